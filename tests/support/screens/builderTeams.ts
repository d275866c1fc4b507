import { findParticipant } from '../../../server/participants/queries.ts';
import { findTournaments } from '../../../server/tournaments/queries.ts';
import type { Backend } from '../database/backend.ts';
import { type createMaker, errorResponse, type TestClub } from './clubData.ts';
import { isComing } from '../database/isComing.ts';

export type Built = {
  id: number;
  name: string;
  team_id: string;
  category_id: number;
  category: object;
  category_name: string;
  member_count: number;
  members: { id: number; level: string }[];
  version: string;
};

export type Wanted = {
  team_name: string;
  category_id: number;
  participant_ids: unknown[];
  team_code: string;
};

export const noTeam = errorResponse(404, 'Tim tidak ditemukan.');

/** Requests of the team builder, and expected error responses. */
export function createBuilderRequests(
  backend: Backend,
  { openPerson }: ReturnType<typeof createMaker>,
) {
  async function listBuilt({ token }: TestClub): Promise<Built[]> {
    const { body } = await backend.request('GET', '/api/gh/teamsclub', { token });
    return (body as { data: Built[] }).data;
  }

  /** Creates a team as the builder does. */
  const create = (club: TestClub, wanted: Partial<Wanted> = {}) =>
    backend.request('POST', '/api/gh/teamsclub', {
      token: club.token,
      body: {
        team_name: 'Garuda Baja',
        category_id: 1,
        participant_ids: club.people,
        team_code: club.code,
        ...wanted,
      },
    });

  /** Creates a team as the dashboard's dialog does. */
  function createByForm(club: TestClub, wanted: Partial<Wanted> = {}) {
    const { participant_ids: ids = club.people, ...fields } = wanted;
    const form = new FormData();
    for (const [name, value] of Object.entries({
      team_name: 'Garuda Baja',
      category_id: 1,
      team_code: club.code,
      ...fields,
    }))
      form.append(name, String(value));
    for (const id of ids) form.append('member_ids[]', String(id));
    return backend.request('POST', '/api/participant/team/create', {
      token: club.token,
      body: form,
    });
  }

  const update = (
    club: TestClub,
    team: number,
    wanted: Partial<Wanted> = {},
    headers?: Record<string, string>,
  ) =>
    backend.request('PUT', `/api/gh/teamsclub/${team}`, {
      token: club.token,
      headers,
      body: { team_name: 'Garuda Baja', category_id: 1, participant_ids: club.people, ...wanted },
    });

  const remove = (club: TestClub, team: number) =>
    backend.request('DELETE', `/api/gh/teamsclub/${team}`, { token: club.token });

  /** Registers a team of category 1 in some tournament, as its leader does. */
  async function register(team: number, leader: number) {
    const open = (await findTournaments(backend.db, { today: '2000-01-01' })).find(
      (tournament) => isComing(tournament) && tournament.categories.some(({ id }) => id === 1),
    );
    const token = await openPerson(leader);
    return () =>
      backend.request('POST', '/api/tournament/register', {
        token,
        body: { tournament_id: open?.id, team_id: team, category_id: 1 },
      });
  }

  const nameOf = async (id: number | undefined) =>
    (await findParticipant(backend.db, id ?? 0))?.name ?? '';
  const inAnother = async (id: number | undefined) =>
    errorResponse(409, `${await nameOf(id)} sudah tergabung dalam tim lain di kategori ini.`);

  return { listBuilt, create, createByForm, update, remove, register, nameOf, inAnother };
}
