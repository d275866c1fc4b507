import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { act, cleanup, render } from '../../tests/support/render.tsx';
import { useTaskQueue } from './useTaskQueue.ts';

afterEach(cleanup);

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
  await act(() => {
    press('first');
    press('second');
  });
  await act(() => press('third'));
  expect(ran).toEqual(['first', 'second', 'third']);
  expect(onRejected.mock.calls).toEqual([['first']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
