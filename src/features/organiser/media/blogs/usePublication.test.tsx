import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, cleanup, render } from '../../../../../tests/support/render.tsx';
import { usePublication } from './usePublication.ts';

const now = Date.parse('2026-12-01T00:00:00Z');
const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Publication({ publishedAt }: { publishedAt: string | null }) {
  return <p role="status">{usePublication(publishedAt)}</p>;
}

it('an article is published by time alone', async () => {
  render(<Publication publishedAt={at(60_000)} />);
  await act(() => undefined);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('scheduled');
  await act(() => vi.advanceTimersByTime(59_999));
  expect(status).toHaveTextContent('scheduled');
  await act(() => vi.advanceTimersByTime(1));
  expect(status).toHaveTextContent('published');
});

it('an article without a time is a draft, and one of the past is published', async () => {
  render(<Publication publishedAt={null} />);
  render(<Publication publishedAt={at(-1)} />);
  // Longer than a timer can wait.
  render(<Publication publishedAt={at(90 * 86_400_000)} />);
  await act(() => vi.advanceTimersByTime(1000));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'draft',
    'published',
    'scheduled',
  ]);
});
