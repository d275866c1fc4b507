import type { Database } from '../../db/database.ts';
import type { Push } from '../../services/pushSender.ts';
import type { Services } from '../../services/services.ts';
import {
  deleteSubscriptions,
  findArenaName,
  findCalledTeams,
  findFollowers,
} from './pushQueries.ts';

/** Who was called to which arena, for which time. */
export type CalledTeams = { registrationIds: readonly number[]; arenaId: number; count: number };

/** Returns what whoever follows one of these teams is told: names of teams and arenas only. */
async function writePushes(
  db: Database,
  { registrationIds, arenaId, count }: CalledTeams,
): Promise<Push[]> {
  const teams = await findCalledTeams(db, registrationIds);
  const followers = await findFollowers(
    db,
    teams.map(({ id }) => id),
  );
  const arena = await findArenaName(db, arenaId);
  const body = `Dipanggil ke ${arena}${count === 3 ? ' (panggilan terakhir)' : ''}`;
  return followers.flatMap(({ teamIds, ...target }) =>
    teams
      .filter(({ id }) => teamIds.includes(id))
      .map(({ code, name }) => ({
        target,
        message: { title: name, body, path: `/t/${code}`, topic: code },
      })),
  );
}

/** Tells whoever follows a team that it was called, after the response to the call. */
export function pushCall({ db, push }: Pick<Services, 'db' | 'push'>, called: CalledTeams): void {
  push?.sendLater(
    () => writePushes(db, called),
    (endpoints) => deleteSubscriptions(db, endpoints),
  );
}
