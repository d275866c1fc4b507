import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertTeam } from '../../../server/teams/builderQueries.ts';
import { teams } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMaker, type TestClub } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);

type Built = { id: number; team_id: string };

async function createTeam({ code, token, people }: TestClub): Promise<Built> {
  const created = await backend.request('POST', '/api/gh/teamsclub', {
    token,
    body: { team_name: 'Tim', team_code: code, category_id: 1, participant_ids: people },
  });
  expect(created.status).toBe(201);
  const { body } = await backend.request('GET', '/api/gh/teamsclub', { token });
  const built = (body as { data: Built[] }).data.at(-1);
  if (!built) throw new Error('The team is not listed');
  return built;
}

async function deleteTeam({ token }: TestClub, id: number): Promise<void> {
  const { status } = await backend.request('DELETE', `/api/gh/teamsclub/${id}`, { token });
  expect(status).toBe(200);
}

it('a code that was given is not given again after the team was deleted', async () => {
  const club = await makeClub(1);
  const codes: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { id, team_id: code } = await createTeam(club);
    codes.push(code);
    await deleteTeam(club, id);
  }
  expect(codes).toEqual(['00001', '00002', '00003'].map((number) => `X-${club.code}-${number}`));
});

it('a club may have more than 99999 teams', async () => {
  const club = await makeClub(1);
  const id = await backend.db.transaction((transaction) =>
    insertTeam(transaction, {
      code: `X-${club.code}-99999`,
      name: 'Tim lama',
      clubId: club.id,
      categoryId: 2,
      createdAt: new Date(),
    }),
  );
  const first = await createTeam(club);
  expect(first.team_id).toBe(`X-${club.code}-100000`);
  const response = await backend.request('GET', `/api/teams/${first.team_id}`);
  expect(response).toMatchObject({ status: 200, body: { team: { team_id: first.team_id } } });
  await deleteTeam(club, first.id);
  await backend.db.delete(teams).where(eq(teams.id, id));
  expect((await createTeam(club)).team_id).toBe(`X-${club.code}-100001`);
});
