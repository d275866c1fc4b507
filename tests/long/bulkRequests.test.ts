import { beforeAll, describe, expect, it } from 'vitest';
import { exampleRequest, requestUrl } from '../../openapi/cases/exampleRequest.ts';
import { acceptedAccounts, listOperations } from '../../openapi/document.ts';
import { watchScores } from '../../openapi/operations.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import type { ParticipantImport } from '../../openapi/schema.d.ts';
import { listLargestBodies } from '../support/largestBodies.ts';
import type { OperationName } from '../support/operationCalls.ts';
import { type Club, useBulkServer } from '../support/servers/bulkServer.ts';

// Each operation with a list or a file gets as much as it takes, while others ask the server for something.

const server = useBulkServer();
const { send, sendTo, query, expectOthersServed, openClub, addPupils, addTeams, played } = server;
const { addCertificates, drawGroup } = server;

const document = readDocument();
const operations = listOperations(document);
const bulkOperations = operations.flatMap((entry) => {
  const bodies = listLargestBodies(document, entry);
  return bodies.length > 0 ? [{ id: entry.operation.operationId, entry, bodies }] : [];
});

it('operations with lists and files are found', () => {
  expect(bulkOperations.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'importClubParticipants',
      'importMatchResults',
      'importScores',
      'saveRounds',
      'uploadPicture',
    ]),
  );
});

describe('as much as fits into a body', () => {
  it.each(bulkOperations)('of $id', async ({ id, entry, bodies }) => {
    const [kind = 'organiser'] = acceptedAccounts(entry.operation);
    const url = `${server.url()}${requestUrl(exampleRequest(document, entry))}`;
    for (const { name, type, content } of bodies) {
      const request = {
        method: entry.method.toUpperCase(),
        headers: { 'Content-Type': type, Authorization: `Bearer ${server.tokenOf(kind)}` },
        body: content,
      };
      const { status } = await expectOthersServed(`${id}, ${name}`, async () => {
        const response = await fetch(url, request);
        return { status: response.status };
      });
      expect([413, 422], name).toContain(status);
    }
  });
});

type Row = Omit<ParticipantImport['rows'][number], 'line'>;

const maxRows = 5_000;
const rowsOf = (create: (index: number) => Row, count = maxRows) =>
  Array.from({ length: count }, (_, index) => ({ line: index + 2, ...create(index) }));

describe('an import of pupils', () => {
  const importRows = async (
    what: string,
    club: Club,
    body: { preview: boolean; rows: unknown },
  ) => {
    const send = () => sendTo(club, 'importClubParticipants', body);
    return (await expectOthersServed(`import, ${what}`, send)).status;
  };
  const ofOneName = (first: number) =>
    rowsOf((index) => ({ name: 'Budi', class: String(first + index).padStart(5, '0') }));
  const withoutName = { line: maxRows + 2, name: '' };

  it('of one name', async () => {
    const club = await openClub();
    const rows = ofOneName(0);
    expect(await importRows('one name', club, { preview: true, rows })).toBe(200);
    const nameless = [...rows.slice(1), withoutName];
    expect(await importRows('a row without', club, { preview: false, rows: nameless })).toBe(409);
    expect(await importRows('one name, saved', club, { preview: false, rows })).toBe(200);
  });

  it('of a name that as many in the club have', async () => {
    const club = await openClub();
    await addPupils(club, maxRows);
    const rows = ofOneName(maxRows);
    expect(await importRows('namesakes', club, { preview: true, rows })).toBe(200);
    const nameless = [...rows.slice(1), withoutName];
    expect(await importRows('a row without', club, { preview: false, rows: nameless })).toBe(409);
    expect(await importRows('namesakes, saved', club, { preview: false, rows })).toBe(200);
    const classless = rowsOf(() => ({ name: 'Budi' }));
    expect(await importRows('no classes', club, { preview: true, rows: classless })).toBe(200);
  });

  it('that changes the class of all', async () => {
    const club = await openClub();
    const ids = await addPupils(club, maxRows, '.kelas@surel.example');
    const rows = rowsOf((index) => ({
      name: 'Budi',
      email: `${index}.kelas@surel.example`,
      class: 'baru',
    }));
    expect(await importRows('classes', club, { preview: false, rows })).toBe(200);
    const changed = `select id from participants where id = any($1::int[]) and class = 'baru'`;
    expect(await query(changed, [ids])).toHaveLength(maxRows);
  });

  it('with a team for each', async () => {
    const club = await openClub();
    const rows = rowsOf((index) => ({
      name: `Siswa ${index}`,
      email: `${index}.tim@surel.example`,
      team: `Tim ${index}`,
      category: 'Inspire',
    }));
    expect(await importRows('teams', club, { preview: true, rows })).toBe(200);
    expect(await importRows('teams, saved', club, { preview: false, rows })).toBe(200);
    expect(await importRows('teams, again', club, { preview: false, rows })).toBe(200);
  });

  it('of what is slow to read', async () => {
    const club = await openClub();
    const marks = `\u0915${'\u093E'.repeat(127)}${'\u200D'.repeat(126)}x`;
    const marked = rowsOf(() => ({ name: marks, class: marks, team: marks }), 890);
    expect(await importRows('marks and joiners', club, { preview: true, rows: marked })).toBe(200);
    const address = `${'a.'.repeat(100)}a@${'a.'.repeat(50)}!`;
    const addressed = rowsOf(() => ({ name: 'Budi', email: address }));
    expect(await importRows('addresses', club, { preview: true, rows: addressed })).toBe(200);
    const wrong = rowsOf(() => ({ name: 0, email: 0, class: 0, team: 0 }) as never);
    expect(await importRows('wrong rows', club, { preview: true, rows: wrong })).toBe(422);
    const unknown = [{ line: 2, name: 'Budi', more: Array.from({ length: 30_000 }, () => []) }];
    expect(await importRows('unknown fields', club, { preview: true, rows: unknown })).toBe(200);
  });
});

