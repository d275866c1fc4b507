import { tidyName } from '../../openapi/texts/names.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { copyRounds } from './categoryRoundQueries.ts';
import { insertTournament } from './managedQueries.ts';
import { changeOf, requireLocked, requireManaged, toManaged } from './managedTournament.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Returns an instant as many days later as the second date (YYYY-MM-DD) is after the first one. */
function moveByDays(instant: Date | null, from: string, to: string): Date | null {
  // No Indonesian zone has summer time, so the clock there shows the same hour.
  const days = (Date.parse(to) - Date.parse(from)) / dayLength;
  return instant && new Date(instant.getTime() + days * dayLength);
}

/** As `moveByDays`, of a date. */
const moveDate = (date: string | null, from: string, to: string): string | null =>
  moveByDays(date === null ? null : new Date(date), from, to)
    ?.toISOString()
    .slice(0, 10) ?? null;

export const copyTournament: Handler<'copyTournament'> = async (
  { path, body, organiserId },
  { db, now },
) => {
  const title = tidyName(body.title);
  const id = await db.transaction(async (transaction) => {
    // What is read of it belongs together, also while somebody changes it.
    const source = await requireLocked(transaction, path.id);
    const { about, startTime, endTime, timeZone, venue, city, province, date: from } = source;
    const { mapUrl, cost, contact, programme, objectionMinutes } = source;
    const copied = await insertTournament(
      transaction,
      {
        title,
        about,
        date: body.date,
        startTime,
        endDate: moveDate(source.endDate, from, body.date),
        endTime,
        timeZone,
        venue,
        city,
        province,
        mapUrl,
        cost,
        contact,
        programme,
        objectionMinutes,
        registrationOpensAt: moveByDays(source.registrationOpensAt, from, body.date),
        registrationClosesAt: moveByDays(source.registrationClosesAt, from, body.date),
      },
      source.categories,
    );
    await copyRounds(transaction, { from: source.id, to: copied });
    await recordChange(transaction, {
      ...changeOf({ id: copied, title }),
      organiserId,
      at: now(),
      operation: 'copyTournament',
      detail: source.title,
    });
    return copied;
  });
  return {
    success: true,
    message: 'Salinan disimpan sebagai draf.',
    data: toManaged(await requireManaged(db, id)),
  };
};
