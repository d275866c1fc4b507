import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ImportedMatch } from '../../../openapi/schema.d.ts';
import { auditLog } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createMatchImportRequests,
  numbered,
  row,
} from '../../support/database/matchImportRequests.ts';
import { groupRule, knockoutRule } from '../../support/database/matchRequests.ts';
import { roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const { send, findProblems, readTeams, drawGroups, drawKnockout, ...requests } =
  createMatchImportRequests(backend);
const { first, save, draw, end, ofRound, readRound, readResults } = requests;

const readMatches = async () => (await readRound(first().id)).matches;
/** The results of all matches as 'home score:away score winner', null without one. */
const readAll = async () =>
  (await readMatches()).map(
    ({ result }) => result && `${result.home_score}:${result.away_score} ${result.winner}`,
  );
const readLines = async () =>
  backend.db
    .select({ kind: auditLog.kind, id: auditLog.objectId, detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.operation, 'importMatchResults'))
    .orderBy(asc(auditLog.id));
const outcomesOf = (rows: ImportedMatch[]) => rows.map(({ outcome }) => outcome);

describe('an import of results of matches', () => {
  it('is checked without being saved, and saved as it was checked', async () => {
    const { teams, matches } = await drawGroups([3]);
    const [match] = matches;
    const codeOf = (id: number | null | undefined) =>
      teams.find((team) => team.id === id)?.code ?? '';
    // The teams are the other way round than in the draw.
    const rows = [row(codeOf(match?.away.team_id), codeOf(match?.home.team_id), '1:2')];
    const lines = (await readLines()).length;
    const before = await readRound(first().id);
    const preview = await send(rows, true);
    expect(preview).toMatchObject({
      status: 200,
      body: {
        message: '1 hasil siap disimpan.',
        data: { added: 1, changed: 0, unchanged: 0, rejected: 0 },
      },
    });
    expect(preview.body.data.rows).toEqual<ImportedMatch[]>([
      {
        line: 2,
        outcome: 'added',
        match: match ?? null,
        result: {
          outcome: 'played',
          side: null,
          home_score: 2,
          away_score: 1,
          extra_winner: null,
          winner: 'home',
          reason: null,
          ended_at: expect.any(String) as string,
        },
        problem: null,
      },
    ]);
    expect(await readRound(first().id)).toEqual(before);
    expect(await readLines()).toHaveLength(lines);
    const saved = await send(rows);
    expect(saved).toMatchObject({ status: 200, body: { message: '1 hasil telah disimpan.' } });
    const [after] = await readMatches();
    expect(after?.result).toEqual(saved.body.data.rows[0]?.result);
    expect(after?.version).not.toBe(match?.version);
  });

  it('takes teams either way round, by number, code, start number and name', async () => {
    const { teams, matches } = await drawGroups([3]);
    const [one, two, three] = matches;
    const team = (id: number | null | undefined) => teams.find((each) => each.id === id);
    const rows = [
      row(
        String(team(one?.away.team_id)?.start_number),
        team(one?.home.team_id)?.code ?? '',
        '2:0',
      ),
      numbered(two?.number ?? 0, ' 2 :1,0'),
      row('', team(three?.home.team_id)?.name.toUpperCase() ?? '', '2:1', {
        number: `No. ${three?.number}`,
      }),
    ];
    expect(await send(rows)).toMatchObject({ status: 200, body: { data: { added: 3 } } });
    expect(await readAll()).toEqual(['0:2 away', '2:1 home', '1:2 away']);
  });

  it('that is sent twice changes nothing the second time', async () => {
    await drawKnockout();
    const rows = [numbered(1, '2:0'), numbered(2, '0:2'), numbered(3, '2:1'), numbered(4, '1:2')];
    await send(rows);
    const after = await readRound(first().id);
    const lines = (await readLines()).length;
    expect(await send(rows)).toMatchObject({
      status: 200,
      body: { message: 'Semua hasil ini sudah ada.', data: { unchanged: 4 } },
    });
    expect((await send(rows, true)).body.message).toBe('Semua hasil ini sudah tersimpan.');
    expect(await readRound(first().id)).toEqual(after);
    expect(await readLines()).toHaveLength(lines);
  });

  it('has a whole bracket from the semi-finals to the final, by the teams that move on', async () => {
    const { teams } = await drawKnockout();
    const [a = '', b = '', c = '', d = ''] = teams.map(({ code }) => code);
    const rows = [
      row(a, b, '2:1'),
      row(c, d, '0:2'),
      row(d, a, '2:0'),
      row(b, c, '', { result: 'WO', absent: b }),
    ];
    const preview = await send(rows, true);
    expect(outcomesOf(preview.body.data.rows)).toEqual(['added', 'added', 'added', 'added']);
    const [, , final] = preview.body.data.rows;
    expect(final?.match).toMatchObject({
      number: 3,
      home: { team_id: teams[0]?.id },
      away: { team_id: teams[3]?.id },
    });
    const versioned = rows.map((each, index) => ({
      ...each,
      version: preview.body.data.rows[index]?.match?.version ?? '',
    }));
    expect(await send(versioned)).toMatchObject({
      status: 200,
      body: { message: '4 hasil telah disimpan.' },
    });
    const { standings } = await readResults();
    const places = standings.map(({ team_id: id, place }) => [
      teams.findIndex((team) => team.id === id),
      place,
    ]);
    expect(places.slice(0, 4)).toEqual([
      [3, 1],
      [0, 2],
      [2, 3],
      [1, 4],
    ]);
  });

  it('moves winners on to matches that the file does not have', async () => {
    const { teams } = await drawKnockout();
    await send([numbered(1, '2:0'), numbered(2, '0:2')]);
    expect((await readMatches()).slice(2)).toMatchObject([
      { home: { team_id: teams[0]?.id }, away: { team_id: teams[3]?.id }, result: null },
      { home: { team_id: teams[1]?.id }, away: { team_id: teams[2]?.id }, result: null },
    ]);
  });

  it('writes one line for each match, with what it was before', async () => {
    const { teams } = await drawKnockout();
    const [a, b, c] = teams.map(({ name }) => name);
    await send([numbered(1, '2:0'), numbered(2, '2:0')]);
    const lines = (await readLines()).length;
    await send([
      numbered(1, '2:1'),
      numbered(2, '2:0'),
      numbered(3, '', { result: 'DQ', winner: c ?? '', reason: 'Menyentuh robot' }),
    ]);
    const { id } = first();
    expect((await readLines()).slice(lines)).toEqual([
      {
        kind: 'round',
        id,
        detail: `pertandingan 1: ${a} lawan ${b} (2 : 1); sebelumnya pertandingan 1: ${a} lawan ${b} (2 : 0)`,
      },
      {
        kind: 'round',
        id,
        detail: `pertandingan 3: ${a} lawan ${c} (0 : 2, ${a} diskualifikasi); Menyentuh robot`,
      },
    ]);
  });

  it('replaces a result, unless its version is another one meanwhile', async () => {
    const { matches } = await drawKnockout();
    const [match] = matches;
    await end(match, { home_score: 2, away_score: 0 });
    const seen = numbered(1, '2:1', { version: match?.version ?? '' });
    expect(await findProblems([seen])).toEqual([
      'Hasil pertandingan ini baru saja diubah di meja lain.',
    ]);
    expect(await send([seen])).toMatchObject({
      status: 409,
      body: {
        message:
          '1 baris tidak dapat disimpan, jadi tidak ada hasil yang disimpan. Periksa kembali.',
      },
    });
    expect((await send([{ ...seen, home_score: '2', away_score: '0' }])).body.data.unchanged).toBe(
      1,
    );
    expect((await send([numbered(1, '2:1')])).body.data.changed).toBe(1);
    expect((await readAll())[0]).toBe('2:1 home');
  });

  it('changes who has won while nobody has played after it', async () => {
    await drawKnockout();
    await send([numbered(1, '2:0'), numbered(2, '2:0')]);
    expect((await send([numbered(1, '0:2')])).body.data.changed).toBe(1);
    const [, , final] = await readMatches();
    expect(final?.home.team_id).toBe((await readTeams())[1]?.id);
  });

  it('does not undo the results of other matches', async () => {
    const { teams } = await drawKnockout();
    const [, b, c] = teams.map(({ name }) => name);
    const [a] = teams;
    await send([numbered(1, '2:0'), numbered(2, '2:0'), numbered(3, '2:0')]);
    expect(await findProblems([numbered(1, '0:2')])).toEqual([
      `Hasil ini membatalkan pertandingan 3: ${a?.name} lawan ${c} (2 : 0). Perbaiki di meja skor.`,
    ]);
    // The same file with the final of the team that it lets win does not change that.
    expect((await findProblems([numbered(1, '0:2'), row(b ?? '', c ?? '', '2:0')]))[1]).toBe(
      `${b} dan ${c} tidak bertemu di babak Penyisihan.`,
    );
    expect((await send([numbered(1, '0:2')])).status).toBe(409);
    expect(await readAll()).toEqual(['2:0 home', '2:0 home', '2:0 home', null]);
  });

  it('of sixteen at once with the same rows is made by one of them', async () => {
    await drawKnockout();
    const lines = (await readLines()).length;
    const rows = [numbered(1, '2:0'), numbered(2, '0:2'), numbered(3, '2:1')];
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(rows)));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const saved = answers.map(({ body: { data } }) => data.added);
    expect(saved.toSorted((one, other) => other - one)).toEqual([3, ...Array(15).fill(0)]);
    expect(await readLines()).toHaveLength(lines + 3);
  });

  it('is of the last open round of matches, unless the row names one', async () => {
    const { teams } = await drawGroups([2]);
    const final = { name: 'Gugur', team_count: 2, match_rule: knockoutRule };
    const planned = await save([
      roundInput({ id: first().id, match_rule: { ...groupRule, group_count: 1 } }),
      roundInput(final),
    ]);
    const knockout = planned.body.data.rounds[1]?.id ?? 0;
    expect(
      await findProblems([numbered(1, '2:0'), numbered(1, '2:0', { round: 'gugur' })]),
    ).toEqual([null, 'Babak Gugur belum dibuka.']);
    await send([numbered(1, '2:0', { round: '1' })]);
    await ofRound(knockout, 'POST', 'open', { team_ids: teams.slice(0, 2).map(({ id }) => id) });
    expect(await findProblems([numbered(1, '2:0')])).toEqual([
      'Pertandingan babak Gugur belum diundi.',
    ]);
    await draw(knockout, { method: 'seeds' });
    const { body } = await send([numbered(1, '2:0')]);
    expect(body.data.rows).toMatchObject([{ outcome: 'added', match: { round_id: knockout } }]);
    expect(await findProblems([numbered(1, '0:2', { round: 'Penyisihan' })])).toEqual([
      'Babak Penyisihan sudah ditutup.',
    ]);
  });
});
