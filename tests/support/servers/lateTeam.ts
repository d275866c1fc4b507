import type { Registration } from '../../../openapi/schema.d.ts';
import type { useParallelServer } from './parallelServer.ts';

/** Returns the body of a request for a late team of one free pupil of the club of a registration. */
export async function toLateTeam(
  server: ReturnType<typeof useParallelServer>,
  token: string,
  { name, of: { club, category } }: { name: string; of: Registration },
) {
  const { body } = await server.send('listLateCandidates', {
    path: { id: club.id },
    query: `?category_id=${category.id}`,
    token,
  });
  const [free] = (body as { data: { id: number }[] }).data;
  return {
    club_id: club.id,
    category_id: category.id,
    team_name: name,
    participant_ids: [free?.id],
    reason: 'Banjir',
  };
}
