/** The lenses above a template, and what they run. */
import { type CodeLens, type Command, commands, type Disposable, Range, Uri } from 'vscode';
import { OPEN_SAMPLE_COMMAND, SHOW_TARGETS_COMMAND } from '../server/messages.js';
import { OPEN_COMMAND } from './playground/index.js';

/** Opens the setting that names the targets. */
export function registerTargetsCommand(): Disposable {
  return commands.registerCommand(SHOW_TARGETS_COMMAND, () =>
    commands.executeCommand('workbench.action.openSettings', 'responseTemplates.targets'),
  );
}

/**
 * The server's lens as VS Code is to run it. An extension's command with arguments is forgotten as soon as VS Code has newer lenses, while
 * the lens that is on the screen may still be the old one: what has scrolled into view, or takes long to find out. Commands without
 * arguments are not, nor is VS Code's own command to open a document.
 */
export function withLastingCommand<Lens extends CodeLens>(lens: Lens): Lens {
  if (lens.command !== undefined) lens.command = lasting(lens.command);
  return lens;
}

function lasting({ title, tooltip, command, arguments: [first, second] = [] }: Command): Command {
  const shown = tooltip === undefined ? { title } : { title, tooltip };
  switch (command) {
    case OPEN_COMMAND: // of the editor that has the keyboard: that of the lens
      return { ...shown, command };
    case OPEN_SAMPLE_COMMAND:
      return {
        ...shown,
        command: 'vscode.open',
        arguments: [Uri.parse(String(first)), { selection: rangeAt(second) }],
      };
    case SHOW_TARGETS_COMMAND:
      return { ...shown, command: first === true ? 'workbench.panel.markers.view.focus' : command };
    default:
      return { ...shown, command };
  }
}

/** An empty range at a place of the protocol; at the beginning where it is none. */
function rangeAt(place: unknown): Range {
  const { line, character } = (typeof place === 'object' && place !== null ? place : {}) as Record<string, unknown>;
  const [row, column] = [Number(line ?? 0), Number(character ?? 0)];
  return new Range(row, column, row, column);
}
