/** Path of the Chromium to drive; undefined where there is none. */
export declare function findChromium(): string | undefined;
/** Folder of the installed host. */
export declare const hostFolder: string;
