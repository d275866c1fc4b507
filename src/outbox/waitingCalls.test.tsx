import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { SlotCallInput } from '../../openapi/schema.d.ts';
import { useScoreEntryPage } from '../../tests/support/screens/scoreEntryPage.ts';
import { useWaitingSender } from './useWaitingSender.ts';
import { readWaiting, storeCall, storeWaiting } from './waitingEntries.ts';

const { faults, openHook, target, organiserId } = useScoreEntryPage();

/** Stores a step as the desk does. */
const press = (slotId: number, action: 'call' | 'arrive', version: string) =>
  storeCall(
    { organiserId: organiserId(), tournamentId: target().tournamentId, name: 'Lomba · Antrean' },
    {
      slot: { id: slotId, arenaId: 1, name: `Tim ${slotId}` },
      action,
      version,
      call: {
        state: action === 'call' ? 'called' : 'present',
        count: 1,
        absences: 0,
        at: new Date().toISOString(),
        version: '"9"',
      },
    },
  );

it('a step without an answer holds up those that follow it, and no other call', async () => {
  const sent: string[] = [];
  faults(
    http.post<{ slotId: string }, SlotCallInput>(
      '*/slots/:slotId/call',
      async ({ request, params: { slotId } }) => {
        const { action } = await request.clone().json();
        sent.push(`${slotId} ${action}`);
        const status = slotId === '7' && action === 'call' ? 500 : 409;
        return HttpResponse.json({ success: false, message: 'Tidak sekarang.' }, { status });
      },
    ),
  );
  openHook(useWaitingSender);
  await act(async () => {
    press(7, 'call', '"0"');
    press(7, 'arrive', '"1"');
    press(8, 'call', '"0"');
  });
  await waitFor(() => expect(sent).toContain('8 call'));
  await waitFor(() =>
    expect(readWaiting()).toMatchObject([
      { slot: { id: 7 }, action: 'call', isDelayed: true },
      { slot: { id: 7 }, action: 'arrive' },
      { slot: { id: 8 }, rejection: 'Tidak sekarang.' },
    ]),
  );
  expect(sent).not.toContain('7 arrive');
});

it('steps keep their order when the clock of the device is put back', async () => {
  press(7, 'call', '"0"');
  for (const entry of readWaiting()) storeWaiting({ ...entry, enteredAt: Date.now() + 3_600_000 });
  press(7, 'arrive', '"1"');
  expect(readWaiting()).toMatchObject([{ action: 'call' }, { action: 'arrive' }]);
});

it('a call whose team has come meanwhile counts, although a pupil of it is called elsewhere', async () => {
  const sent: unknown[] = [];
  faults(
    http.post<{ slotId: string }, SlotCallInput>('*/slots/:slotId/call', async ({ request }) => {
      const { action, anyway = false } = await request.clone().json();
      sent.push([action, anyway]);
      return HttpResponse.json({ success: false, message: 'Tidak sekarang.' }, { status: 409 });
    }),
  );
  openHook(useWaitingSender);
  await act(async () => {
    press(7, 'call', '"0"');
    press(7, 'arrive', '"1"');
    press(8, 'call', '"0"');
  });
  await waitFor(() =>
    expect(sent).toEqual([
      ['call', true],
      ['call', false],
    ]),
  );
});
