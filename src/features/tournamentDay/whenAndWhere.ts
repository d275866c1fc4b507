import type { TimeZone } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../lib/dates/calendarDate.ts';
import { formatHour } from '../../lib/dates/formatLocalTime.ts';

type WhenAndWhere = {
  date: string;
  start_time?: string;
  time_zone?: TimeZone;
  city?: string | undefined;
};

/** Says when and where a tournament takes place, as far as it is known: 'Sabtu, 5 Desember 2026, 08.00 WIB · Surabaya'. */
export const whenAndWhere = ({ date, start_time: hour, time_zone: zone, city }: WhenAndWhere) =>
  [
    [formatCalendarDate(date, { weekday: true }), hour && formatHour(hour, zone)]
      .filter(Boolean)
      .join(', '),
    city,
  ]
    .filter(Boolean)
    .join(' · ');
