import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { auditLog, organisers } from '../../../server/db/schema.ts';
import { field, heading } from '../../support/screens/queries.ts';
import { row, useScoreEntryPage } from '../../support/screens/scoreEntryPage.ts';

const { applyScenarios, clearScenarios, faults, backend, path, ...scoreEntry } =
  useScoreEntryPage();
const { openScoreEntry, renderScoreEntry, numberOf, readResults } = scoreEntry;

const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));

/** Opens score entry without a network and enters a run of the first team, which waits. */
async function enterOffline() {
  await applyScenarios('offline:addRun');
  const app = await openScoreEntry();
  const first = numberOf(0);
  await app.user.keyboard(`${first.number}{Enter}80{Enter}10738{Enter}`);
  expect(await screen.findByText('Menunggu jaringan')).toBeVisible();
  return { ...app, ...first };
}

describe('without a network', () => {
  it('scores wait in the browser, over a reload, and are sent once when it is back', async () => {
    await applyScenarios('offline:addRun');
    const { user } = await openScoreEntry();
    const [first, second] = [numberOf(0), numberOf(1)];
    await user.keyboard(`${first.number}{Enter}80{Enter}10738{Enter}`);
    await user.keyboard(`${second.number}{Enter}70{Enter}10800{Enter}`);
    expect(await screen.findByText(/^2 skor menunggu jaringan\./)).toBeVisible();
    cleanup();
    await openScoreEntry();
    expect(await screen.findByText(/^2 skor menunggu jaringan\./)).toBeVisible();
    expect((await readResults()).map(({ team }) => team)).not.toContain(first.team.name);
    clearScenarios();
    await comeBack();
    await waitFor(async () =>
      expect((await readResults()).slice(0, 2)).toEqual([
        { team: second.team.name, points: 70, time: '01:08.00' },
        { team: first.team.name, points: 80, time: '01:07.38' },
      ]),
    );
    await waitFor(() => expect(screen.queryAllByText(/menunggu jaringan/)).toEqual([]));
  });

  it('one that the server refuses stays, and is corrected or discarded', async () => {
    const { user, team } = await enterOffline();
    const token = await backend.signIn('organiser');
    const other = { key: crypto.randomUUID(), team_id: team.id, points: 60, time: '01:30.00' };
    await backend.request('POST', path(), { token, body: other });
    clearScenarios();
    await comeBack();
    expect(
      await screen.findByText('Lari 1 tim ini sudah dicatat: 60 poin, 01:30.00.'),
    ).toBeVisible();
    expect(screen.getByText('Ditolak')).toBeVisible();
    expect((await readResults())[0]).toMatchObject({ team: team.name, points: 60 });
    const [entry] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Ditolak'));
    await user.click(within(entry ?? document.body).getByRole('button', { name: /^Buang/ }));
    await waitFor(() => expect(screen.queryByText('Ditolak')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    expect(
      await screen.findByText('Lari 1 tim ini sudah dicatat: 60 poin, 01:30.00.'),
    ).toBeVisible();
  });

  it('one that cannot be read stops neither the page nor the others', async () => {
    const { team } = await enterOffline();
    const key = Object.keys(localStorage).find((each) => each.includes('waiting-score'));
    for (const text of ['{"key":', 'null', '{"key":"of another version"}'])
      localStorage.setItem(`${key}${text.length}`, text);
    cleanup();
    await openScoreEntry();
    expect(await screen.findByText(/^1 skor menunggu jaringan\./)).toBeVisible();
    clearScenarios();
    await comeBack();
    await waitFor(async () => expect((await readResults())[0]?.team).toBe(team.name));
  });

  it('signing out asks first', async () => {
    const { user, currentPath } = await enterOffline();
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: /^Akun / }));
      await user.click(await screen.findByRole('menuitem', { name: 'Keluar' }));
    };
    await signOut();
    const dialog = await screen.findByRole('dialog', { name: 'Keluar sebelum skor terkirim?' });
    expect(within(dialog).getByText(/^1 skor belum terkirim\./)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Kembali' }));
    expect(currentPath()).toBe('/organiser/scores');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await signOut();
    await user.click(await screen.findByRole('button', { name: 'Tetap keluar' }));
    await heading('Masuk penyelenggara');
    expect(Object.keys(localStorage).filter((key) => key.includes('waiting-score'))).toHaveLength(
      1,
    );
  });

  it('shows what waits in another category', async () => {
    const { user, router } = await enterOffline();
    await act(() => router.navigate('/organiser/scores'));
    expect(await screen.findByText(/^Ada skor yang belum terkirim di meja lain:/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: / · Line Follower$/ }));
    expect(await screen.findByText('Menunggu jaringan')).toBeVisible();
  });
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
    const { user, store } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    expect(await screen.findByText('Menunggu jaringan')).toBeVisible();
    const isSending = () =>
      Object.values(store.getState().api.mutations).some((each) => each?.status === 'pending');
    for (const count of [2, 3]) {
      await comeBack();
      await waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(count));
      await waitFor(() => expect(isSending()).toBe(false));
      expect(screen.getByText('Menunggu jaringan')).toBeVisible();
      expect(screen.queryByText('Ditolak')).toBeNull();
    }
    clearScenarios();
    await comeBack();
    await waitFor(async () => expect((await readResults())[0]?.team).toBe(team.name));
  });

  it('is sent after signing in again, if the session has ended', async () => {
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await applyScenarios('expired-session:organiser');
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    await heading('Masuk penyelenggara');
    expect((await readResults())[0]?.team).not.toBe(team.name);
    clearScenarios();
    await user.type(await field('Email'), demoAccounts.organiser.email);
    await user.type(await field('Password'), `${demoAccounts.organiser.password}{Enter}`);
    await waitFor(async () => expect((await readResults())[0]?.team).toBe(team.name));
    expect(screen.queryByText('Ditolak')).toBeNull();
  });

  it('is not taken for its correction, if the server has saved it', async () => {
    faults(
      http.post(`*${path()}`, async ({ request }) => {
        await backend.app.fetch(request);
        return HttpResponse.error();
      }),
    );
    const { user } = await openScoreEntry();
    const { team, number } = numberOf(0);
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    await screen.findByText('Menunggu jaringan');
    await user.click(row('Menunggu jaringan').getByRole('button', { name: /^Koreksi/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Poin'));
    await user.type(dialog.getByLabelText('Poin'), '90{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    clearScenarios();
    await comeBack();
    expect(
      await screen.findByText('Lari 1 tim ini sudah dicatat: 80 poin, 01:07.38.'),
    ).toBeVisible();
    expect(row('Ditolak').getByText('90 poin · 01:07.38')).toBeVisible();
    expect((await readResults())[0]).toMatchObject({ team: team.name, points: 80 });
  });

  it('is saved once by two tabs that send it', async () => {
    const { team } = await enterOffline();
    await renderScoreEntry();
    await waitFor(() => expect(screen.getAllByText('Menunggu jaringan')).toHaveLength(2));
    clearScenarios();
    await comeBack();
    await waitFor(() => expect(screen.queryByText('Menunggu jaringan')).toBeNull());
    expect(screen.queryByText('Ditolak')).toBeNull();
    expect((await readResults()).filter((score) => score.team === team.name)).toHaveLength(1);
  });
});

it('a refused score is not sent again, and holds up no other', async () => {
  const sent: number[] = [];
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
  const [refused, accepted] = [numberOf(0), numberOf(1)];
  const { user } = await openScoreEntry();
  await user.keyboard(`${refused.number}{Enter}80{Enter}10738{Enter}`);
  expect(await screen.findByText('Tim ini belum hadir.')).toBeVisible();
  await comeBack();
  await user.keyboard(`${accepted.number}{Enter}70{Enter}10800{Enter}`);
  await waitFor(async () => expect((await readResults())[0]?.team).toBe(accepted.team.name));
  expect(sent).toEqual([refused.team.id, accepted.team.id]);
  expect(screen.getByText('Ditolak')).toBeVisible();
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
    ).map(({ organiserId }) => organiserId);

  it('does not send what the first has entered, who sends it after signing in again', async () => {
    await applyScenarios('offline:addRun');
    const { user } = await openScoreEntry();
    const [first, second] = [numberOf(0), numberOf(1)];
    await user.keyboard(`${first.number}{Enter}80{Enter}10738{Enter}`);
    await screen.findByText('Menunggu jaringan');
    clearScenarios();
    await backend.db.delete(auditLog);
    const other = await signIn(await invite('sari@panitia.example'));
    await waitFor(() => expect(screen.queryByText('Menunggu jaringan')).toBeNull());
    await user.click(await field('Tim'));
    await user.keyboard(`${second.number}{Enter}70{Enter}10800{Enter}`);
    await waitFor(async () => expect((await readResults())[0]?.team).toBe(second.team.name));
    await comeBack();
    expect((await readResults()).map(({ team }) => team)).not.toContain(first.team.name);
    const own = await signIn(demoAccounts.organiser.email);
    await waitFor(async () => expect((await readResults())[0]?.team).toBe(first.team.name));
    await waitFor(async () => expect(await readAuthors()).toEqual([other.user.id, own.user.id]));
  });

  it('sends nothing of the first either, who was sending when the other signed in', async () => {
    const { user } = await openScoreEntry();
    const [first, second] = [numberOf(0), numberOf(1)];
    await backend.db.delete(auditLog);
    const held = Promise.withResolvers<void>();
    faults(
      http.post(`*${path()}`, async ({ request }) => {
        await held.promise;
        return backend.app.fetch(request);
      }),
    );
    await user.keyboard(`${first.number}{Enter}80{Enter}10738{Enter}`);
    await user.keyboard(`${second.number}{Enter}70{Enter}10800{Enter}`);
    const other = await signIn(await invite('tia@panitia.example'));
    held.resolve();
    await user.click(await field('Tim'));
    const third = numberOf(2);
    await user.keyboard(`${third.number}{Enter}60{Enter}10900{Enter}`);
    await waitFor(async () => expect(await readAuthors()).toContain(other.user.id));
    expect((await readAuthors()).filter((id) => id === other.user.id)).toHaveLength(1);
    expect((await readResults()).map(({ team }) => team)).not.toContain(second.team.name);
  });
});

it('works with the teams of the last visit if it cannot be loaded', async () => {
  await openScoreEntry();
  await waitFor(() =>
    expect(Object.keys(localStorage).some((key) => key.includes('robolaga-desk'))).toBe(true),
  );
  await applyScenarios('offline:getScoreEntry', 'offline:addRun');
  cleanup();
  const { user } = await openScoreEntry();
  expect(await screen.findByText(/daftar tim ini dari kunjungan terakhir/)).toBeVisible();
  await user.keyboard(`${numberOf(0).number}{Enter}80{Enter}10738{Enter}`);
  expect(await screen.findByText('Menunggu jaringan')).toBeVisible();
});
