import { Stack, Typography } from '@mui/material';
import { formatNumber } from '../../lib/number.ts';
import { copy } from './copy.ts';
import type { Group } from './groups.ts';

/** Names a group of results, and says how many of them are shown where that is not all. */
export function GroupHeading({
  id,
  group: { title, english, entries, total },
}: {
  id: string;
  group: Group;
}) {
  return (
    <Stack
      role="presentation"
      direction="row"
      spacing={2}
      sx={{ alignItems: 'baseline', justifyContent: 'space-between', px: 1.25, pb: 0.25 }}
    >
      <Typography
        id={id}
        role="presentation"
        component="span"
        variant="overline"
        lang={english ? 'en' : undefined}
        sx={{ color: 'secondary.main' }}
      >
        {title}
      </Typography>
      {total > entries.length && (
        <Typography
          role="presentation"
          component="span"
          variant="caption"
          sx={{ color: 'text.secondary' }}
        >
          {copy.shownOf(formatNumber(entries.length), formatNumber(total))}
        </Typography>
      )}
    </Stack>
  );
}
