import { Box } from '@mui/material';
import { useEventDay } from './useEventDay.ts';
import { type WhenWhere, whenWhere } from './whenWhere.ts';

type WhenWhereTextProps = {
  tournament: WhenWhere;
  /** Only the day and the city. */
  isBrief?: boolean;
  /** The place is in a line of its own, for narrow cards. */
  isStacked?: boolean;
};

/** 'Sab, 5 Des · 08.00 WIB · Graha Cendekia, Surabaya', or 'Sab, 5 Des · Surabaya'. */
export function WhenWhereText({ tournament, isBrief, isStacked }: WhenWhereTextProps) {
  const { day, hour, place } = whenWhere(tournament, useEventDay(), isBrief);
  return (
    <>
      {/* Together in one line, unless that is too narrow for both, with large text. */}
      <Box component="span" sx={{ display: 'inline-block' }}>
        <time dateTime={tournament.date}>{day}</time>
        {hour && ` · ${hour}`}
      </Box>
      {place &&
        (isStacked ? (
          <Box component="span" sx={{ display: 'block' }}>
            {place}
          </Box>
        ) : (
          ` · ${place}`
        ))}
    </>
  );
}
