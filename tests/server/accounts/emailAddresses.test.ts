import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  acceptedAccounts,
  exampleOf,
  listOperations,
  listParameters,
} from '../../../openapi/document.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { fillPath, pathParameterNames } from '../../../openapi/routes.ts';
import { findClubByEmail } from '../../../server/clubs/queries.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { participants, teams } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
const document = readDocument();
const reads = listOperations(document).filter(({ method }) => method === 'get');

/** What looks like an e-mail address, anywhere in a text. */
const emailAddress = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;

type Caller = { token: string | undefined; mayRead: Set<string> };
const callers: Record<string, Caller> = {};
/** Ids for the parameters of paths: the first ones, and a team of the demonstration's club. */
let ids: (number | string)[] = [];

beforeAll(async () => {
  const club = await findClubByEmail(backend.db, demoAccounts.club.email);
  const ofClub = eq(participants.clubId, club?.id ?? 0);
  const people = await backend.db.select().from(participants).where(ofClub);
  const [team] = await backend.db
    .select()
    .from(teams)
    .where(eq(teams.clubId, club?.id ?? 0));
  ids = [1, 2, 3, team?.id ?? 0, team?.code ?? '', club?.id ?? 0];
  callers.nobody = { token: undefined, mayRead: new Set() };
  for (const who of ['leader', 'member', 'newcomer', 'club'] as const) {
    const own: string[] = [demoAccounts[who].email];
    if (who === 'club') own.push(...people.map(({ email }) => email));
    callers[who] = { token: await backend.signIn(who), mayRead: new Set(own) };
  }
});

/** The addresses of an operation, one for each id that its path could have. */
function urlsOf(entry: (typeof reads)[number]): string[] {
  const { path } = entry;
  const query = new URLSearchParams();
  for (const { value: parameter } of listParameters(document, entry))
    if (parameter.in === 'query' && parameter.required)
      query.set(parameter.name, String(exampleOf(parameter)));
  const names = pathParameterNames(path);
  const values = names.length === 0 ? [0] : ids;
  return values.map(
    (id) => `${fillPath(path, Object.fromEntries(names.map((name) => [name, id])))}?${query}`,
  );
}

async function readAddresses(url: string, token: string | undefined): Promise<string[]> {
  const { body } = await backend.request('GET', url, token === undefined ? {} : { token });
  return JSON.stringify(body).match(emailAddress) ?? [];
}

describe('an e-mail address is read by its owner and its club only', () => {
  it.each(reads.map((entry) => [entry.operation.operationId, entry] as const))(
    '%s',
    async (_, entry) => {
      const seen: string[] = [];
      for (const [who, { token, mayRead }] of Object.entries(callers))
        for (const url of urlsOf(entry))
          seen.push(
            ...(await readAddresses(url, token))
              .filter((address) => !mayRead.has(address))
              .map((address) => `${who} reads ${address} at ${url}`),
          );
      expect(seen).toEqual([]);
    },
  );

  it('the walk finds those that may be read', async () => {
    const found = new Set<string>();
    for (const entry of reads) {
      const [kind] = acceptedAccounts(entry.operation);
      const caller = kind && callers[kind === 'club' ? 'club' : 'leader'];
      if (!caller) continue;
      for (const url of urlsOf(entry))
        for (const address of await readAddresses(url, caller.token)) found.add(address);
    }
    expect([...(callers.club?.mayRead ?? [])].filter((address) => !found.has(address))).toEqual([]);
    expect(found).toContain(demoAccounts.leader.email);
  });
});
