import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ObjectionInput, OwnTournamentRuns } from '../../../openapi/schema.d.ts';
import { heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults, applyScenarios } = useTestApp();

const ownRuns = (changes: Partial<OwnTournamentRuns> = {}): OwnTournamentRuns => ({
  tournament: { id: 7, title: 'RoboLaga Surabaya 2026' },
  category: { id: 1, name: 'Inspire' },
  state: 'provisional',
  objections_until: '2026-11-22T08:12:30Z',
  may_object: true,
  runs: [
    {
      id: 900,
      round: 'Penyisihan',
      number: 2,
      outcome: 'finished',
      points: 455,
      time: '00:12:50',
      objection: null,
    },
  ],
  matches: [
    {
      id: 30,
      match: {
        round: 'Gugur',
        number: 3,
        group: null,
        stage_teams: 4,
        opponent: { id: 2, name: 'Komodo Lintas' },
        result: null,
      },
      objection: null,
    },
  ],
  ...changes,
});

/** Answers with a team's own results, and takes objections; `refuse` answers one instead. */
function answerRuns(own: OwnTournamentRuns, refuse?: () => Response | undefined) {
  const sent: ObjectionInput[] = [];
  faults(
    http.get('*/runs', () => HttpResponse.json({ success: true, data: [own] })),
    http.post('*/objections', async ({ request }) => {
      const body = (await request.json()) as ObjectionInput;
      sent.push(body);
      const refused = refuse?.();
      if (refused) return refused;
      for (const run of own.runs)
        if (run.id === body.run_id)
          run.objection = {
            id: 1,
            text: body.text,
            author: 'Raka',
            created_at: '2026-11-22T08:01:00Z',
            state: 'open',
            decision: null,
          };
      return HttpResponse.json(
        { success: true, message: 'Keberatan telah dikirim ke juri kepala.' },
        { status: 201 },
      );
    }),
  );
  return sent;
}

const section = async () => within(await screen.findByRole('region', { name: 'Hasil tim Anda' }));
const objectButton = 'Ajukan keberatan: Penyisihan, percobaan 2';

beforeEach(() => applyScenarios('clock:2026-11-22T08:00:00Z'));

describe('the results of an own team', () => {
  it('have when it plays what others do not see yet', async () => {
    await applyScenarios('leader');
    const turn = {
      slot_id: 301,
      arena: 'Arena 2',
      category: 'Inspire',
      round: 'Final',
      run: { number: 1, result: null },
      match: null,
      seconds: 240,
      before: 2,
      waiting_before: 2,
      queue_at: '2026-11-22T08:02:00Z',
      slack: 0,
      planned_at: '2026-11-22T08:00:00Z',
      expected_at: '2026-11-22T08:10:00Z',
      margin: 60,
      ended_at: null,
      call: null,
    };
    answerRuns(ownRuns({ state: 'frozen', objections_until: null, turns: [turn] }));
    await renderApp('/teams/1');
    const turns = within((await section()).getByRole('list', { name: 'Giliran berikutnya' }));
    expect(turns.getByRole('listitem')).toHaveTextContent(
      'Final, percobaan 1Arena 2, sekitar 15.10',
    );
  });

  it.each(['leader', 'club'] as const)('are objected to by its %s', async (account) => {
    await applyScenarios(account);
    const sent = answerRuns(ownRuns());
    const { user } = await renderApp('/teams/1');
    const results = await section();
    expect(
      results.getByText('Hasil sementara. Keberatan sampai 15.12 (masih 12 menit).'),
    ).toBeVisible();
    expect(results.getByText('455 poin · 00:12:50')).toBeVisible();
    expect(
      results.getByText('Gugur · Semifinal · pertandingan 3, lawan Komodo Lintas'),
    ).toBeVisible();
    // What has not been played has no result to object to.
    expect(results.getAllByRole('button')).toHaveLength(1);
    await user.click(results.getByRole('button', { name: objectButton }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajukan keberatan' }));
    await user.click(dialog.getByRole('button', { name: 'Kirim' }));
    expect(await dialog.findByText('Isi keberatan Anda.')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Apa yang keliru/), 'Waktu keliru.');
    await user.click(dialog.getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByText('Keberatan telah dikirim ke juri kepala.')).toBeVisible();
    expect(await results.findByText('Keberatan menunggu keputusan juri kepala')).toBeVisible();
    expect(results.queryByRole('button', { name: objectButton })).toBeNull();
    expect(sent).toMatchObject([{ run_id: 900, text: 'Waktu keliru.' }]);
  });

  it('keep an objection that could not be sent, which is the same when it is sent again', async () => {
    await applyScenarios('leader');
    const sent = answerRuns(ownRuns(), () =>
      sent.length === 1
        ? HttpResponse.json(
            { success: false, message: 'Waktu keberatan sudah berakhir.' },
            { status: 409 },
          )
        : undefined,
    );
    const { user } = await renderApp('/teams/1');
    await user.click((await section()).getByRole('button', { name: objectButton }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajukan keberatan' }));
    await user.type(dialog.getByLabelText(/^Apa yang keliru/), 'Waktu keliru.');
    await user.click(dialog.getByRole('button', { name: 'Kirim' }));
    expect(await dialog.findByText('Waktu keberatan sudah berakhir.')).toBeVisible();
    expect(dialog.getByLabelText(/^Apa yang keliru/)).toHaveValue('Waktu keliru.');
    await user.click(dialog.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('say how an objection was decided, and that others do not see them yet', async () => {
    await applyScenarios('leader');
    const own = ownRuns({ state: 'frozen', objections_until: null, may_object: false });
    const [run] = own.runs;
    if (run)
      run.objection = {
        id: 1,
        text: 'Waktu keliru.',
        author: 'Raka',
        created_at: '2026-11-22T08:01:00Z',
        state: 'rejected',
        decision: 'Rekaman jelas.',
      };
    answerRuns(own);
    await renderApp('/teams/1');
    const results = await section();
    expect(results.getByText(/^Papan dibekukan: umum belum melihat/)).toBeVisible();
    expect(results.getByText('Keberatan ditolak')).toBeVisible();
    expect(results.getByText('Rekaman jelas.')).toBeVisible();
    expect(results.getByText('Alasan keputusan:')).toBeVisible();
    expect(results.queryByRole('button')).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    await applyScenarios('leader', 'server-500:listTeamRuns');
    const { user } = await renderApp('/teams/1');
    const retry = (await section()).getByRole('button', { name: 'Coba lagi' });
    answerRuns(ownRuns());
    await user.click(retry);
    expect(await screen.findByText('455 poin · 00:12:50')).toBeVisible();
  });

  it('are not shown where a backend does not have them', async () => {
    await applyScenarios('leader', 'not-offered:listTeamRuns');
    const { store } = await renderApp('/teams/1');
    await heading('Garuda Lintas');
    await waitFor(() =>
      expect(
        Object.values(store.getState().api.queries).find(
          (query) => query?.endpointName === 'listTeamRuns',
        )?.status,
      ).toBe('rejected'),
    );
    expect(screen.queryByText('Hasil tim Anda')).toBeNull();
  });

  it('are not asked for by anybody else', async () => {
    const { store } = await renderApp('/teams/1');
    await heading('Garuda Lintas');
    expect(JSON.stringify(store.getState().api.queries)).not.toContain('listTeamRuns');
  });
});
