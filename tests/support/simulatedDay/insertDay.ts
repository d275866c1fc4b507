import { inArray } from 'drizzle-orm';
import type { DayPlan, ScoreEntryData } from '../../../openapi/schema.d.ts';
import {
  categories,
  clubs,
  participants,
  registrations,
  teamMembers,
  teams,
  tournamentCategories,
} from '../../../server/db/schema.ts';
import type { Backend } from '../database/backend.ts';
import { roundInput } from '../database/roundRequests.ts';
import { matchRule } from '../matchRule.ts';

export const day = '2027-03-06';

/** Five categories of two runs, and one of groups and a knock-out. */
const runCategories = 5;
const teamsOfRuns = 54;
const teamsOfMatches = 30;
const clubCount = 60;
const pupilsOfTeam = 3;
/** Of so many teams, one has a pupil who plays in another category too. */
const sharedEvery = 10;

export type SimulatedDay = {
  tournamentId: number;
  /** That of matches is the last one. */
  categoryIds: number[];
  teamIds: number[];
  pupilsOf: ReadonlyMap<number, readonly number[]>;
  request: (
    method: string,
    path: string,
    body?: unknown,
    version?: string,
  ) => Promise<{ status: number; body: unknown }>;
};

const letters = (index: number) =>
  `Z${String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26))}Q`;

/** Adds a tournament of 300 teams of 60 schools in six categories, with its rounds and its groups drawn. */
export async function insertDay(backend: Backend): Promise<SimulatedDay> {
  const { db } = backend;
  const token = await backend.signIn('organiser');
  const request: SimulatedDay['request'] = (method, path, body, version) =>
    backend.request(method, path, {
      token,
      body,
      headers: version === undefined ? {} : { 'If-Match': version },
    });
  const createdAt = new Date(`${day}T00:00:00Z`);
  const categoryIds = (
    await db
      .insert(categories)
      .values(
        Array.from({ length: runCategories + 1 }, (_, index) => ({
          name: `Kategori simulasi ${index + 1}`,
          description: '',
          longDescription: '',
          logo: 'categories/simulasi.svg',
        })),
      )
      .returning({ id: categories.id })
  ).map(({ id }) => id);
  const created = await request('POST', '/api/organiser/tournaments', {
    title: 'Lomba simulasi',
    about: '',
    date: day,
    start_time: '08:30',
    end_time: '17:00',
    time_zone: 'Asia/Jakarta',
    venue: { name: '', city: '', province: '' },
    registration_opens_at: null,
    registration_closes_at: null,
    categories: categoryIds.map((id) => ({ id, capacity: null })),
  });
  const tournamentId = (created.body as { data: { id: number } }).data.id;
  await request('PUT', `/api/organiser/tournaments/${tournamentId}/status`, {
    status: 'published',
  });
  const clubIds = (
    await db
      .insert(clubs)
      .values(
        Array.from({ length: clubCount }, (_, index) => ({
          name: `Sekolah ${index + 1}`,
          email: `sekolah${index + 1}@simulasi.example`,
          phone: '0',
          passwordHash: '',
          pinHash: '',
          code: letters(index),
          createdAt,
          reviewedAt: createdAt,
        })),
      )
      .returning({ id: clubs.id })
  ).map(({ id }) => id);
  const categoryOf = (index: number) =>
    categoryIds[Math.min(Math.floor(index / teamsOfRuns), runCategories)] ?? 0;
  const count = runCategories * teamsOfRuns + teamsOfMatches;
  const clubOf = (index: number) => index % clubCount;
  const teamRows = await db
    .insert(teams)
    .values(
      Array.from({ length: count }, (_, index) => ({
        code: `X-${letters(clubOf(index))}-${String(index + 1).padStart(5, '0')}` as const,
        name: `Tim ${index + 1}`,
        clubId: clubIds[clubOf(index)] ?? 0,
        categoryId: categoryOf(index),
        createdAt,
      })),
    )
    .returning({ id: teams.id });
  const pupilRows = await db
    .insert(participants)
    .values(
      Array.from({ length: count * pupilsOfTeam }, (_, index) => ({
        name: `Siswa ${index + 1}`,
        email: '',
        passwordHash: '',
        clubId: clubIds[clubOf(Math.floor(index / pupilsOfTeam))] ?? 0,
        createdAt,
      })),
    )
    .returning({ id: participants.id });
  const pupilAt = (team: number, order: number) => pupilRows[team * pupilsOfTeam + order]?.id ?? 0;
  // Sixty teams further is the same school, and another category.
  const membersOf = (team: number) =>
    Array.from({ length: pupilsOfTeam }, (_, order) =>
      order === 0 && team % sharedEvery === 0 && team >= clubCount
        ? pupilAt(team - clubCount, 1)
        : pupilAt(team, order),
    );
  await db.insert(teamMembers).values(
    teamRows.flatMap(({ id: teamId }, index) =>
      membersOf(index).map((participantId, order) => ({
        teamId,
        participantId,
        categoryId: categoryOf(index),
        level: order === 0 ? ('leader' as const) : ('member' as const),
        position: order + 1,
      })),
    ),
  );
  await db.insert(registrations).values(
    teamRows.map(({ id: teamId }, index) => ({
      tournamentId,
      teamId,
      categoryId: categoryOf(index),
      startNumber: index + 1,
      createdAt,
    })),
  );
  const links = await db
    .select()
    .from(tournamentCategories)
    .where(inArray(tournamentCategories.categoryId, categoryIds));
  if (links.length !== categoryIds.length) throw new Error('A category is missing');
  const result = {
    tournamentId,
    categoryIds,
    teamIds: teamRows.map(({ id }) => id),
    pupilsOf: new Map(teamRows.map(({ id }, index) => [id, membersOf(index)])),
    request,
  };
  await saveRounds(result);
  return result;
}

