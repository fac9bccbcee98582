import { type CancellationToken, type Connection, LSPErrorCodes, ResponseError } from 'vscode-languageserver';

/** Runs the task of one request: cancelled when asked to, answered with a safe value when it fails. */
export type RequestRunner = <T>(
  name: string,
  token: CancellationToken,
  fallback: T,
  task: () => T | Promise<T>,
) => Promise<T | ResponseError<never>>;

/** One place where requests are cancelled and their errors logged: a fault in one answer never ends the server. */
export function createRequestRunner(connection: Connection): RequestRunner {
  return async (name, token, fallback, task) => {
    await nextTurn();
    if (token.isCancellationRequested) return cancelled();
    try {
      const answer = await task();
      return token.isCancellationRequested ? cancelled() : answer;
    } catch (error) {
      connection.console.error(`${name}: ${describeFault(error)}`);
      return fallback;
    }
  };
}

/** Lets a cancellation that is already on the wire arrive before the work begins. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function cancelled(): ResponseError<never> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.');
}

/** An error as the log shows it. */
export function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
