import { screen } from '@testing-library/dom';
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
  let add: (task: string) => void = () => undefined;
  function Queue() {
    const queue = useTaskQueue(run, onRejected);
    add = queue.add;
    return <p role="status">{queue.pending.join()}</p>;
  }
  render(<Queue />);
  await act(() => {
    add('first');
    add('second');
  });
  await act(() => add('third'));
  expect(ran).toEqual(['first', 'second', 'third']);
  expect(onRejected.mock.calls).toEqual([['first']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
