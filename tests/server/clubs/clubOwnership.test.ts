import { eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  clubs,
  participants,
  registrations,
  teamMembers,
  teams,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMaker, type TestClub } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makePerson, makeTeam } = createMaker(backend);
/** The club that is reached for, and the stranger who reaches. */
let own: TestClub;
let stranger: TestClub;

beforeAll(async () => {
  own = await makeClub(3);
  await makeTeam(own, own.people.slice(0, 2));
  stranger = await makeClub(2);
  await makeTeam(stranger, stranger.people.slice(0, 1));
});

const send = (method: string, path: string, body?: unknown) =>
  backend.request(method, path, { token: stranger.token, body });

describe('what is of another club', () => {
  const readAll = async () => ({
    clubs: await backend.db.select().from(clubs).orderBy(clubs.id),
    people: await backend.db.select().from(participants).orderBy(participants.id),
    teams: await backend.db.select().from(teams).orderBy(teams.id),
    members: await backend.db
      .select()
      .from(teamMembers)
      .orderBy(teamMembers.teamId, teamMembers.position),
    registrations: await backend.db.select().from(registrations).orderBy(registrations.id),
  });

  it("is out of reach under the stranger's own address", async () => {
    expect(
      (await send('DELETE', `/api/gh-schools/${stranger.id}/participants/${own.people[2]}`)).status,
    ).toBe(404);
    const { status } = await send('PUT', '/api/gh/teamsclub/999999', {
      team_name: 'Rebutan',
      category_id: 1,
      participant_ids: [own.people[2]],
    });
    expect(status).toBe(404);
    const before = await readAll();
    const [mine] = before.teams.filter(({ clubId }) => clubId === stranger.id);
    const enlisted = await send('PUT', `/api/gh/teamsclub/${mine?.id}`, {
      team_name: 'Rebutan',
      category_id: 1,
      participant_ids: [stranger.people[0], own.people[2]],
    });
    expect(enlisted.status).toBe(403);
    const coded = await send('POST', '/api/gh/teamsclub', {
      team_name: 'Rebutan',
      category_id: 2,
      participant_ids: [stranger.people[1]],
      team_code: own.code,
    });
    expect(coded.status).toBe(422);
    expect(await readAll()).toEqual(before);
  });

  it('is in no list that a club reads, nor a participant without a club', async () => {
    const alone = await makePerson();
    const mine = await backend.db
      .select({ id: participants.id })
      .from(participants)
      .where(eq(participants.clubId, stranger.id));
    const others = await backend.db
      .select({ email: participants.email })
      .from(participants)
      .where(ne(participants.clubId, stranger.id));
    const [without] = await backend.db
      .select({ email: participants.email })
      .from(participants)
      .where(eq(participants.id, alone));
    const addresses = [
      `/api/gh-schools/${stranger.id}/participants`,
      `/api/gh-schools/${stranger.id}/participants?only_unassigned=1`,
      `/api/gh/${stranger.id}/participants`,
      '/api/gh/available-participants?category_id=3',
      '/api/gh/teamsclub',
      `/api/gh-schools/${stranger.id}/teams`,
    ];
    for (const address of addresses) {
      const { status, body } = await send('GET', address);
      expect(status, address).toBe(200);
      const told = JSON.stringify(body);
      for (const { email } of [...others, without ?? { email: '' }])
        expect(told, address).not.toContain(`"${email}"`);
    }
    const { body } = await send('GET', '/api/gh/available-participants?category_id=3');
    expect((body as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual(
      mine.map(({ id }) => id),
    );
    const { body: built } = await send('GET', '/api/gh/teamsclub');
    const codes = (built as { data: { team_id: string }[] }).data.map(({ team_id: code }) => code);
    expect(codes).toEqual([`X-${stranger.code}-00001`]);
  });
});
