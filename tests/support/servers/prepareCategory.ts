import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import type { ClubReadiness } from '../../../openapi/schema.d.ts';
import { createOperationCalls, type OperationName } from '../operationCalls.ts';

type Options = Parameters<ReturnType<typeof createOperationCalls>['send']>[1];

export type PreparedCategory = {
  tournamentId: number;
  categoryId: number;
  /** The names of the teams, in the order in which they were registered. */
  teams: string[];
  organiser: { token: string; user: object };
  /** The first club. */
  club: { token: string };
};

const password = 'panitia-lomba-27';
const pin = '204816';
const email = (name: string) => `${name}@surel.example`;

/** Teams are registered until a tournament starts. */
const tomorrow = () => new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);

/** Makes an organiser by the command, sets the password with the link that it prints, and signs in. */
async function makeOrganiser(
  request: <Body>(name: OperationName, options: Options) => Promise<Body>,
  environment: Record<string, string>,
) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/organiser.ts', 'add', 'Wulan Prameswari', email('wulan')],
    { env: { ...process.env, ...environment } },
  );
  const token = /http\S+#(\S+)/.exec(stdout)?.[1];
  await request('resetPassword', { body: { token, password } });
  return request<PreparedCategory['organiser']>('loginOrganiser', {
    body: { email: email('wulan'), password },
  });
}

type Size = {
  /** Shared out among the clubs. */
  teams: number;
  clubs?: number;
  /** Pupils of each team. */
  members?: number;
};

/**
 * Prepares a category of a tournament on a server without data, as organiser and clubs do: with so many
 * registered teams, of one member each and of one club unless told. It is today.
 *
 * @param environment that of the server
 */
export async function prepareCategory(
  url: string,
  environment: Record<string, string>,
  { teams: teamCount, clubs: clubCount = 1, members = 1 }: Size,
): Promise<PreparedCategory> {
  const { send } = createOperationCalls(() => url, 1);
  async function request<Body>(name: OperationName, options: Options): Promise<Body> {
    const { status, body } = await send(name, options);
    expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(300);
    return body as Body;
  }
  type Saved = { data: { id: number } };

  const organiser = await makeOrganiser(request, environment);
  const { token } = organiser;
  const category = {
    name: 'Line Follower',
    description: '',
    longdec: '',
    ranking: 'points',
    time_format: 'MM:SS.hh',
  };
  const categoryId = (await request<Saved>('createCategory', { body: category, token })).data.id;
  const tournament = {
    title: 'Piala Nusantara',
    about: '',
    date: tomorrow(),
    start_time: null,
    time_zone: 'Asia/Jakarta',
    venue: { name: '', city: '', province: '' },
    registration_opens_at: null,
    registration_closes_at: null,
    categories: [{ id: categoryId, capacity: null }],
  };
  const { data: saved } = await request<Saved>('createTournament', { body: tournament, token });
  await request('setTournamentStatus', {
    path: { id: saved.id },
    body: { status: 'published' },
    token,
  });

  const teams = Array.from(
    { length: teamCount },
    (_, index) => `Regu ${String(index + 1).padStart(2, '0')}`,
  );
  /** Makes the account of a club, whose teams are registered. */
  async function addClub(clubTeams: string[], suffix: string): Promise<{ token: string }> {
    const account = {
      name: `Klub Robotik Nusantara${suffix}`,
      email: email(`pembina${suffix.trim()}`),
      phone: '081234567890',
    };
    const club = await request<{ token: string; user: { id: number } }>('registerClub', {
      body: { ...account, password, password_confirmation: password, pin },
    });
    const pupils = clubTeams.flatMap((team) =>
      Array.from({ length: members }, (_, index) => ({
        name: `Peserta ${team}${index === 0 ? '' : ` ${'BCDE'[index - 1]}`}`,
        team,
        category: category.name,
      })),
    );
    await request('importClubParticipants', {
      path: { id: club.user.id },
      body: { preview: false, rows: pupils.map((pupil, index) => ({ line: index + 2, ...pupil })) },
      token: club.token,
    });
    const { data: ready } = await request<{ data: ClubReadiness }>('listClubReadiness', {
      token: club.token,
    });
    for (const name of clubTeams)
      await request('registerClubTeam', {
        path: { teamId: ready.teams.find((team) => team.name === name)?.id ?? 0 },
        body: { tournament_id: saved.id },
        token: club.token,
      });
    return club;
  }
  const each = Math.ceil(teamCount / clubCount);
  const club = await addClub(teams.slice(0, each), '');
  for (let index = 1; index < clubCount; index++)
    await addClub(teams.slice(index * each, (index + 1) * each), ` ${index + 1}`);

  // Table cards can be used on the day.
  const body = { ...tournament, date: toEventDay(new Date()) };
  await request('updateTournament', { path: { id: saved.id }, body, token });
  return { tournamentId: saved.id, categoryId, teams, organiser, club };
}
