import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import { builderLists, changedTeams, newTeams } from './consumer/builder.ts';
import { certificateChecks, certificates } from './consumer/certificates.ts';
import { clubAccount, clubSession } from './consumer/clubAccount.ts';
import { changedParticipants, clubParticipants } from './consumer/clubParticipants.ts';
import { clubLists, clubs, ownClub } from './consumer/clubs.ts';
import { calls, dayPlans, schedules } from './consumer/dayPlan.ts';
import { ceremonies, objections, resultsStates } from './consumer/officialResults.ts';
import { createPactBuilder } from './consumer/pactBuilder.ts';
import { participantAccount } from './consumer/participantAccount.ts';
import { membership, profile } from './consumer/profile.ts';
import { categories, emptyPublicLists, publicLists } from './consumer/public.ts';
import { teams } from './consumer/teams.ts';
import { registrations, tournaments } from './consumer/tournaments.ts';
import { consumer, pactFile, provider } from './pactNames.ts';

const committed = fileURLToPath(new URL(`../../pacts/${pactFile}`, import.meta.url));
/** Pacts are written into an empty folder; `--update` copies the result to the committed file. */
const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pact = createPactBuilder(
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
    clubSession,
    clubs,
    ownClub,
    clubLists,
    clubParticipants,
    changedParticipants,
    builderLists,
    newTeams,
    changedTeams,
    schedules,
    dayPlans,
    calls,
    resultsStates,
    objections,
    ceremonies,
    certificateChecks,
    certificates,
  }),
)('%s', (_, describeInteractions) => {
  describeInteractions(pact);
});

it('writes the same pact as in pacts/', async () => {
  await expect(
    readFileSync(join(folder, pactFile), 'utf8'),
    'pacts/ is stale: run npm run pact:write',
  ).toMatchFileSnapshot(committed);
});
