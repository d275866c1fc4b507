import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import { builderLists, changedTeams, newTeams } from './consumer/builder.ts';
import { clubAccount } from './consumer/clubAccount.ts';
import { clubParticipants } from './consumer/clubParticipants.ts';
import { clubLists, clubs, ownClub } from './consumer/clubs.ts';
import { createPacts } from './consumer/pacts.ts';
import { participantAccount } from './consumer/participantAccount.ts';
import { membership, profile } from './consumer/profile.ts';
import { categories, emptyPublicLists, publicLists } from './consumer/public.ts';
import { teams } from './consumer/teams.ts';
import { registrations, tournaments } from './consumer/tournaments.ts';
import { consumer, pactFile, provider } from './pactNames.ts';

const committed = fileURLToPath(new URL(`../../pacts/${pactFile}`, import.meta.url));
/** Written from empty each time; `--update` puts it in the place of the committed file. */
const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pact = createPacts(
  new PactV4({
    consumer,
    provider,
    dir: folder,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  }),
);

describe.each(
  Object.entries({
    publicLists,
    emptyPublicLists,
    categories,
    tournaments,
    registrations,
    teams,
    participantAccount,
    profile,
    membership,
    clubAccount,
    clubs,
    ownClub,
    clubLists,
    clubParticipants,
    builderLists,
    newTeams,
    changedTeams,
  }),
)('%s', (_, describeInteractions) => {
  describeInteractions(pact);
});

it('writes what is committed in pacts/', async () => {
  await expect(
    readFileSync(join(folder, pactFile), 'utf8'),
    'pacts/ is stale: run npm run pact:write',
  ).toMatchFileSnapshot(committed);
});
