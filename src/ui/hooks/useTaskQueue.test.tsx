import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTaskQueue } from './useTaskQueue.ts';

it('runs the tasks after one that was rejected', async () => {
  const onRejected = vi.fn<(task: string) => void>();
  const ran: string[] = [];
  const run = async (task: string) => {
    ran.push(task);
    if (task === 'first') throw new Error('rejected');
  };
  function Queue() {
    const { pending, add } = useTaskQueue(run, onRejected);
    return (
      <>
        <p role="status">{pending.join()}</p>
        {['first', 'second', 'third'].map((task) => (
          <button key={task} type="button" onClick={() => add(task)}>
            {task}
          </button>
        ))}
      </>
    );
  }
  render(<Queue />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  await act(async () => {
    press('first');
    press('second');
  });
  await act(async () => press('third'));
  expect(ran).toEqual(['first', 'second', 'third']);
  expect(onRejected.mock.calls).toEqual([['first']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