describe('a large club', () => {
  let club: Club;
  let pupils: number[];
  let teams: number[];
  let code: string;
  let certificate: string;
  beforeAll(async () => {
    club = await openClub();
    // The statistics of the database do not know the club yet, as after a real import.
    await query('analyze', []);
    pupils = await addPupils(club, maxRows);
    teams = await addTeams(club, pupils.slice(0, 2_000));
    const [team] = await query<{ code: string }>('select code from teams where id = $1', [
      teams[0],
    ]);
    code = team?.code ?? '';
    certificate = await addCertificates(club, pupils.slice(0, 300));
  });

  const reads = operations.filter(
    ({ method, operation }) =>
      method === 'get' &&
      operation.operationId !== watchScores.id &&
      ['club', undefined].includes(acceptedAccounts(operation)[0]),
  );
  /** The id of what a path is about. */
  const idFor = (path: string) => {
    if (path.startsWith('/api/teams/')) return teams[0];
    if (/^\/api\/(gh\/)?tournaments\//.test(path)) return played.id;
    return path.startsWith('/api/categories/') ? played.categoryId : club.id;
  };
  it.each(reads)('is read by $path', async ({ path, operation: { operationId } }) => {
    const { status, seconds } = await expectOthersServed(operationId, () =>
      send(operationId as OperationName, {
        path: {
          ghId: club.id,
          teamId: teams[0] ?? 0,
          ...played,
          id: idFor(path) ?? 0,
          code: path.startsWith('/api/certificates/') ? certificate : code,
        },
        query:
          operationId === 'listAvailableParticipants' ? `?category_id=${played.categoryId}` : '',
        token: club.token,
      }),
    );
    expect(status).toBe(200);
    expect(seconds).toBeLessThan(5);
  });

  it('adds a hundred teams at once', async () => {
    const free = pupils.slice(2_000);
    const body = {
      category_id: played.categoryId,
      teams: Array.from({ length: 100 }, (_, index) => ({
        team_name: 'Garuda',
        participant_ids: free.slice(index * 5, index * 5 + 5),
      })),
    };
    const added = await expectOthersServed('100 teams', () =>
      sendTo(club, 'createClubTeams', body),
    );
    expect(added.status).toBe(201);
  });

  it('has the scores of its teams imported', async () => {
    const token = server.tokenOf('organiser');
    const score = { points: '7', time: '01:00.00' };
    const named = Array.from({ length: 500 }, (_, index) => ({
      ...score,
      line: index + 2,
      team: 'Garuda',
    }));
    const numbered = named.map((row, index) => ({
      ...row,
      team: '',
      start_number: String(10_001 + index),
    }));
    const importScores = (what: string, body: { preview: boolean; rows: unknown }) =>
      expectOthersServed(`scores, ${what}`, () =>
        send('importScores', { path: played, body, token }),
      );
    const unclear = await importScores('one name', { preview: true, rows: named });
    expect(unclear).toMatchObject({ status: 200, body: { data: { rejected: 500 } } });
    expect((await importScores('numbers', { preview: true, rows: numbered })).status).toBe(200);
    const saved = await importScores('numbers, saved', { preview: false, rows: numbered });
    expect(saved).toMatchObject({ status: 200, body: { data: { added: 500 } } });
  });

  it('has the results of its matches imported', async () => {
    const token = server.tokenOf('organiser');
    const count = await drawGroup(teams.slice(0, 32));
    const rows = Array.from({ length: count }, (_, index) => ({
      line: index + 2,
      home: '',
      away: '',
      number: String(index + 1),
      home_score: '2',
      away_score: String(index % 2),
    }));
    const importResults = (what: string, body: { preview: boolean; rows: unknown }) =>
      expectOthersServed(`results, ${what}`, () =>
        send('importMatchResults', { path: played, body, token }),
      );
    const unclear = rows.map((row) => ({ ...row, number: '', home: 'Garuda', away: 'Garuda' }));
    const named = await importResults('one name', { preview: true, rows: unclear });
    expect(named).toMatchObject({ status: 200, body: { data: { rejected: count } } });
    expect((await importResults('numbers', { preview: true, rows })).status).toBe(200);
    const saved = await importResults('numbers, saved', { preview: false, rows });
    expect(saved).toMatchObject({ status: 200, body: { data: { added: count } } });
  });

  it('makes and mails a thousand cards', async () => {
    const body = { participant_ids: await addPupils(club, 1_000, '.kartu@surel.example') };
    const made = await expectOthersServed('cards', () => sendTo(club, 'createPupilCards', body));
    expect(made.status).toBe(201);
    const mailed = await expectOthersServed('mails', async () => {
      const answer = await sendTo(club, 'mailPupilCards', { ...body, renew: true });
      if (answer.status === 200) await server.mailbox().waitFor(50);
      return answer;
    });
    expect(mailed.status).toBe(200);
  });
});
