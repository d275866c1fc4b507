import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Category } from '../../../openapi/schema.d.ts';
import { readList } from './lists.ts';
import { type TestApp, useTestApp } from './renderApp.tsx';
import { until } from '../until.ts';

/** Stops the board's clock until a test moves it; everything else goes on as in life. */
export function useBoardClock() {
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() }),
  );
  afterEach(() => vi.restoreAllMocks());
}

/** Moves the clock second by second; React renders what each has changed. */
export async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) act(() => void vi.advanceTimersByTime(1000));
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
}

/** Counts the calls for scores. */
export function watchScores({ faults, isLoading }: Pick<TestApp, 'faults' | 'isLoading'>) {
  const watch = {
    calls: 0,
    /** Waits until the scores were loaded `count` times: a call during another one is not sent. */
    loaded: (count: number) => until(() => watch.calls === count && !isLoading()),
  };
  faults(http.get('*/api/scores', () => void (watch.calls += 1)));
  return watch;
}

export const shownCategory = () => screen.getByRole('heading', { level: 2 }).textContent;
export const countdown = () => screen.getByRole('timer').textContent;
export const boardStands = () => screen.findByRole('table');

/** The full-screen board, whose clock stands still. */
export function useBoard() {
  const product = useTestApp();
  useBoardClock();
  return {
    ...product,
    openBoard: async (address = '/board', title = 'Papan skor semua lomba') => {
      const opened = await product.renderApp(address);
      await screen.findByRole('heading', { level: 1, name: title });
      return opened;
    },
    watchScores: () => watchScores(product),
    categoryNames: async () =>
      (await readList<Category>(product.backend, '/api/categories')).map(({ name }) => name),
  };
}
