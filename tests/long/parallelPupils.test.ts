import { expect, it } from 'vitest';
import type { CheckedParticipantImport, PupilCard } from '../../openapi/schema.d.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { parallelOperations } from '../support/servers/parallelOperations.ts';
import { count, useParallelServer } from '../support/servers/parallelServer.ts';

// Sixteen calls at once of each operation about pupils whom a club adds, and an import as large as may be.

const server = useParallelServer();
const { send, parallel, club, listPeople } = server;

const category = 'Inspire';
/** Pupils in teams of five, who have a name that no other call uses. */
const rowsOf = (prefix: string, rows: number) =>
  Array.from({ length: rows }, (_, index) => ({
    line: index + 2,
    name: `${prefix} Siswa ${index}`,
    class: `${7 + (index % 3)}A`,
    ...(index % 2 === 0 && { email: `${prefix.toLowerCase()}${index}@surel.example` }),
    team: `${prefix} Tim ${Math.floor(index / 5)}`,
    category,
  }));
const importPupils = (rows: unknown[], preview = false) => ({
  path: { id: club.id },
  body: { preview, rows },
  token: club.token,
});
const named = async (prefix: string) =>
  (await listPeople()).filter(({ name }) => name.startsWith(prefix));

it('sixteen imports of the same file save it once', async () => {
  const rows = rowsOf('Sama', 200);
  const answers = await parallel('importClubParticipants', () => importPupils(rows));
  const statuses = countStatuses(answers);
  expect((statuses[200] ?? 0) + (statuses[409] ?? 0)).toBe(count);
  const added = answers.flatMap(({ status, body }) =>
    status === 200 ? (body as CheckedParticipantImport).data.added : [],
  );
  expect(added.filter((each) => each > 0)).toEqual([200]);
  expect(await named('Sama')).toHaveLength(200);
});

it('sixteen imports of different files are saved whole or not at all', async () => {
  const answers = await parallel('importClubParticipants', (number) =>
    importPupils(rowsOf(`Beda${number}x`, 100)),
  );
  for (const [number, { status }] of answers.entries()) {
    expect([200, 409]).toContain(status);
    expect(await named(`Beda${number}x`)).toHaveLength(status === 200 ? 100 : 0);
  }
});

it('5,000 pupils and 1,000 teams are checked and saved in 20 seconds', async () => {
  const rows = rowsOf('Besar', 5_000);
  const checked = performance.now();
  const preview = await send('importClubParticipants', importPupils(rows, true));
  expect(preview.status).toBe(200);
  const started = performance.now();
  const { status, body } = await send('importClubParticipants', importPupils(rows));
  const seconds = (performance.now() - started) / 1_000;
  process.stdout.write(
    `5,000 pupils: checked in ${((started - checked) / 1_000).toFixed(1)} s, saved in ${seconds.toFixed(1)} s\n`,
  );
  expect(status).toBe(200);
  expect((body as CheckedParticipantImport).data).toMatchObject({ added: 5_000, new_teams: 1_000 });
  expect(seconds).toBeLessThan(20);
  const again = await send('importClubParticipants', importPupils(rows));
  expect((again.body as CheckedParticipantImport).data).toMatchObject({ unchanged: 5_000 });
}, 120_000);

it('sixteen renewals of a card leave one, which one of sixteen calls uses', async () => {
  await send('importClubParticipants', importPupils([{ line: 2, name: 'Kartu Siswa' }]));
  const [pupil] = await named('Kartu Siswa');
  const made = await parallel('createPupilCards', () => ({
    path: { id: club.id },
    body: { participant_ids: [pupil?.id ?? 0], renew: true },
    token: club.token,
  }));
  expect(countStatuses(made)).toEqual({ 201: count });
  const codes = made.flatMap(({ body }) => (body as { data: PupilCard[] }).data);
  const checked = await parallel('checkPupilCard', (number) => ({
    body: { code: codes[number]?.code },
    from: `192.0.2.${100 + number}`,
  }));
  expect(countStatuses(checked)).toEqual({ 200: 1, 422: count - 1 });
  const password = 'sirkuit-malam-31';
  const tried = await parallel('takeOverAccount', (number) => ({
    body: { code: codes[number]?.code, email: '', password },
    from: `192.0.2.${number}`,
  }));
  expect(countStatuses(tried)).toEqual({ 200: 1, 422: count - 1 });
  const refused = await send('createPupilCards', {
    path: { id: club.id },
    body: { participant_ids: [pupil?.id ?? 0] },
    token: club.token,
  });
  expect(refused.status).toBe(409);
});

it('sixteen calls make the cards of a class once', async () => {
  await send(
    'importClubParticipants',
    importPupils([2, 3, 4].map((line) => ({ line, name: `Serentak Siswa ${line}` }))),
  );
  const ids = (await named('Serentak Siswa')).map(({ id }) => id);
  const made = await parallel('createPupilCards', () => ({
    path: { id: club.id },
    body: { participant_ids: ids },
    token: club.token,
  }));
  expect(countStatuses(made)).toEqual({ 201: count });
  const codes = made.flatMap(({ body }) => (body as { data: PupilCard[] }).data);
  expect(codes).toHaveLength(3);
});

it('sixteen requests for a mailed card write at most five mails to an address', async () => {
  const email = 'kartu.surat@surel.example';
  await send('importClubParticipants', importPupils([{ line: 2, name: 'Surat Siswa', email }]));
  const [pupil] = await named('Surat Siswa');
  const mailed = await parallel('mailPupilCards', () => ({
    path: { id: club.id },
    body: { participant_ids: [pupil?.id ?? 0] },
    token: club.token,
  }));
  expect(countStatuses(mailed)).toEqual({ 200: count });
  const sent = mailed.map(({ body }) => (body as { sent: number }).sent);
  expect(sent.filter((each) => each === 1)).toHaveLength(5);
});

it('sends each operation about pupils at once', () => {
  expect([...server.called].sort()).toEqual([...parallelOperations.pupils].sort());
});
