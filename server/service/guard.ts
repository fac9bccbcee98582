/** Is told of a part of the service that failed. */
export type FaultLog = (part: string, error: unknown) => void;

/** For callers that have nobody to tell. */
export const IGNORED: FaultLog = () => undefined;

/** What a part of a check finds; where it fails, what it had found until then, and the log is told. */
export function guarded<T>(part: string, log: FaultLog, find: () => Iterable<T>): readonly T[] {
  const found: T[] = [];
  try {
    for (const one of find()) found.push(one);
  } catch (error) {
    log(part, error);
  }
  return found;
}
