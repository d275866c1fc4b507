import type { Tournament } from '../../../openapi/schema.d.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import type { Backend } from '../database/backend.ts';

const dayLength = 24 * 60 * 60 * 1000;

/**
 * The date (YYYY-MM-DD) of a tournament that many days from today. The dates of the demonstration
 * are those of the day on which it was seeded, and midnight in Jakarta may have passed since then.
 */
export const eventDayFromNow = (days: number) =>
  toEventDay(new Date(Date.now() + days * dayLength));

/**
 * The tournament two days ahead: the leader has teams for three of its five categories, none of
 * them registered.
 */
export const surabaya = '/tournaments/7';

/** A tournament as the server has it. */
export const readTournament = async ({ request }: Backend, id: number) =>
  ((await request('GET', `/api/tournaments/${id}`)).body as { data: Tournament }).data;
