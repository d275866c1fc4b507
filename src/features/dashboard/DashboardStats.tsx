import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import RobotIcon from '@mui/icons-material/SmartToyOutlined';
import TrophyIcon from '@mui/icons-material/EmojiEventsOutlined';
import { Link } from 'react-router-dom';
import { useGetClubStatsQuery } from '../../api/clubs.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { stretchedLink, hoverCard } from '../../ui/styles/cardStyles.ts';
import { copy } from './copy.ts';

const statCards = [
  { name: 'participants', Icon: GroupsIcon, to: paths.schoolClubParticipants.href() },
  { name: 'teams', Icon: RobotIcon, to: paths.schoolClubTeam.href() },
  { name: 'tournaments', Icon: TrophyIcon, to: paths.schoolClubTournamentFollowed.href() },
] as const;

/** Each card links to what it counts, even if the number could not be loaded. */
export function DashboardStats({ clubId }: { clubId: number }) {
  const { currentData, isFetching } = useGetClubStatsQuery({ id: clubId });
  const counts = currentData?.data;
  const isLoading = isFetching && !counts;
  const formatCount = (count: number | undefined) =>
    typeof count === 'number' ? formatNumber(count) : copy.stats.unknown;
  return (
    <Box component="ul" aria-label={copy.stats.label} aria-busy={isLoading} sx={grid}>
      {statCards.map(({ name, Icon, to }) => (
        <Box component="li" key={name} sx={{ containerType: 'inline-size' }}>
          <Card sx={statCard}>
            <Icon aria-hidden className="icon" />
            <Typography variant="h1" component="span" className="count">
              {isLoading ? <Skeleton width="2ch" /> : formatCount(counts?.[name])}
            </Typography>
            <Box component={Link} to={to} lang="en" className="name">
              {copy.stats[name]}
            </Box>
            <ArrowForwardIcon aria-hidden className="arrow" />
          </Card>
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1, sm: 2, md: 3 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(104px, 100%), 1fr))',
};

function statCard(theme: Theme) {
  const {
    breakpoints,
    vars: { palette },
  } = theme;
  return {
    ...hoverCard(theme),
    display: 'grid',
    alignItems: 'center',
    height: '100%',
    columnGap: '14px',
    p: '10px',
    // The numbers stand on one line, whether or not the name beneath has two.
    gridTemplate: '"icon count" min-content "name name" 1fr / auto minmax(0, 1fr)',
    [breakpoints.down('sm')]: { fontSize: '0.875rem', '& .arrow': { display: 'none' } },
    [breakpoints.up('sm')]: {
      p: '20px',
      rowGap: '4px',
      gridTemplate:
        '"icon . arrow" "count count count" "name name name" / auto minmax(0, 1fr) auto',
    },
    '& .icon': { gridArea: 'icon', fontSize: 30, color: palette.secondary.main },
    '& .count': { gridArea: 'count', fontVariantNumeric: 'tabular-nums', lineHeight: 1.1 },
    '& .name': {
      gridArea: 'name',
      alignSelf: 'start',
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      ...stretchedLink,
    },
    '& .arrow': { gridArea: 'arrow', fontSize: 20, color: palette.text.secondary },
    '&:hover .arrow': { color: palette.secondary.main },
  } as const;
}
