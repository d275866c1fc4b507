import { act, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { auditLog, organisers } from '../../server/db/schema.ts';
import { useScoreEntryPage } from '../../tests/support/screens/scoreEntryPage.ts';
import { useCorrection } from '../features/scoring/corrections/useCorrection.ts';
import { positionOf } from '../features/scoring/runs.ts';
import { useScoreEntry } from '../features/scoring/useScoreEntry.ts';
import { tableSignedIn } from '../session/sessionSlice.ts';
import { useWaitingSender } from './useWaitingSender.ts';
import { waitingText } from './waitingText.ts';
import { isRun, readWaiting } from './waitingEntries.ts';

const { applyScenarios, clearScenarios, faults, backend, openHook, path, ...scoreEntry } =
  useScoreEntryPage();
const { target, atStart, numberOf, readResults, enterScore, organiserId } = scoreEntry;

const openSender = () => openHook(useWaitingSender);
const enter = (index: number, points: number, time: string) =>
  act(async () => enterScore(index, points, time));
const waitingOf = (id: number) => readWaiting().filter((score) => score.organiserId === id);
const waiting = () => waitingOf(organiserId()).filter(isRun);
const isDelayed = () => waitFor(() => expect(waiting()[0]?.isDelayed).toBe(true));
const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

it('scores wait for the network, over a reload, and are sent once and in their order', async () => {
  await applyScenarios('offline:addRun');
  const { unmount } = openSender();
  await enter(0, 80, '01:07.38');
  await isDelayed();
  await enter(1, 70, '01:08.00');
  unmount();
  clearScenarios();
  const sent: number[] = [];
  faults(
    http.post<never, { team_id: number }>(`*${path()}`, async ({ request }) => {
      sent.push((await request.clone().json()).team_id);
      return backend.app.fetch(request);
    }),
  );
  openSender();
  await waitFor(() => expect(waiting()).toEqual([]));
  const [first, second] = [numberOf(0).team, numberOf(1).team];
  expect(sent).toEqual([first.id, second.id]);
  expect((await readResults()).slice(0, 2)).toEqual([
    { team: second.name, points: 70, time: '01:08.00' },
    { team: first.name, points: 80, time: '01:07.38' },
  ]);
});

describe('a score without an answer', () => {
  it('is no refused one: after 429, 500 and 503 it is sent again', async () => {
    const answered: number[] = [];
    faults(
      http.post(`*${path()}`, () => {
        const status = [429, 500][answered.length] ?? 503;
        answered.push(status);
        return HttpResponse.json({ success: false, message: 'Server sedang sibuk.' }, { status });
      }),
    );
    const { store } = openSender();
    await enter(0, 80, '01:07.38');
    await isDelayed();
    const isSending = () =>
      Object.values(store.getState().api.mutations).some((each) => each?.status === 'pending');
    for (const count of [2, 3]) {
      await comeBack();
      await waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(count));
      await waitFor(() => expect(isSending()).toBe(false));
      expect(waiting()).toMatchObject([{ isDelayed: true }]);
      expect(waiting()[0]).not.toHaveProperty('rejection');
    }
    clearScenarios();
    await comeBack();
    await waitFor(() => expect(waiting()).toEqual([]));
    expect((await readResults())[0]?.team).toBe(numberOf(0).team.name);
  });

  it('is sent as soon as the network is back, before the next try', async () => {
    const start = setInterval;
    const intervals = vi
      .spyOn(globalThis, 'setInterval')
      .mockImplementation((run, time) =>
        time === 4000 ? start(() => {}, time) : start(run, time),
      );
    onTestFinished(() => intervals.mockRestore());
    await applyScenarios('offline:addRun');
    openSender();
    await enter(0, 80, '01:07.38');
    await isDelayed();
    clearScenarios();
    faults(
      http.post(`*${path()}`, () =>
        HttpResponse.json({ success: false, message: 'Tim ini belum hadir.' }, { status: 409 }),
      ),
    );
    await comeBack();
    await waitFor(() => expect(waiting()[0]?.rejection).toBe('Tim ini belum hadir.'));
  });

  it('is sent after signing in again, if the session has ended', async () => {
    const id = organiserId();
    const { store, unmount } = openSender();
    const { team } = numberOf(0);
    await applyScenarios('expired-session:organiser');
    await enter(0, 80, '01:07.38');
    await waitFor(() => expect(store.getState().session.organiser).toBeNull());
    await waitFor(() => expect(waitingOf(id)).toMatchObject([{ isDelayed: true }]));
    expect(waitingOf(id)[0]).not.toHaveProperty('rejection');
    unmount();
    clearScenarios();
    expect((await readResults())[0]?.team).not.toBe(team.name);
    await applyScenarios('organiser');
    openSender();
    await waitFor(() => expect(waiting()).toEqual([]));
    expect((await readResults())[0]?.team).toBe(team.name);
  });

  it('is not taken for its correction, if the server has saved it', async () => {
    faults(
      http.post(`*${path()}`, async ({ request }) => {
        await backend.app.fetch(request);
        return HttpResponse.error();
      }),
    );
    const { current } = openHook(() => {
      useWaitingSender();
      return useCorrection(useScoreEntry(target()), atStart(), { isTable: false });
    });
    const { team } = numberOf(0);
    await enter(0, 80, '01:07.38');
    await isDelayed();
    const [entry] = waiting();
    if (!entry) throw new Error('Nothing waits');
    clearScenarios();
    await act(async () => {
      const run = { outcome: 'finished', points: 90, time: '01:07.38', reason: null } as const;
      const position = positionOf(atStart().rounds, entry);
      await current().save(entry, { run, position, reason: null, advance: undefined });
    });
    await waitFor(() =>
      expect(waiting()).toMatchObject([
        { points: 90, rejection: 'Percobaan 1 tim ini sudah dicatat: 80 poin, 01:07.38.' },
      ]),
    );
    expect((await readResults())[0]).toMatchObject({ team: team.name, points: 80 });
  });

  it('is saved once by two tabs that send it', async () => {
    await applyScenarios('offline:addRun');
    openSender();
    openSender();
    await enter(0, 80, '01:07.38');
    await isDelayed();
    clearScenarios();
    await comeBack();
    await waitFor(() => expect(waiting()).toEqual([]));
    const { team } = numberOf(0);
    expect((await readResults()).filter((score) => score.team === team.name)).toHaveLength(1);
  });
});

