import { type RefObject, useRef } from 'react';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { ringOfCard } from '../../../ui/styles/cardStyles.ts';
import { skippedOffscreen } from '../../../ui/styles/styles.ts';
import { useInView, WhenNear } from '../../../ui/states/WhenNear.tsx';
import { clubBio, type ListedClub } from './clubList.ts';
import { copy } from '../copy.ts';
import { useClubCounts } from './useActiveClubs.ts';

const clamp = (lines: number | { xs: number; sm: number }) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
const bioMinHeight = { minHeight: { sm: 'calc(3 * 0.9375rem * 1.6)' } };

type ClubCardProps = { club: ListedClub; isOnFirstScreen: boolean };

/** The whole card links to the club's page. */
export function ClubCard({ club, isOnFirstScreen }: ClubCardProps) {
  const cardRef = useRef<HTMLElement>(null);
  const picture = (
    <Picture
      path={club.logo}
      fallback={defaultLogo}
      alt=""
      ratio="1 / 1"
      sizes="72px"
      fit="contain"
    />
  );
  return (
    <Card component="article" ref={cardRef} sx={isOnFirstScreen ? card : laterCard}>
      <Stack direction="row" className="head">
        <Box className="logo">
          {isOnFirstScreen ? picture : <WhenNear ratio="1">{picture}</WhenNear>}
        </Box>
        <Typography variant="h4" component="h2" className="name" sx={clamp(3)}>
          <Box component={Link} to={club.href} className="link">
            {club.name}
          </Box>
        </Typography>
      </Stack>
      <Box className="bio">
        {club.city && (
          <Typography variant="body2" className="city">
            {club.city}
          </Typography>
        )}
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', ...bioMinHeight, ...clamp({ xs: 2, sm: 3 }) }}
        >
          {clubBio(club)}
        </Typography>
      </Box>
      <Box className="foot">
        <GroupsIcon sx={{ fontSize: 20 }} aria-hidden />
        <TeamCount clubId={club.id} card={cardRef} />
      </Box>
    </Card>
  );
}

/** The teams are counted when the card scrolls near the window: three renderings, which it is spared. */
function TeamCount({ clubId, card }: { clubId: number; card: RefObject<HTMLElement | null> }) {
  const counts = useClubCounts(clubId, useInView(card));
  return counts ? copy.list.teams(formatNumber(counts.teams)) : <Skeleton width={64} />;
}

export function ClubCardSkeleton() {
  return (
    <Card sx={card}>
      <Stack direction="row" className="head">
        <Skeleton variant="rounded" className="logo" sx={{ height: 72 }} />
        <Typography variant="h4" component="div" className="name">
          <Skeleton width="85%" />
          <Skeleton width="55%" />
        </Typography>
      </Stack>
      <Box className="bio">
        <Typography variant="body2" component="div" sx={bioMinHeight}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" sx={{ display: { xs: 'none', sm: 'block' } }} />
        </Typography>
      </Box>
      <Box className="foot">
        <Skeleton width={88} />
      </Box>
    </Card>
  );
}

const laterCard = (theme: Theme) => ({
  ...card(theme),
  ...skippedOffscreen({ xs: 112, sm: 240 }),
});

function card({ vars: { palette }, typography, breakpoints }: Theme) {
  return {
    position: 'relative',
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    transition: 'transform 160ms, border-color 160ms, box-shadow 160ms',
    '& .head': { gap: 2, alignItems: 'center', p: 2 },
    '& .logo': { width: 72, flexShrink: 0 },
    '& .name': { flexGrow: 1 },
    '& .bio': { px: 2, pb: 2, flexGrow: 1 },
    '& .city': { color: palette.secondary.main, fontWeight: 600 },
    '& .link': { ...ringOfCard, color: 'inherit', textDecoration: 'none' },
    '& .link::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '& .foot': {
      ...typography.button,
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      px: 2.5,
      color: palette.secondary.main,
      borderTop: `1px solid ${palette.divider}`,
    },
    // On phones logo and count are beside the text, so that several cards are in a window.
    [breakpoints.down('sm')]: {
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr)',
      columnGap: 1.5,
      alignItems: 'center',
      p: 1.5,
      '& .head': { display: 'contents' },
      '& .logo': { gridRow: '1 / span 2', width: 56 },
      '& .bio': { gridColumn: 2, gridRow: '2 / span 2', alignSelf: 'start', p: 0 },
      '& .foot': { gridRow: 3, justifyContent: 'center', border: 0, minHeight: 24, p: 0 },
      '& .foot svg': { display: 'none' },
      '& .foot > *': { maxWidth: '100%' },
    },
    '&:has(.link):hover': {
      borderColor: palette.primary.main,
      boxShadow: '0 10px 28px rgb(0 0 0 / 0.12)',
      transform: 'translateY(-3px)',
    },
    '&:has(.link:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
  } as const;
}
