import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import RobotIcon from '@mui/icons-material/SmartToyOutlined';
import TrophyIcon from '@mui/icons-material/EmojiEventsOutlined';
import { Link } from 'react-router-dom';
import type { ClubStats } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { stretchedLink } from '../../../ui/styles/cardStyles.ts';
import { copy } from '../copy.ts';

const boxes = [
  { name: 'participants', Icon: GroupsIcon },
  { name: 'teams', Icon: RobotIcon },
  { name: 'tournaments', Icon: TrophyIcon },
] as const;

type ClubCountsProps = {
  counts: ClubStats | undefined;
  /** Where the tournaments are listed. */
  tournamentsHref?: string;
};

export function ClubCounts({ counts, tournamentsHref }: ClubCountsProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="dl"
        aria-label={copy.detail.inNumbers}
        aria-busy={counts === undefined}
        sx={countGrid}
      >
        {boxes.map(({ name, Icon }) => (
          <Card key={name}>
            <Icon aria-hidden />
            <Typography component="dt" variant="body2" lang="en">
              {name === 'tournaments' && tournamentsHref ? (
                <Link to={tournamentsHref}>{copy.detail.counts[name]}</Link>
              ) : (
                copy.detail.counts[name]
              )}
            </Typography>
            <Typography component="dd" variant="h2">
              {counts ? formatNumber(counts[name]) : <Skeleton width="2ch" />}
            </Typography>
          </Card>
        ))}
      </Box>
    </Box>
  );
}

function countGrid({ vars: { palette } }: Theme) {
  return {
    m: 0,
    display: 'grid',
    gap: { xs: 1, sm: 2 },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > *': {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      columnGap: '14px',
      p: { xs: '12px', sm: '16px 20px' },
      gridTemplate: { xs: '"icon" "count" "name"', sm: '"icon count" "icon name" / auto 1fr' },
    },
    '& a': { ...stretchedLink, color: palette.primary.main },
    '& svg': {
      gridArea: 'icon',
      color: palette.secondary.main,
      fontSize: { xs: 24, sm: 36 },
    },
    '& dt': {
      gridArea: 'name',
      color: palette.text.secondary,
      fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
    },
    '& dd': { gridArea: 'count', m: 0, fontVariantNumeric: 'tabular-nums' },
    // Too narrow for three whole words side by side.
    '@container (max-width: 20.25rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *': { gridTemplate: '"icon name count" / auto 1fr auto' },
    },
  } as const;
}