/** Returns what the score desk of a category shows. */
export async function readDesk(
  { tournamentId, request }: SimulatedDay,
  categoryId: number,
): Promise<ScoreEntryData> {
  const path = `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/scores`;
  return ((await request('GET', path)).body as { data: ScoreEntryData }).data;
}

async function saveRounds(created: SimulatedDay): Promise<void> {
  const { categoryIds, tournamentId, request } = created;
  for (const [index, categoryId] of categoryIds.entries()) {
    const { rounds } = await readDesk(created, categoryId);
    const first = rounds[0]?.id;
    const groups = { group_count: 10 };
    const list =
      index < runCategories
        ? [roundInput({ id: first, run_count: 2 })]
        : [
            roundInput({ id: first, match_rule: matchRule(groups) }),
            roundInput({
              name: 'Gugur',
              team_count: 16,
              match_rule: matchRule({ kind: 'knockout', group_count: 1, has_third_place: true }),
            }),
          ];
    const path = `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/rounds`;
    const saved = await request('PUT', path, { rounds: list });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    if (index < runCategories) continue;
    const drawn = await request('PUT', `/api/organiser/rounds/${first}/draw`, { method: 'lots' });
    if (drawn.status !== 200) throw new Error(JSON.stringify(drawn.body));
  }
}

/** Plans the day in eight arenas, of which one is for the matches and others are for one or two categories. */
export async function planDay(created: SimulatedDay): Promise<DayPlan> {
  const { categoryIds, tournamentId, request } = created;
  const path = `/api/organiser/tournaments/${tournamentId}/plan`;
  const { data: proposed } = (await request('GET', path)).body as { data: DayPlan };
  const { version, mode, days, breaks, rest_minutes } = proposed;
  const matches = categoryIds.at(-1) ?? 0;
  const others = categoryIds.slice(0, -1);
  const saved = await request(
    'PUT',
    path,
    {
      mode,
      days,
      breaks,
      rest_minutes,
      late_clubs: [],
      preview: false,
      durations: categoryIds.map((id) => ({ category_id: id, seconds: 240 })),
      arenas: [
        { name: 'Arena 1', category_ids: [matches] },
        ...Array.from({ length: 7 }, (_, index) => ({
          name: `Arena ${index + 2}`,
          category_ids: index < others.length ? [others[index]] : others,
        })),
      ],
    },
    version,
  );
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return (saved.body as { data: DayPlan }).data;
}
