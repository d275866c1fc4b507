import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckedScoreImport, ScoreEntryData } from '../../../openapi/schema.d.ts';
import {
  registrationMembers,
  registrations,
  rounds,
  teamMembers,
  teams,
} from '../../../server/db/schema.ts';
import { lockEntrants } from '../../../server/scores/entryQueries.ts';
import {
  lockRoundsForChange,
  setRoundStateColumn,
} from '../../../server/scores/rounds/roundQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { findOpenScoreEntry, scoreEntryPath } from '../../support/screens/scoreEntry.ts';

const backend = useBackend();

let token: string;
let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let code: string;
beforeEach(async () => {
  token = await backend.signIn('organiser');
  place = await findOpenScoreEntry(backend.db);
  const scored = new Set((await readScoreEntry()).runs.map(({ team }) => team.id));
  code = (await readScoreEntry()).teams.find(({ id }) => !scored.has(id))?.code ?? '';
});

const readScoreEntry = async () => {
  const { body } = await backend.request('GET', scoreEntryPath(place), { token });
  return (body as { data: ScoreEntryData }).data;
};
const runOf = async (team: string) =>
  (await readScoreEntry()).runs.find((run) => run.team.code === team);
const send = async (changes: object = {}, preview = false) => {
  const row = { line: 2, team: code, points: '80', time: '01:07.38', ...changes };
  const { status, body } = await backend.request('POST', `${scoreEntryPath(place)}/import`, {
    token,
    body: { preview, rows: [row] },
  });
  return { status, body: body as CheckedScoreImport };
};

describe('an import of scores', () => {
  it('does not add a run again that was deleted since the preview', async () => {
    await send();
    const seen = await send({ points: '90' }, true);
    expect(seen.body.data.rows[0]).toMatchObject({ outcome: 'changed', version: '"1"' });
    const path = `/api/organiser/runs/${(await runOf(code))?.id}`;
    expect((await backend.request('DELETE', path, { token })).status).toBe(200);
    const row = { points: '90', version: '"1"' };
    expect((await send(row)).status).toBe(409);
    expect((await send(row, true)).body.data.rows[0]).toMatchObject({
      outcome: 'rejected',
      problem: 'Skor tim ini baru saja diubah di meja lain.',
    });
    expect(await runOf(code)).toBeUndefined();
  });

  it('does not replace a run that was added since the preview', async () => {
    const seen = await send({ points: '90' }, true);
    expect(seen.body.data.rows[0]).toMatchObject({ outcome: 'added', version: null });
    await send();
    expect((await send({ points: '90', version: null })).status).toBe(409);
    expect(await runOf(code)).toMatchObject({ points: 80 });
  });

  it('keeps who was in a team at its first run', async () => {
    const [registration] = await backend.db
      .select({ id: registrations.id, teamId: teams.id })
      .from(registrations)
      .innerJoin(teams, eq(teams.id, registrations.teamId))
      .where(and(eq(registrations.tournamentId, place.tournamentId), eq(sql`${teams.code}`, code)));
    const { id = 0, teamId = 0 } = registration ?? {};
    const countKept = () =>
      backend.db.$count(registrationMembers, eq(registrationMembers.registrationId, id));
    expect(await countKept()).toBe(0);
    expect((await send()).status).toBe(200);
    const members = await backend.db.$count(teamMembers, eq(teamMembers.teamId, teamId));
    expect(members).toBeGreaterThan(0);
    expect(await countKept()).toBe(members);
  });

  it('changes a run of which only the reason is another one', async () => {
    const disqualified = { points: '', time: '', result: 'dq', reason: 'Garis' };
    expect((await send(disqualified)).status).toBe(200);
    expect((await send(disqualified)).body.data).toMatchObject({ changed: 0, unchanged: 1 });
    const other = await send({ ...disqualified, reason: 'Menyentuh robot' });
    expect(other.body.data).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await runOf(code)).toMatchObject({ reason: 'Menyentuh robot', version: '"2"' });
  });

  it('is saved after a change of the runs of its teams', async () => {
    const answer = await sendWhileLocked(
      backend,
      (transaction) => lockEntrants(transaction, place),
      () => send(),
    );
    expect(answer.status).toBe(200);
    expect(await runOf(code)).toMatchObject({ points: 80 });
  });

  it('saves nothing in a round that is closed meanwhile', async () => {
    const [round] = await backend.db
      .select()
      .from(rounds)
      .where(
        and(eq(rounds.tournamentId, place.tournamentId), eq(rounds.categoryId, place.categoryId)),
      )
      .orderBy(asc(rounds.position));
    if (!round) throw new Error('There is no round');
    const answer = await sendWhileLocked(
      backend,
      async (transaction) => {
        await lockRoundsForChange(transaction, place);
        await setRoundStateColumn(transaction, round.id, 'closed');
      },
      () => send(),
    );
    expect(answer.status).toBe(409);
    expect(await runOf(code)).toBeUndefined();
    await backend.db.update(rounds).set({ state: 'open' }).where(eq(rounds.id, round.id));
  });
});
