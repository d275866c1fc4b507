import type { TeamCode } from '../../../openapi/schema.d.ts';
import { followLimits, maxFollowers } from '../../auth/limits.ts';
import { consumeAttempt } from '../../auth/rateLimit.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import { toEventDay } from '../../lib/eventDay.ts';
import {
  countOthers,
  deleteSubscriptions,
  lockComingTeams,
  saveSubscription,
} from './pushQueries.ts';

export const followTeams: Handler<'followTeams'> = async ({ body, clientIp }, services) => {
  const { db, now, push } = services;
  await consumeAttempt(services, followLimits(clientIp));
  const { endpoint, keys, teams: codes } = body;
  const teams = await db.transaction(async (transaction) => {
    const followed: { id: number; code: TeamCode }[] = [];
    const coming = push ? await lockComingTeams(transaction, codes, toEventDay(now())) : [];
    for (const team of coming)
      if ((await countOthers(transaction, team.id, endpoint)) < maxFollowers) followed.push(team);
    const { p256dh, auth } = keys;
    const teamIds = followed.map(({ id }) => id);
    if (teamIds.length === 0) await deleteSubscriptions(transaction, [endpoint]);
    else await saveSubscription(transaction, { endpoint, p256dh, auth, teamIds });
    return followed;
  });
  return { success: true, data: { teams: teams.map(({ code }) => code) } };
};
