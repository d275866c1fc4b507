import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePublication } from './usePublication.ts';

const now = Date.parse('2026-12-01T00:00:00Z');
const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now }));
afterEach(() => void vi.useRealTimers());

function Publication({ publishedAt }: { publishedAt: string | null }) {
  return <p role="status">{usePublication(publishedAt)}</p>;
}

it('an article is published by time alone', () => {
  render(<Publication publishedAt={at(60_000)} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('scheduled');
  act(() => void vi.advanceTimersByTime(59_999));
  expect(status).toHaveTextContent('scheduled');
  act(() => void vi.advanceTimersByTime(1));
  expect(status).toHaveTextContent('published');
});

it('an article without a time is a draft, and one of the past is published', () => {
  render(<Publication publishedAt={null} />);
  render(<Publication publishedAt={at(-1)} />);
  // Longer than a timer can wait.
  render(<Publication publishedAt={at(90 * 86_400_000)} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'draft',
    'published',
    'scheduled',
  ]);
});
