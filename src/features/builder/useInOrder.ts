import { useRef, useState } from 'react';

/**
 * Runs tasks one after the other, however fast they come. Gives those that are not finished, for
 * this render and, with `now`, at this moment.
 */
export function useInOrder<Task>(run: (task: Task) => Promise<void>) {
  const line = useRef(Promise.resolve());
  // State alone would hide a second click from the first that comes before the next render.
  const current = useRef<readonly Task[]>([]);
  const [unfinished, setUnfinished] = useState(current.current);
  const keep = (tasks: readonly Task[]) => {
    current.current = tasks;
    setUnfinished(tasks);
  };
  const add = (task: Task) => {
    keep([...current.current, task]);
    line.current = line.current
      .then(() => run(task))
      .finally(() => keep(current.current.filter((other) => other !== task)));
  };
  return { unfinished, now: () => current.current, add };
}
