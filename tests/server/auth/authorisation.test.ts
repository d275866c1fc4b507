import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptedAccounts } from '../../../openapi/document.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import type { AccountKind } from '../../../openapi/types.ts';
import { encodeBody, requestUrl } from '../../../openapi/cases/exampleRequest.ts';
import { extensionState } from '../../../openapi/cases/extensionCases.ts';
import type { ContractCase } from '../../../openapi/cases/contractCase.ts';
import { listContractCases, textsOfOthers } from '../../../openapi/cases/contractCases.ts';
import { closeSession, openSession } from '../../../server/auth/auth.ts';
import type { SessionAccount } from '../../../server/auth/actor.ts';
import { clubs, participants, teamMembers, teams } from '../../../server/db/schema.ts';
import { emptyDatabase, states } from '../../contract/states.ts';
import { useBackend } from '../../support/database/backend.ts';
import { readRows } from '../../support/database/readRows.ts';
import { plain } from '../../support/screens/images.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const document = readDocument();
const now = () => new Date();
const owners = {
  participant: { participantId: 17 },
  club: { clubId: 5 },
  organiser: { organiserId: 3 },
};
const others = { ...owners, participant: { participantId: 47 }, club: { clubId: 11 } };

const unauthenticated = {
  participant: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  club: 'Sesi GH tidak valid. Silakan login ulang.',
  organiser: 'Sesi penyelenggara telah berakhir. Silakan masuk kembali.',
};

let tokens: Record<AccountKind, string>;
let tokensOfOthers: Record<AccountKind, string>;
let refusedTokens: Record<string, string>;

const openAll = async (accounts: Record<AccountKind, SessionAccount>) => ({
  participant: await openSession({ db: backend.db, now }, accounts.participant),
  club: await openSession({ db: backend.db, now }, accounts.club),
  organiser: await openSession({ db: backend.db, now }, accounts.organiser),
});

async function seed(): Promise<void> {
  const { db, files } = backend;
  await emptyDatabase(db);
  await states[extensionState](
    { db, files, passwords: testPasswords, pictures: testPictures, now },
    {},
  );
  tokens = await openAll(owners);
}

async function openOtherSessions(): Promise<void> {
  const { db } = backend;
  tokensOfOthers = await openAll(others);
  const revoked = await openAll(owners);
  for (const token of Object.values(revoked)) await closeSession({ db }, token);
  const longAgo = () => new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  const expired = await openSession({ db, now: longAgo }, owners.participant);
  const expiredClub = await openSession({ db, now: longAgo }, owners.club);
  refusedTokens = {
    unknown: 'nobody-has-this-token',
    long: 'x'.repeat(5000),
    'SQL in it': "' or 1=1 --",
    'revoked, of a participant': revoked.participant,
    'revoked, of a club': revoked.club,
    'revoked, of an organiser': revoked.organiser,
    'expired, of a participant': expired,
    'expired, of a club': expiredClub,
  };
}

type Response = { what: string; status: number; message: string | undefined; ofOthers: string[] };

/** The tokens with which a case is tried, by name. */
const attemptsOf = ({
  token,
  entry,
}: ContractCase): [name: string, token: string | undefined][] => {
  if (token === 'none' || token === 'expired') return [[token, undefined]];
  if (token !== 'invalid') return [[token, tokens[token]]];
  const accepted = acceptedAccounts(entry.operation);
  return [
    ...Object.entries(refusedTokens),
    ...Object.entries(tokens).filter(([kind]) => !accepted.includes(kind as AccountKind)),
  ];
};

const send = (
  contractCase: ContractCase,
  token?: string,
  body = encodeBody(document, contractCase),
) =>
  backend.request(contractCase.entry.method.toUpperCase(), requestUrl(contractCase), {
    token,
    body,
  });

const cases = listContractCases(document).filter(
  ({ chapter, token, role }) => chapter === 'authorisation' && token !== 'expired' && !role,
);
const operationsWithCases = Object.entries(
  Object.groupBy(cases, ({ entry }) => entry.operation.operationId),
).flatMap(([id, own]) => (own ? [[id, own] as const] : []));

