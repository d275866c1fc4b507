import { Stack, Typography } from '@mui/material';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { copy } from '../copy.ts';
import type { ResultGroup } from './resultGroups.ts';

/** Heading of a group of results, with the number shown if that is not all of them. */
export function GroupHeading({
  id,
  group: { title, entries, total },
}: {
  id: string;
  group: ResultGroup;
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
