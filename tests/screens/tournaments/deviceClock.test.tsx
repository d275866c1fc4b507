import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tournaments } from '../../../server/db/schema.ts';
import { setDeviceClock } from '../../support/screens/deviceClock.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { eventDayFromNow } from '../../support/screens/tournaments.ts';

const product = useTestApp();
const { renderApp, backend } = product;

const hour = 60 * 60 * 1000;
const clocks = [
  ['3 hours behind', -3 * hour],
  ['5 hours ahead', 5 * hour],
  ['9 days ahead', 9 * 24 * hour],
] as const;

/** Moves a tournament to today, with an hour at which it starts ('13:00'). */
const play = (id: number, startTime: string) =>
  backend.db
    .update(tournaments)
    .set({ date: eventDayFromNow(0), startTime })
    .where(eq(tournaments.id, id));

/** How a countdown of so many milliseconds begins. */
function countdown(left: number): string {
  const minutes = Math.max(0, Math.floor(left / 60_000));
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `0 Days${twoDigits(Math.floor(minutes / 60))} Hours${twoDigits(minutes % 60)} Minutes`;
}

describe.each(clocks)('with a clock that is %s', (_, difference) => {
  it('a tournament of today runs', async () => {
    await play(1, '00:00');
    setDeviceClock(product, difference);
    await renderApp('/tournaments/1');
    expect(await screen.findByRole('region', { name: 'Sedang berlangsung' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Para juara' })).toBeNull());
    expect(screen.getByText('Hari ini')).toBeVisible();
  });

  it('the countdown ends when the tournament starts', async () => {
    await play(1, '23:59');
    const start = Date.parse(`${eventDayFromNow(0)}T23:59:00+07:00`);
    const serverTime = setDeviceClock(product, difference);
    await renderApp('/tournaments/1');
    await waitFor(() =>
      expect(screen.getByRole('timer').textContent).toContain(countdown(start - serverTime())),
    );
  });

  it('organisers find it first for scores', async () => {
    await product.applyScenarios('organiser');
    await play(1, '00:00');
    setDeviceClock(product, difference);
    await renderApp('/organiser/scores');
    await waitFor(() => {
      const [first] = screen.getAllByRole('heading', { level: 2 });
      const region = screen.getByRole('region', { name: first?.textContent ?? '' });
      expect(within(region).getByText('Hari ini')).toBeVisible();
    });
  });
});