it('without a network each score waits for it, though only the first is tried', async () => {
  const sent: unknown[] = [];
  faults(
    http.post(`*${path()}`, async ({ request }) => {
      sent.push(Object(await request.clone().json()).team_id);
      return HttpResponse.error();
    }),
  );
  openSender();
  await enter(0, 80, '01:07.38');
  await isDelayed();
  await enter(1, 70, '01:08.00');
  await waitFor(() => expect(waiting().map((score) => score.isDelayed)).toEqual([true, true]));
  expect(new Set(sent)).toEqual(new Set([numberOf(0).team.id]));
});

it('a refused score is not sent again, and holds up no other', async () => {
  const sent: number[] = [];
  const [refused, accepted] = [numberOf(0), numberOf(1)];
  faults(
    http.post<never, { team_id: number }>(`*${path()}`, async ({ request }) => {
      const { team_id: teamId } = await request.clone().json();
      sent.push(teamId);
      // The network ends what would otherwise go on for ever.
      if (sent.length > 9) return HttpResponse.error();
      return teamId === refused.team.id
        ? HttpResponse.json({ success: false, message: 'Tim ini belum hadir.' }, { status: 409 })
        : backend.app.fetch(request);
    }),
  );
  openSender();
  await enter(0, 80, '01:07.38');
  await waitFor(() => expect(waiting()[0]?.rejection).toBe('Tim ini belum hadir.'));
  await comeBack();
  await enter(1, 70, '01:08.00');
  await waitFor(() => expect(waiting()).toHaveLength(1));
  expect((await readResults())[0]?.team).toBe(accepted.team.name);
  expect(sent).toEqual([refused.team.id, accepted.team.id]);
  expect(waiting()).toMatchObject([{ team: { id: refused.team.id } }]);
});

it('a score that the server cannot save now, or not for this session, holds up no other', async () => {
  const [failed, refused, accepted] = [numberOf(0), numberOf(1), numberOf(2)];
  faults(
    http.post<never, { team_id: number }>(`*${path()}`, async ({ request }) => {
      const { team_id: teamId } = await request.clone().json();
      const status = new Map([
        [failed.team.id, 500],
        [refused.team.id, 403],
      ]).get(teamId);
      return status
        ? HttpResponse.json({ success: false, message: 'Tidak sekarang.' }, { status })
        : backend.app.fetch(request);
    }),
  );
  openSender();
  await enter(0, 80, '01:07.38');
  await enter(1, 70, '01:08.00');
  await enter(2, 60, '01:09.00');
  await waitFor(async () => expect((await readResults())[0]?.team).toBe(accepted.team.name));
  await waitFor(() =>
    expect(waiting()).toMatchObject([
      { team: { id: failed.team.id }, isDelayed: true },
      { team: { id: refused.team.id }, isDelayed: true, delayReason: 'Tidak sekarang.' },
    ]),
  );
  expect(waiting()[0]).not.toHaveProperty('delayReason');
  expect(waitingText(waiting())).toMatch(
    /^2 skor belum diterima server: Tidak sekarang\. Tidak ada/,
  );
  for (const score of waiting()) expect(score).not.toHaveProperty('rejection');
  clearScenarios();
  await comeBack();
  await waitFor(() => expect(waiting()).toEqual([]));
});

