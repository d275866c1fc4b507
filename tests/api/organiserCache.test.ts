import { describe, expect, it } from 'vitest';
import { allOperations } from '../../openapi/allOperations.ts';
import { design } from '../support/database/certificateData.ts';
import { useBackend } from '../support/database/backend.ts';
import {
  categoryId,
  createOrganiserStores,
  otherTeamId,
  otherTournamentId,
  tournamentId,
} from '../support/organiserStore.ts';
import {
  categoryUrls,
  certificates,
  contentRows,
  correctionUrls,
  managedTournamentUrls,
  newTournament,
  people,
  type Row,
  resultsUrls,
  scoreEntryUrls,
  scoreUrls,
  tableCards,
  teamPage,
  teamPages,
  tournamentUrls,
} from '../support/organiserUrls.ts';

// With everything in the cache that the screens of organisers, clubs and visitors can show, a mutation
// of an organiser must refetch exactly the queries it affects.

const backend = useBackend();
const {
  openEverything,
  findArgument,
  findRegistration,
  createScore,
  createImport,
  createMatchPreview,
  createClosedCorrection,
  createDecision,
  createRounds,
  createPlan,
  createTournamentInput,
} = createOrganiserStores(backend);

const none = () => [];

const rows: Row[] = [
  ...contentRows,
  [
    'a category is created',
    'createCategory',
    () => ['/api/organiser/categories', '/api/categories'],
  ],
  [
    'a category is renamed',
    'updateCategory',
    (argument) => [
      ...categoryUrls(argument),
      ...tournamentUrls,
      `/api/organiser/tournaments/${otherTournamentId}`,
      `/api/tournaments/${otherTournamentId}`,
      ...[tournamentId, otherTournamentId].map(
        (id) => `/api/organiser/tournaments/${id}/registrations`,
      ),
      ...correctionUrls,
      '/api/teams',
      '/api/gh/teamsclub',
      '/api/gh-schools/1/teams',
    ],
  ],
  ['a category gets a logo', 'uploadCategoryLogo', categoryUrls],
  ['a category gets a rule booklet', 'uploadCategoryRule', categoryUrls],
  ['a category is deleted', 'deleteCategory', categoryUrls],
  ['a tournament is created', 'createTournament', newTournament],
  ['a tournament is copied', 'copyTournament', newTournament],
  [
    'a tournament is saved',
    'updateTournament',
    () => [...tournamentUrls, '/api/organiser/categories', ...scoreUrls, teamPage],
    async () => ({ id: tournamentId, body: await createTournamentInput() }),
  ],
  [
    'a tournament is postponed',
    'setTournamentStatus',
    () => [...tournamentUrls, teamPage],
    async () => ({ id: tournamentId, body: { status: 'postponed' } }),
  ],
  [
    'a tournament is published',
    'setTournamentStatus',
    () => [...tournamentUrls, teamPage],
    async () => ({ id: tournamentId, body: { status: 'published' } }),
  ],
  [
    'a tournament gets a picture',
    'uploadTournamentPicture',
    () => tournamentUrls,
    async () => ({ ...(await findArgument('uploadTournamentPicture')), id: tournamentId }),
  ],
  [
    'a team is checked in',
    'setCheckIn',
    none,
    async () => ({ ...(await findRegistration()), body: { checked_in: true } }),
  ],
  [
    'a check-in is rejected',
    'setCheckIn',
    () => [`/api/organiser/tournaments/${tournamentId}/registrations`],
    async () => ({ id: tournamentId, registrationId: 1_000_000, body: { checked_in: true } }),
    404,
  ],
  [
    'a registration is withdrawn',
    'withdrawRegistration',
    () => [
      ...managedTournamentUrls(tournamentId),
      `/api/organiser/tournaments/${tournamentId}/registrations`,
      `/api/tournaments/${tournamentId}`,
      `/api/tournaments/${tournamentId}/teams`,
      '/api/tournament/check-registration',
      ...scoreEntryUrls(tournamentId),
      teamPage,
      '/api/gh-schools/1/stats',
    ],
    findRegistration,
  ],
  [
    'a team is moved, in a tournament that is not shown',
    'moveRegistration',
    () => [
      '/api/organiser/tournaments',
      ...scoreUrls,
      '/api/teams',
      '/api/gh-schools/1/teams',
      '/api/gh-schools/1/stats',
      '/api/gh/teamsclub',
      '/api/participant/my-teams',
    ],
  ],
  [
    'a member is replaced',
    'replaceMember',
    () => [
      '/api/teams',
      '/api/gh-schools/1/teams',
      '/api/gh/teamsclub',
      '/api/participant/my-teams',
    ],
  ],
  ['a score is added', 'addRun', () => [...scoreUrls, teamPage], createScore],
  [
    'a score is rejected',
    'addRun',
    () => scoreEntryUrls(tournamentId),
    () => createScore(otherTeamId),
    409,
  ],
  ['an import of scores is previewed', 'importScores', none, () => createImport(true)],
  [
    'scores are imported',
    'importScores',
    () => [...scoreEntryUrls(tournamentId), ...scoreUrls, teamPage],
    () => createImport(false),
  ],
  ['a score is corrected', 'correctRun', () => correctionUrls],
  ['a score is deleted', 'deleteRun', () => correctionUrls],
  [
    'rounds are saved',
    'saveRounds',
    () => [
      ...scoreUrls,
      teamPage,
      ...scoreEntryUrls(tournamentId),
      `/api/tournaments/${tournamentId}`,
    ],
    createRounds,
  ],
  [
    'a change of rounds is rejected',
    'saveRounds',
    () => scoreEntryUrls(tournamentId),
    async () => ({ ...(await createRounds()), 'If-Match': '"old"' }),
    412,
  ],
  ['a round is opened', 'openRound', () => correctionUrls],
  [
    'the opening of a round is refused',
    'openRound',
    () => correctionUrls,
    async () => ({ ...(await findArgument('openRound')), body: { team_ids: [999_999] } }),
    409,
  ],
  ['a team of a round is replaced', 'replaceRoundTeam', () => correctionUrls],
  ['a round is closed', 'setRoundState', () => correctionUrls],
  ['a plan is saved', 'saveDayPlan', () => [`/api/tournaments/${tournamentId}`], createPlan],
  ['a team is called, in a tournament whose plan is not shown', 'recordCall', none],
  ['a plan is changed that is not shown', 'changeDayPlan', none],
  ['the order of a ceremony is saved that is not shown', 'saveCeremony', none],
  ['a step of a ceremony is taken', 'revealCeremonyStep', () => scoreUrls],
  ['matches are drawn', 'drawRound', () => correctionUrls],
  ['lots are drawn', 'drawLots', () => correctionUrls],
  ['an import of results of matches is previewed', 'importMatchResults', none, createMatchPreview],
  ['results of matches are imported', 'importMatchResults', () => correctionUrls],
  ['a match ends', 'saveMatchResult', () => correctionUrls],
  ['the result of a match is deleted', 'deleteMatchResult', () => correctionUrls],
  [
    'a club is deactivated',
    'setClubActive',
    () => [
      '/api/organiser/accounts?search=sma',
      '/api/organiser/new-clubs',
      '/api/gh-schools',
      '/api/teams',
      ...teamPages,
      ...scoreUrls,
    ],
  ],
  [
    'a club is reviewed',
    'setClubReviewed',
    () => ['/api/organiser/accounts?search=sma', '/api/organiser/new-clubs'],
  ],
  [
    'a participant is erased',
    'eraseParticipant',
    () => [
      '/api/organiser/accounts?search=sma',
      '/api/gh-schools/1/stats',
      '/api/gh-schools/1/teams',
      '/api/gh/teamsclub',
      '/api/teams',
      ...teamPages,
      ...[tournamentId, otherTournamentId].map(
        (id) => `/api/organiser/tournaments/${id}/registrations`,
      ),
    ],
  ],
  ['a link for a new password is made', 'createResetLink', none],
  [
    'the board of a category is frozen',
    'changeResultsState',
    () => [...scoreUrls, teamPage],
    async () => ({ ...(await findArgument('changeResultsState')), id: tournamentId, categoryId }),
  ],
  [
    'the change of a state of results is refused',
    'changeResultsState',
    () => resultsUrls(tournamentId),
    async () => ({
      ...(await findArgument('changeResultsState')),
      id: tournamentId,
      categoryId,
      'If-Match': '"old"',
    }),
    412,
  ],
  ['an objection is decided', 'decideObjection', () => resultsUrls(tournamentId), createDecision],
  ['the design of certificates is saved', 'saveCertificateDesign', certificates],
  ['certificates get a picture', 'uploadCertificatePicture', certificates],
  [
    'a certificate is previewed',
    'previewCertificate',
    none,
    async () => ({ id: tournamentId, body: { kind: 'participant', design } }),
  ],
  ['certificates are issued', 'issueCertificates', certificates],
  ['a certificate is replaced', 'replaceCertificate', certificates],
  ['a certificate is withdrawn', 'withdrawCertificate', certificates],
  ['table cards are made', 'createTableCards', tableCards],
  ['a table card gets another code', 'renewTableCard', tableCards],
  ['a table card is withdrawn', 'revokeTableCard', tableCards],
  ['devices are signed out of a table card', 'endTableCardSessions', tableCards],
  // After the table cards: it takes a registration of their tournament.
  [
    'a team is registered late, in a tournament that is not shown',
    'addLateRegistration',
    () => ['/api/organiser/tournaments', '/api/gh-schools/1/stats'],
  ],
  [
    'a late team is made, in a tournament that is not shown',
    'addLateTeam',
    () => [
      '/api/organiser/tournaments',
      '/api/teams',
      '/api/gh-schools/1/teams',
      '/api/gh-schools/1/stats',
      '/api/gh/teamsclub',
      '/api/participant/my-teams',
    ],
  ],
  // After the other rows with runs: it closes their round.
  [
    'a score of a closed round is corrected',
    'correctRun',
    () => [
      ...correctionUrls,
      '/api/tournaments',
      ...[tournamentId, otherTournamentId].map((id) => `/api/tournaments/${id}`),
    ],
    createClosedCorrection,
  ],
  ['an organiser is invited', 'inviteOrganiser', people],
  ['an organiser is deactivated', 'deactivateOrganiser', people],
  ['an organiser becomes an owner', 'changeOrganiserRole', people],
  ['an organiser changes their password', 'changeOrganiserPassword', none],
  ['an organiser ends their sessions', 'endOrganiserSessions', none],
];

describe('the refetched queries are exactly the affected ones', () => {
  it.each(rows)('when %s', async (_change, name, expected, readArgument, status) => {
    const argument = await (readArgument ?? (() => findArgument(name)))();
    const isOfCategory = allOperations[name].path.includes('/categories/{id}');
    const store = await openEverything(isOfCategory ? argument.id : undefined);
    const { error } = await store.startEndpoint(name, argument);
    expect((error as { status?: number } | undefined)?.status).toBe(status);
    expect(await store.takeReadRequests()).toEqual(expected(argument).sort());
  });

  it('have a row here for each change that an organiser can make', () => {
    const changes = Object.values(allOperations).filter(
      (operation) =>
        operation.method !== 'get' &&
        'bearer' in operation &&
        operation.bearer === 'organiser' &&
        operation.id !== 'logoutOrganiser',
    );
    expect(changes.map(({ id }) => id).filter((id) => !rows.some((row) => row[1] === id))).toEqual(
      [],
    );
  });
});
