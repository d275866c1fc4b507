import type { ReactNode } from 'react';
import { Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import LeaderboardIcon from '@mui/icons-material/LeaderboardOutlined';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { endOfDate, formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { startOfTournament, tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
import { cutCorner, visuallyHidden } from '../../../ui/styles/styles.ts';
import { Picture, pictureSizes } from '../../../ui/artwork/Picture.tsx';
import { ShareButton } from '../../../ui/page/ShareButton.tsx';
import defaultBanner from '../../../ui/pictures/defaultTournamentBanner.svg';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { copy } from '../copy.ts';
import { Countdown } from './Countdown.tsx';
import { welcome } from './welcome.ts';
import { AddToCalendarButton } from '../../tournamentDay/AddToCalendarButton.tsx';
import { useEachSecond } from '../useEachSecond.ts';

/** Adds a tournament to a calendar. Hidden if its date is invalid or in the past. */
function CalendarButton({ tournament }: { tournament: Tournament }) {
  const isUpcoming = useEachSecond((now) => endOfDate(tournament.date) > now);
  return isUpcoming ? <AddToCalendarButton tournament={tournament} /> : null;
}

const ratio = '16 / 9';

export function TournamentHero({ tournament }: { tournament: Tournament }) {
  const { id, title, image, date, status } = tournament;
  const state = tournamentState(date, useEventDay());
  return (
    <HeroLayout
      isLow={state === 'after'}
      text={
        <>
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={(theme) => ({ color: theme.vars.palette.board.muted, maxWidth: '56ch' })}
          >
            {welcome(tournament, state)}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1.5} sx={day}>
            <time dateTime={date}>{formatCalendarDate(date, { weekday: true })}</time>
            <DayChip date={date} status={status} />
          </Stack>
        </>
      }
      banner={
        <Picture
          path={image}
          fallback={defaultBanner}
          alt={copy.detail.banner(title)}
          ratio={ratio}
          sizes={pictureSizes.article}
          eager
        />
      }
      countdown={
        !status && <Countdown start={startOfTournament(tournament)} small={state !== 'before'} />
      }
      actions={
        <>
          {state !== 'before' && (
            <Button
              variant={state === 'today' ? 'contained' : 'outlined'}
              color={state === 'today' ? 'gold' : 'inherit'}
              startIcon={<LeaderboardIcon />}
              component={Link}
              to={`${paths.board.href()}?tournament=${id}`}
            >
              {copy.detail.board}
            </Button>
          )}
          {!status && <CalendarButton tournament={tournament} />}
          <ShareButton title={title} />
        </>
      }
    />
  );
}

export function TournamentHeroSkeleton() {
  return (
    <HeroLayout
      text={
        <>
          <Box role="status" sx={visuallyHidden}>
            {copy.detail.loading}
          </Box>
          <Typography variant="h1" component="div">
            <Skeleton width="80%" />
          </Typography>
          <Typography variant="subtitle1" component="div">
            <Skeleton />
            <Skeleton width="70%" />
          </Typography>
        </>
      }
      banner={
        <Skeleton
          variant="rectangular"
          sx={{ width: '100%', height: 'auto', aspectRatio: ratio }}
        />
      }
      countdown={
        <Skeleton
          variant="rounded"
          sx={{ width: '100%', maxWidth: 452, height: { xs: 98, md: 115 } }}
        />
      }
      actions={
        <Skeleton
          variant="rounded"
          sx={{ width: '100%', maxWidth: 310, height: { xs: 44, sm: 40 } }}
        />
      }
    />
  );
}

type HeroLayoutProps = {
  /** Leaves the first screen to what follows, the winners. */
  isLow?: boolean;
  text: ReactNode;
  banner: ReactNode;
  countdown: ReactNode;
  actions: ReactNode;
};

function HeroLayout({ isLow = false, text, banner, countdown, actions }: HeroLayoutProps) {
  return (
    <BoardSection component="header">
      <Container sx={{ pt: { xs: 1.5, md: 2.5 }, pb: isLow ? 4 : { xs: 4, md: 6 } }}>
        <Box sx={{ ml: -1, mb: isLow ? 1.5 : { xs: 1.5, md: 2.5 } }}>
          <BackButton fallback={paths.tournaments.href()} />
        </Box>
        <Box sx={[areas, isLow && lowAreas]}>
          <Stack
            spacing={isLow ? 1.5 : { xs: 1.5, md: 2 }}
            sx={{ gridArea: 'text', alignSelf: 'end' }}
          >
            <Typography variant="overline" component="p" sx={{ color: 'gold.main' }}>
              {copy.detail.eyebrow}
            </Typography>
            {text}
          </Stack>
          <Box
            sx={(theme) => ({
              gridArea: 'banner',
              alignSelf: 'center',
              ...cutCorner(28),
              overflow: 'hidden',
              border: `1px solid ${theme.vars.palette.board.line}`,
            })}
          >
            {banner}
          </Box>
          <Stack useFlexGap spacing={{ xs: 2.5, md: 3 }} sx={{ gridArea: 'countdown' }}>
            {countdown}
            <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
              {actions}
            </Stack>
          </Stack>
        </Box>
      </Container>
    </BoardSection>
  );
}

const day = { flexWrap: 'wrap', alignItems: 'center', fontWeight: 600 };

const areas = {
  display: 'grid',
  columnGap: { sm: 3, md: 5, lg: 8 },
  rowGap: { xs: 2.5, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateAreas: {
    xs: '"text" "banner" "countdown"',
    sm: '"text banner" "countdown banner"',
  },
};

const lowAreas = {
  rowGap: 2.5,
  gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