describe('a table card', () => {
  const cardOf = (categoryId: number | null, kind: 'scores' | 'check_in' = 'scores') => ({
    id: 1,
    kind,
    label: 'Meja 1',
    person: 'Rina',
    starts_at: '2000-01-01T00:00:00Z',
    ends_at: '2100-01-01T00:00:00Z',
    tournament: { id: target().tournamentId, name: 'Lomba' },
    category: categoryId === null ? null : { id: categoryId, name: 'Kategori' },
  });

  it.each([
    ['of another category', () => cardOf(target().categoryId + 1)],
    ['for check-in', () => cardOf(null, 'check_in')],
  ])('%s does not send what waits, and one of the category does', async (_, otherCard) => {
    const sent: number[] = [];
    faults(
      http.post<never, { team_id: number }>(`*${path()}`, async ({ request }) => {
        sent.push((await request.clone().json()).team_id);
        return backend.app.fetch(request);
      }),
    );
    const { store } = openSender();
    const token = store.getState().session.organiser?.token ?? '';
    const signInWith = (card: ReturnType<typeof cardOf>) =>
      act(async () => void store.dispatch(tableSignedIn({ token, card })));
    await signInWith(otherCard());
    await enter(0, 80, '01:07.38');
    await comeBack();
    expect(waiting()).toMatchObject([{ points: 80 }]);
    expect(sent).toEqual([]);
    await signInWith(cardOf(target().categoryId));
    await waitFor(() => expect(sent).toEqual([numberOf(0).team.id]));
  });
});

describe('another organiser in the same browser', () => {
  type Session = { token: string; user: { id: number } };

  /** Signs another organiser in, as another tab of the browser does. */
  const signIn = async (email: string): Promise<Session> => {
    const { body } = await backend.request('POST', '/api/organiser/login', {
      body: { email, password: demoAccounts.organiser.password },
    });
    localStorage.setItem('robolaga-organiser', JSON.stringify(body));
    await act(async () => void window.dispatchEvent(new StorageEvent('storage')));
    return body as Session;
  };
  const invite = async (email: string) => {
    const [{ passwordHash } = { passwordHash: null }] = await backend.db.select().from(organisers);
    await backend.db.insert(organisers).values({ name: 'Sari', email, passwordHash });
    return email;
  };
  /** Who has added scores since the start of the test. */
  const readAuthors = async () =>
    (
      await backend.db
        .select({ organiserId: auditLog.organiserId })
        .from(auditLog)
        .where(eq(auditLog.operation, 'addRun'))
        .orderBy(auditLog.id)
    ).map(({ organiserId: id }) => id);

  it('does not send what the first has entered, who sends it after signing in again', async () => {
    await applyScenarios('offline:addRun');
    openSender();
    const [first, second] = [numberOf(0), numberOf(1)];
    await enter(0, 80, '01:07.38');
    await isDelayed();
    const other = await signIn(await invite('sari@panitia.example'));
    // Only then, as the first sends it again by itself while signed in.
    clearScenarios();
    await backend.db.delete(auditLog);
    await enter(1, 70, '01:08.00');
    await waitFor(async () => expect((await readResults())[0]?.team).toBe(second.team.name));
    await comeBack();
    expect((await readResults()).map(({ team }) => team)).not.toContain(first.team.name);
    const own = await signIn(demoAccounts.organiser.email);
    await waitFor(async () => expect((await readResults())[0]?.team).toBe(first.team.name));
    await waitFor(async () => expect(await readAuthors()).toEqual([other.user.id, own.user.id]));
    await waitFor(() => expect(waiting()).toEqual([]));
  });

  it('sends nothing of the first either, who was sending when the other signed in', async () => {
    openSender();
    await backend.db.delete(auditLog);
    const held = Promise.withResolvers<void>();
    faults(
      http.post(`*${path()}`, async ({ request }) => {
        await held.promise;
        return backend.app.fetch(request);
      }),
    );
    await enter(0, 80, '01:07.38');
    await enter(1, 70, '01:08.00');
    const other = await signIn(await invite('tia@panitia.example'));
    held.resolve();
    await enter(2, 60, '01:09.00');
    await waitFor(async () => expect(await readAuthors()).toContain(other.user.id));
    await waitFor(() => expect(waiting()).toEqual([]));
    expect((await readAuthors()).filter((id) => id === other.user.id)).toHaveLength(1);
    expect((await readResults()).map(({ team }) => team)).not.toContain(numberOf(1).team.name);
  });
});
