import { expect, it } from 'vitest';
import type { PupilCard } from '../../openapi/schema.d.ts';
import { demoPin } from '../../server/seed/accounts.ts';
import { countStatuses } from '../support/operationCalls.ts';
import { count, readToken, useParallelServer } from '../support/servers/parallelServer.ts';

// The owner of an address that a club proposes signs up, joins and uses the card at once: there is one person.

const server = useParallelServer();
const { send, club, listPeople } = server;

const password = 'sirkuit-malam-31';
const otherPassword = 'kincir-angin-77';
let calls = 0;
/** Another network for each call, so that no limit of one counts. */
const nextNetwork = () => {
  calls += 1;
  return `10.${Math.floor(calls / 250)}.${calls % 250}.1`;
};

const importPupils = (rows: { name: string; email: string }[]) =>
  send('importClubParticipants', {
    path: { id: club.id },
    body: {
      preview: false,
      rows: rows.map((row, index) => ({ line: index + 2, class: '8A', ...row })),
    },
    token: club.token,
  });
const withEmail = async (email: string) =>
  (await listPeople()).filter((person) => person.email.toLowerCase() === email);

/** Adds a pupil and returns the code of their card. */
async function makeCard(name: string, email: string): Promise<string> {
  expect((await importPupils([{ name, email }])).status).toBe(200);
  const [pupil] = await withEmail(email);
  const { body } = await send('createPupilCards', {
    path: { id: club.id },
    body: { participant_ids: [pupil?.id ?? 0] },
    token: club.token,
  });
  return (body as { data: PupilCard[] }).data[0]?.code ?? '';
}

const signUp = (email: string) =>
  send('registerParticipant', {
    body: { name: 'Pemilik', email, password },
    from: nextNetwork(),
  });
const join = (token: string) =>
  send('joinClub', {
    path: { ghId: club.id },
    body: { pin: demoPin },
    token,
    from: nextNetwork(),
  });
const takeOver = (code: string, typed = password) =>
  send('takeOverAccount', { body: { code, email: '', password: typed }, from: nextNetwork() });

const times = <Result>(work: () => Promise<Result>): Promise<Result>[] =>
  Array.from({ length: count / 2 }, work);

it('an owner who joins with the PIN and uses the card at once is one person', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = `gabung${round}@surel.example`;
    const code = await makeCard(`Gabung ${round}`, email);
    const token = readToken(await signUp(email));
    const answers = await Promise.all([
      ...times(() => join(token)),
      ...times(() => takeOver(code)),
    ]);
    const statuses = Object.keys(countStatuses(answers)).map(Number);
    expect(statuses.filter((status) => ![200, 409, 422, 429].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    expect(await withEmail(email)).toMatchObject([{ name: 'Pemilik', class: '8A' }]);
    expect((await listPeople()).filter(({ name }) => name === `Gabung ${round}`)).toEqual([]);
  }
});

it('of those who sign up and who use the card at once with other passwords one has the address', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = `rebut${round}@surel.example`;
    const code = await makeCard(`Rebut ${round}`, email);
    const answers = await Promise.all([
      ...times(() => signUp(email)),
      ...times(() => takeOver(code, otherPassword)),
    ]);
    const { 200: taken = 0, 201: signedUp = 0, 422: refused } = countStatuses(answers);
    expect([taken + signedUp, refused]).toEqual([1, count - 1]);
    const typed = signedUp === 1 ? password : otherPassword;
    const signedIn = await send('loginParticipant', { body: { email, password: typed } });
    expect(signedIn.status).toBe(200);
    expect(await withEmail(email)).toHaveLength(1);
  }
});

it('owners who join while the club imports their addresses are in it once', async () => {
  const emails = Array.from({ length: count }, (_, index) => `impor${index}@surel.example`);
  const tokens = await Promise.all(emails.map(async (email) => readToken(await signUp(email))));
  const rows = emails.map((email, index) => ({ name: `Impor ${index}`, email }));
  const [imported, ...joined] = await Promise.all([importPupils(rows), ...tokens.map(join)]);
  expect([200, 409]).toContain(imported?.status);
  expect(countStatuses(joined)).toEqual({ 200: count });
  for (const email of emails) expect(await withEmail(email)).toMatchObject([{ name: 'Pemilik' }]);
  expect((await importPupils(rows)).body).toMatchObject({ data: { added: 0, rejected: 0 } });
});
