import { useEventDay } from './useEventDay.ts';
import { type WhenWhere, whenWhere } from './whenWhere.ts';

type WhenWhereTextProps = {
  tournament: WhenWhere;
  /** Only the day and the city. */
  isBrief?: boolean;
};

/** 'Sab, 5 Des · 08.00 WIB · Graha Cendekia, Surabaya', or 'Sab, 5 Des · Surabaya'. */
export function WhenWhereText({ tournament, isBrief }: WhenWhereTextProps) {
  const [day, ...rest] = whenWhere(tournament, useEventDay(), isBrief);
  return (
    <>
      <time dateTime={tournament.date}>{day}</time>
      {rest.map((text) => ` · ${text}`).join('')}
    </>
  );
}
