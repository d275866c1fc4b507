import { useRef, useState } from 'react';

/**
 * Runs tasks sequentially. Returns the unfinished tasks: `pending` as of this render,
 * `getPending()` as of now. A task that is rejected is reported, and the next one runs.
 */
export function useTaskQueue<Task>(
  run: (task: Task) => Promise<void>,
  onRejected: (task: Task) => void,
) {
  const queue = useRef(Promise.resolve());
  // With state alone, a second click before the next render would not see the first.
  const pendingTasks = useRef<readonly Task[]>([]);
  const [pending, setPending] = useState(pendingTasks.current);
  const updatePending = (tasks: readonly Task[]) => {
    pendingTasks.current = tasks;
    setPending(tasks);
  };
  const add = (task: Task) => {
    updatePending([...pendingTasks.current, task]);
    queue.current = queue.current
      .then(() => run(task))
      .catch(() => onRejected(task))
      .finally(() => updatePending(pendingTasks.current.filter((other) => other !== task)));
  };
  return { pending, getPending: () => pendingTasks.current, add };
}
