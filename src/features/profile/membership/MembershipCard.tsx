import type { ReactNode } from 'react';
import { Box, Card, Chip, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Link } from 'react-router-dom';
import { clubsWithSlug, useListClubsQuery } from '../../../api/clubs.ts';
import type { Membership } from '../../../api/membership.ts';
import { slugify } from '../../../lib/clubs/clubSlug.ts';
import { paths } from '../../../paths.ts';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { CircuitTraces } from '../../../ui/artwork/CircuitTraces.tsx';
import { ringOfCard } from '../../../ui/styles/cardStyles.ts';
import { copy } from '../copy.ts';

type MembershipCardProps = {
  membership: Membership;
  /** A button at the foot of the card, which leads to the club elsewhere. */
  children: ReactNode;
};

export function MembershipCard({
  membership: { clubId, clubName, code },
  children,
}: MembershipCardProps) {
  const { listed, isLoading, isUnlisted } = useListedClub(clubId, clubName);
  const shownName = clubName ?? copy.membership.nameless;
  return (
    <Card sx={card}>
      <BoardSection component="div" backdrop={<CircuitTraces />}>
        <Box className="body">
          <ClubLogo path={listed?.logo} isLoading={isLoading} />
          <Stack spacing={0.75} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
            <Typography variant="overline" sx={{ color: 'gold.main' }}>
              {copy.membership.member}
            </Typography>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere', maxWidth: '32ch' }}>
              {isUnlisted ? (
                shownName
              ) : (
                <Box component={Link} to={paths.schoolClub.href()} className="link">
                  {shownName}
                </Box>
              )}
            </Typography>
            {code && <Chip size="small" variant="outlined" label={copy.membership.code(code)} />}
            {isUnlisted ? (
              <Typography variant="body2">{copy.membership.inactive}</Typography>
            ) : (
              <Typography aria-hidden variant="button" className="open">
                {copy.membership.open}
                <ArrowForwardIcon fontSize="small" />
              </Typography>
            )}
          </Stack>
        </Box>
      </BoardSection>
      <Box className="foot">{children}</Box>
    </Card>
  );
}

/** The club in the public list, which has its logo. A deactivated club is not in it, and has no page. */
function useListedClub(id: number | undefined, name: string | undefined) {
  const { currentData, isLoading } = useListClubsQuery(
    name === undefined ? undefined : clubsWithSlug(slugify(name) || `${id}`),
    { skip: id === undefined },
  );
  const listed = currentData?.data?.find((club) => club.id === id);
  return { listed, isLoading, isUnlisted: currentData !== undefined && listed?.is_active !== 1 };
}

type ClubLogoProps = { path: string | null | undefined; isLoading: boolean };

function ClubLogo({ path, isLoading }: ClubLogoProps) {
  return (
    <Box className="logo">
      {isLoading ? (
        <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1' }} />
      ) : (
        <Picture
          path={path}
          fallback={defaultLogo}
          alt=""
          ratio="1"
          sizes="(min-width: 900px) 120px, 72px"
          fit="contain"
        />
      )}
    </Box>
  );
}

function card({ breakpoints, vars: { palette } }: Theme) {
  return {
    position: 'relative',
    transition: 'border-color 160ms, box-shadow 160ms, translate 160ms',
    '& .body': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 2.5,
      p: 2.5,
      [breakpoints.up('md')]: { columnGap: 4, p: 4 },
    },
    // Above the link, which covers the card.
    '& .foot': {
      position: 'relative',
      zIndex: 2,
      display: 'flex',
      justifyContent: 'flex-end',
      minHeight: 52,
      px: 1,
      py: 0.5,
    },
    '& .logo': { width: 72, [breakpoints.up('md')]: { width: 120 } },
    '& .open': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      pt: 1,
      color: palette.gold.main,
    },
    '& .link': { ...ringOfCard, color: 'inherit', textDecoration: 'none' },
    '& .link::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:has(.link):hover': {
      borderColor: palette.primary.main,
      boxShadow: '0 10px 28px rgb(0 0 0 / 0.12)',
      translate: '0 -3px',
    },
    '&:has(.link:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
  } as const;
}
