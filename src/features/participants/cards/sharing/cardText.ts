import type { PupilCard } from '../../../../../openapi/schema.d.ts';
import { brand } from '../../../../brand.ts';
import { formatCalendarDate } from '../../../../lib/dates/calendarDate.ts';
import { oneLine } from '../../../../lib/text/oneLine.ts';
import { copy } from '../copy.ts';

/** Returns the message with which a coach sends a pupil's card to the family; the link with the code stands beneath. */
export const cardText = (
  club: string,
  {
    name,
    sign_in_name: signInName,
    endsAt,
  }: Pick<PupilCard, 'name' | 'sign_in_name'> & { endsAt: string },
): string =>
  [
    copy.sharing.title(oneLine(name), brand.name, oneLine(club)),
    copy.sharing.how,
    `${copy.signInName(signInName)}. ${copy.until(formatCalendarDate(endsAt.slice(0, 10)))}.`,
    copy.sharing.secret,
  ].join('\n');
