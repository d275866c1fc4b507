import { Typography } from '@mui/material';
import { brand } from '../../../brand.ts';
import { useEventDay } from '../../../features/tournamentDay/useEventDay.ts';
import { copy } from '../copy.ts';

export function Copyright() {
  const year = new Date(useEventDay()).getUTCFullYear();
  return (
    <Typography variant="body2" sx={(theme) => ({ color: theme.vars.palette.board.muted })}>
      {copy.footer.copyright(year, brand.name)}
    </Typography>
  );
}
