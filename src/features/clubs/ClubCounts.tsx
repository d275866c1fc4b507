import { Box, Card, Skeleton, Typography } from '@mui/material';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import RobotIcon from '@mui/icons-material/SmartToyOutlined';
import TrophyIcon from '@mui/icons-material/EmojiEventsOutlined';
import type { ClubStats } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { copy } from './copy.ts';

const boxes = [
  { name: 'participants', Icon: GroupsIcon },
  { name: 'teams', Icon: RobotIcon },
  { name: 'tournaments', Icon: TrophyIcon },
] as const;

export function ClubCounts({ counts }: { counts: ClubStats | undefined }) {
  return (
    <Box
      component="dl"
      aria-label={copy.detail.inNumbers}
      aria-busy={counts === undefined}
      sx={{
        m: 0,
        display: 'grid',
        gap: { xs: 1, sm: 2, md: 3 },
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {boxes.map(({ name, Icon }) => (
        <Card
          key={name}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            gap: 0.5,
            p: { xs: 1.5, sm: 2.5 },
            position: 'relative',
          }}
        >
          <Typography
            component="dt"
            variant="body2"
            lang="en"
            sx={{ color: 'text.secondary', fontSize: { xs: '0.8125rem', sm: '0.9375rem' } }}
          >
            {copy.detail.counts[name]}
          </Typography>
          <Typography component="dd" variant="h1" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {counts ? formatNumber(counts[name]) : <Skeleton width="2ch" />}
          </Typography>
          <Icon aria-hidden sx={{ color: 'secondary.main', fontSize: { xs: 24, sm: 32 } }} />
        </Card>
      ))}
    </Box>
  );
}
