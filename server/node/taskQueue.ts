/**
 * Returns a function that runs asynchronous work: at most `maxConcurrent` at the same time, the
 * rest waits in order of arrival.
 */
export function createTaskQueue(
  maxConcurrent: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < maxConcurrent) running += 1;
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