describe('whoever may not', () => {
  beforeAll(seed);
  beforeAll(openOtherSessions);

  it.each(operationsWithCases)('is refused by %s, which changes nothing', async (_id, own) => {
    const before = await readRows(backend.db);
    const seen: Response[] = [];
    const expected: Response[] = [];
    for (const contractCase of own) {
      const { status, entry, description } = contractCase;
      const [account = 'participant'] = acceptedAccounts(entry.operation);
      const message = status === 401 ? unauthenticated[account] : undefined;
      for (const [name, sent] of attemptsOf(contractCase)) {
        const { status: actual, body } = await send(contractCase, sent);
        const text = JSON.stringify(body);
        const what = `${description} (${name})`;
        expected.push({ what, status, message, ofOthers: [] });
        seen.push({
          what,
          status: actual,
          message: actual === 401 ? (body as { message: string }).message : undefined,
          ofOthers: textsOfOthers[account].filter((each) => text.includes(each)),
        });
      }
    }
    expect(seen).toEqual(expected);
    expect(await readRows(backend.db)).toEqual(before);
  });
});

/** The request of each operation as its document shows it, once. */
const examples = operationsWithCases.flatMap(([id, [first]]) =>
  first ? [[id, first] as const] : [],
);

describe('the account is that of the token', () => {
  beforeEach(seed);

  const readOthers = async () => ({
    people: await backend.db.select().from(participants).where(eq(participants.clubId, 11)),
    clubs: await backend.db.select().from(clubs).where(ne(clubs.id, 5)),
    teams: await backend.db.select().from(teams).where(eq(teams.clubId, 11)),
    members: await backend.db
      .select()
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, 57), eq(teamMembers.participantId, 47))),
  });

  it.each(examples)('whoever else is named in %s', async (id, contractCase) => {
    const [account = 'participant'] = acceptedAccounts(contractCase.entry.operation);
    const named = { id: 47, participant_id: 47, club_id: 11, gh_id: 11, clubId: 11 };
    const before = await readOthers();
    const changed = {
      ...contractCase,
      query: { ...contractCase.query, ...named },
      body: contractCase.body && { ...contractCase.body, ...named },
    };
    const body = encodeBody(document, changed);
    if (id === 'uploadPicture' && body instanceof FormData)
      body.append(
        'profile_picture',
        new File([new Uint8Array(await plain(20, 20).png().toBuffer())], 'foto.png'),
      );
    const response = await send(changed, tokens[account], body);
    expect(response.status).toBeLessThan(500);
    expect(await readOthers()).toEqual(before);
    for (const text of textsOfOthers[account])
      expect(JSON.stringify(response.body)).not.toContain(text);
  });
});

describe('what is not there', () => {
  beforeAll(seed);

  const inPath = examples.flatMap(([id, contractCase]) => {
    const { operation } = contractCase.entry;
    const [account] = acceptedAccounts(operation);
    if (account === 'organiser' || !('404' in operation.responses)) return [];
    return Object.entries(contractCase.path)
      .filter(([, value]) => /^\d+$/.test(String(value)))
      .map(([name]) => ({ id, account: account ?? 'participant', name, contractCase }));
  });

  it.each(inPath)('is not found by $id: $name', async ({ account, name, contractCase }) => {
    const before = await readRows(backend.db);
    const changed = { ...contractCase, path: { ...contractCase.path, [name]: 999_999 } };
    const { status } = await send(changed, tokens[account]);
    expect(status).toBe(404);
    expect(await readRows(backend.db)).toEqual(before);
  });
});

describe('the table', () => {
  beforeAll(seed);
  beforeAll(openOtherSessions);

  it('needs an entry for each operation with security', () => {
    const operation = {
      operationId: 'listSponsors',
      security: [{ clubBearer: [] }],
      responses: { 200: { description: '' }, 401: { description: '' } },
    };
    const paths = { ...document.paths, '/api/sponsors': { get: operation } };
    expect(() => listContractCases({ ...document, paths })).toThrow(/listSponsors needs x-owner/);
  });

  it('names what belongs to another wherever 403 is listed', () => {
    const unnamed = examples.filter(
      ([, { entry }]) =>
        '403' in entry.operation.responses &&
        entry.operation['x-owner'] === 'token' &&
        !('x-roles' in entry.operation),
    );
    expect(unnamed).toEqual([]);
  });

  it('knows texts that the other owner does read', async () => {
    const read = async (path: string, account: AccountKind) =>
      JSON.stringify((await backend.request('GET', path, { token: tokensOfOthers[account] })).body);
    const [email = '', code = ''] = textsOfOthers.participant;
    expect(await read('/api/participant/profile', 'participant')).toContain(email);
    expect(await read('/api/participant/my-teams', 'participant')).toContain(code);
    const ofClub =
      (await read('/api/gh/teamsclub', 'club')) + (await read('/api/gh-schools/11', 'club'));
    for (const text of textsOfOthers.club) expect(ofClub).toContain(text);
  });
});
