/** What a person or an operating system may send to end a process. */
const signals = ['SIGINT', 'SIGTERM'] as const;
const patienceMilliseconds = 9_000;
const watchMilliseconds = 500;

/**
 * Calls `stop` once, on the first request to end, and then leaves with exit code 0; with 1 where it
 * fails or takes too long. Further signals change nothing: a Ctrl-C under npm arrives twice, from
 * the terminal and from npm.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => leave('it took too long'), patienceMilliseconds).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      leave(error);
    }
  };
  for (const signal of signals) process.on(signal, () => void begin());
  if (process.env.npm_lifecycle_event) watchParent(() => void begin());
}

/**
 * npm and the shell between it and us can end without a word to us; the port and the data folder
 * must be free then.
 */
function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, watchMilliseconds).unref();
}

function leave(reason: unknown): never {
  console.error('The server did not stop cleanly:', reason);
  process.exit(1);
}
