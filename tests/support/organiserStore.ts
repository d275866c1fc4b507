import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { allOperations } from '../../openapi/allOperations.ts';
import { pathParameterNames } from '../../openapi/routes.ts';
import type { ManagedTournament, Registration, Round } from '../../openapi/schema.d.ts';
import { openSession } from '../../server/auth/auth.ts';
import { objections, rounds, runs } from '../../server/db/schema.ts';
import type { Backend } from './database/backend.ts';
import { openStore, type Query } from './database/store.ts';
import { createOrganiserChanges } from './organiserChanges.ts';
import { clubStorage } from './screens/clubStore.ts';

/** Two tournaments without scores and a category of both. */
export const [tournamentId, otherTournamentId, categoryId] = [2, 3, 2] as const;
/** A team of each of the two tournaments, in another category. */
export const [teamId, otherTeamId] = [4, 84] as const;

export type Operation = keyof typeof allOperations;
/** The argument of an endpoint. */
export type Argument = { id?: number; body?: unknown } & Record<string, unknown>;

/** Returns what tests of the cache need of an organiser who uses the real backend. */
export function createOrganiserStores(backend: Backend) {
  const openOrganiserSession = () =>
    openSession({ db: backend.db, now: () => new Date() }, { organiserId: 1 });

  async function request<Data>(method: string, path: string, body?: unknown) {
    const token = await openOrganiserSession();
    const response = await backend.request(method, path, { token, body });
    return { body: response.body as { data: Data } };
  }

  /** Runs all queries that a change of an organiser may affect and keeps them subscribed. */
  async function subscribeToEverything() {
    const store = openStore(backend, {
      ...clubStorage(await backend.signIn('club')),
      authToken: await backend.signIn('leader'),
      'robolaga-organiser': JSON.stringify({
        token: await openOrganiserSession(),
        user: { id: 1, name: 'Wulan', email: 'wulan@panitia.example' },
      }),
    });
    await store.subscribe([
      ['listTournaments'],
      ['listCategories'],
      ['listTeams'],
      ['listScores'],
      ['listClubs'],
      ['listBanners'],
      ['listVideos'],
      ['listGalleryItems'],
      ['listBlogs'],
      ['listManagedBanners'],
      ['listManagedVideos'],
      ['listManagedGalleryItems'],
      ['listManagedBlogs'],
      ['listManagedCategories'],
      ['listManagedTournaments'],
      ['listOrganisers'],
      ['listAuditLog'],
      ['listMyTeams'],
      // The tournament of the cards in organiserChanges.ts.
      ['listTableCards', { id: 1 }],
      ['listBuilderTeams'],
      ...[tournamentId, otherTournamentId].flatMap((id): Query[] => [
        ['getTournament', { id }],
        ['listTournamentTeams', { id }],
        ['getManagedTournament', { id }],
        ['listRegistrations', { id }],
        ['getScoreEntry', { id, categoryId }],
        ['checkRegistration', { body: { tournament_id: id } }],
        ['listResultsStates', { id }],
        ['listObjections', { id }],
      ]),
      ['getCertificateDesign', { id: tournamentId }],
      ['getCertificateSummary', { id: tournamentId }],
      ['listCertificates', { id: tournamentId, page: 1 }],
      ['listClubCertificates'],
      ['listClubSeasons'],
      ['getCertificateNames', { id: tournamentId }],
      ['listOwnCertificates'],
      ...[categoryId, 1].map((id): Query => ['getCategory', { id }]),
      ['getTeam', { id: teamId }],
      ['getTeam', { id: otherTeamId }],
      ['listScores', { category: 1 }],
      ['findAccounts', { search: 'sma' }],
      ['listNewClubs'],
      ['getClub', { id: 1 }],
      ['getClubStats', { id: 1 }],
      ['listClubTeams', { id: 1 }],
    ]);
    return store;
  }

  let opened: ReturnType<typeof subscribeToEverything> | undefined;

  /**
   * Returns the store in which all these queries, and that of another category, are subscribed. The
   * tests of a file share it: it requests again what a change affects.
   */
  async function openEverything(changedCategoryId?: number) {
    opened ??= subscribeToEverything();
    const store = await opened;
    store.connect();
    if (changedCategoryId !== undefined)
      await store.subscribe([['getCategory', { id: changedCategoryId }]]);
    return store;
  }

  /** Returns the argument of an endpoint for a request that the server accepts. */
  async function findArgument(name: Operation): Promise<Argument> {
    const change = await createOrganiserChanges({ db: backend.db, send: request }).changes[
      name
    ]?.();
    if (!change) throw new Error(`Say in tests/support/organiserChanges.ts how ${name} is called`);
    const template = allOperations[name].path;
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    const values = pattern.exec(change.path)?.slice(1) ?? [];
    const { body } = change;
    return {
      ...Object.fromEntries(
        pathParameterNames(template).map((parameter, index) => [
          parameter,
          Number(values[index]) || values[index],
        ]),
      ),
      body: body instanceof FormData ? Object.fromEntries(body) : body,
    };
  }

  const findRegistrations = async () =>
    (
      await request<Registration[]>(
        'GET',
        `/api/organiser/tournaments/${tournamentId}/registrations`,
      )
    ).body.data;

  /** A registration of another team than `teamId`. */
  async function findRegistration(): Promise<Argument> {
    const found = (await findRegistrations()).find(({ team }) => team.id !== teamId);
    return { id: tournamentId, registrationId: found?.id };
  }

  const findTeams = async () =>
    (await findRegistrations()).flatMap(({ category, team }) =>
      category.id === categoryId ? team : [],
    );

  const createScore = async (scoredId?: number) => ({
    id: tournamentId,
    categoryId,
    body: {
      key: randomUUID(),
      team_id: scoredId ?? (await findTeams())[0]?.id,
      points: 7,
      time: '01:07.38',
    },
  });

  const createImport = async (preview: boolean) => {
    const team = (await findTeams()).at(-1)?.code;
    const rows = [{ line: 2, team, points: '7', time: '01:07.38' }];
    return { id: tournamentId, categoryId, body: { preview, rows } };
  };

  /** The correction of a run whose round is closed. */
  async function createClosedCorrection(): Promise<Argument> {
    const argument = await findArgument('correctRun');
    const [run] = await backend.db
      .select()
      .from(runs)
      .where(eq(runs.id, argument.id ?? 0));
    await backend.db
      .update(rounds)
      .set({ state: 'closed' })
      .where(eq(rounds.id, run?.roundId ?? 0));
    const body = { ...Object(argument.body), correction_reason: 'Salah baca', advance: 'keep' };
    return { ...argument, body };
  }

  /** The decision of an objection in the tournament. */
  async function createDecision(): Promise<Argument> {
    const argument = await findArgument('decideObjection');
    const found = (await findRegistrations()).find(({ category }) => category.id === categoryId);
    await backend.db
      .update(objections)
      .set({ tournamentId, categoryId, registrationId: found?.id ?? 0 })
      .where(eq(objections.id, Number(argument.objectionId)));
    return { ...argument, id: tournamentId };
  }

  /** An import of results of matches that is only checked. */
  const createMatchPreview = async (): Promise<Argument> => {
    const argument = await findArgument('importMatchResults');
    return { ...argument, body: { ...Object(argument.body), preview: true } };
  };

  /** A plan of the tournament that is shown. */
  const createPlan = async (): Promise<Argument> => ({
    ...(await findArgument('saveDayPlan')),
    id: tournamentId,
  });

  /** The rounds of the category as they are. */
  async function createRounds() {
    const { body } = await request<{ rounds: Round[] }>(
      'GET',
      `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/scores`,
    );
    const rounds = body.data.rounds.map(
      ({ position: _position, state: _state, team_ids: _teamIds, ...round }) => round,
    );
    return { id: tournamentId, categoryId, body: { rounds } };
  }

  /** The tournament with another title. */
  async function createTournamentInput() {
    const { body } = await request<ManagedTournament>(
      'GET',
      `/api/organiser/tournaments/${tournamentId}`,
    );
    const { title, categories, about, date, start_time, time_zone, venue } = body.data;
    const { registration_opens_at, registration_closes_at } = body.data;
    return {
      about,
      date,
      start_time,
      time_zone,
      venue,
      registration_opens_at,
      registration_closes_at,
      title: `${title} 2`,
      categories: categories.map(({ id, capacity }) => ({ id, capacity })),
    };
  }

  return {
    openEverything,
    findArgument,
    findRegistration,
    createScore,
    createImport,
    createMatchPreview,
    createClosedCorrection,
    createDecision,
    createPlan,
    createRounds,
    createTournamentInput,
  };
}
