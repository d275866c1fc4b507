/** SIGHUP: the terminal was closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const stopTimeoutMilliseconds = 9_000;
const parentCheckMilliseconds = 500;

/**
 * Calls `stop` on the first signal that asks to stop, and then exits with code 0, or with 1 if it fails or
 * takes too long. Further signals are ignored: under npm, a Ctrl-C arrives twice, from the terminal
 * and from npm.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => exitWithError('it took too long'), stopTimeoutMilliseconds).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      exitWithError(error);
    }
  };
  for (const signal of signals) process.on(signal, () => void stopOnce());
  if (process.env.npm_lifecycle_event) onParentExit(() => void stopOnce());
}

/**
 * npm and its shell can end without sending a signal to this process, which then must release the
 * port and the data folder.
 */
function onParentExit(onGone: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, parentCheckMilliseconds).unref();
}

function exitWithError(reason: unknown): never {
  console.error('The server did not stop cleanly:', reason);
  process.exit(1);
}
