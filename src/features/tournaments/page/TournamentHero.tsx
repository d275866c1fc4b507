import type { ReactNode } from 'react';
import { Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import TrophyIcon from '@mui/icons-material/EmojiEventsOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import LeaderboardIcon from '@mui/icons-material/LeaderboardOutlined';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { endOfDate } from '../../../lib/dates/calendarDate.ts';
import {
  startOfTournament,
  tournamentState,
  type TournamentState,
} from '../../../lib/dates/tournamentDay.ts';
import { paths, registrationId } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { Picture, pictureSizes } from '../../../ui/artwork/Picture.tsx';
import { ShareButton } from '../../../ui/page/ShareButton.tsx';
import defaultBanner from '../../../ui/pictures/defaultTournamentBanner.svg';
import { AddToCalendarButton } from '../../tournamentDay/AddToCalendarButton.tsx';
import { MapLink } from '../../tournamentDay/MapLink.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { canRegister, ownTeamsIn } from '../../tournamentDay/ownTeams.ts';
import { isRegistrationOpen } from '../../tournamentDay/registrationWindow.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { copy } from '../copy.ts';
import { useEachSecond } from '../useEachSecond.ts';
import type { OwnRegistration } from '../registration/useOwnRegistration.ts';
import { Countdown } from './Countdown.tsx';
import { OwnTeamsStrip } from './OwnTeamsStrip.tsx';
import { TournamentFacts } from './TournamentFacts.tsx';
import { welcome } from './welcome.ts';

type TournamentHeroProps = {
  tournament: Tournament;
  ownRegistration: OwnRegistration;
};

/** The poster of a tournament: what it is, when and where, and what to do next, over its picture. */
export function TournamentHero({ tournament, ownRegistration }: TournamentHeroProps) {
  const { title, image, date, status } = tournament;
  const state = tournamentState(date, useEventDay());
  const start = startOfTournament(tournament);
  const isAhead = useEachSecond((now) => state === 'before' || (state === 'today' && now < start));
  return (
    <Poster
      picture={
        <Picture
          path={image}
          fallback={defaultBanner}
          alt={copy.detail.banner(title)}
          ratio="16 / 9"
          sizes={pictureSizes.article}
          eager
        />
      }
    >
      <Box sx={{ minHeight: 26 }}>
        <DayChip date={date} status={status} />
      </Box>
      <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <TournamentFacts tournament={tournament} />
      {state !== 'after' && !status && tournament.categories.length > 0 && (
        <OwnTeamsStrip tournament={tournament} ownRegistration={ownRegistration} state={state} />
      )}
      <Stack direction="row" useFlexGap spacing={1.5} sx={actions}>
        <NextAction tournament={tournament} state={state} ownRegistration={ownRegistration} />
        <Box className="more">
          {!status && <CalendarButton tournament={tournament} />}
          <ShareButton title={title} />
          <MapLink venue={tournament.venue} />
        </Box>
      </Stack>
      {isAhead && !status && <Countdown start={start} />}
      <Typography sx={{ color: 'board.muted', maxWidth: '56ch' }}>
        {welcome(tournament, state)}
      </Typography>
    </Poster>
  );
}

type NextActionProps = TournamentHeroProps & { state: TournamentState };

/**
 * Before the day registration, on it the scores, after it the results; nothing if it does not take
 * place, or has no category to register for.
 */
function NextAction({ tournament, state, ownRegistration }: NextActionProps) {
  const [firstCategory] = tournament.categories;
  if (tournament.status || (state === 'before' && !firstCategory)) return null;
  if (state === 'after' && firstCategory)
    return (
      <Button
        variant="contained"
        color="gold"
        startIcon={<TrophyIcon />}
        component={Link}
        to={paths.tournamentResult.href({
          tournamentId: tournament.id,
          categoryId: firstCategory.id,
        })}
      >
        {copy.winners.results}
      </Button>
    );
  if (state !== 'before')
    return (
      <Button
        variant="contained"
        color="gold"
        startIcon={<LeaderboardIcon />}
        component={Link}
        to={`${paths.board.href()}?tournament=${tournament.id}`}
      >
        {copy.detail.board}
      </Button>
    );
  return <RegistrationAction tournament={tournament} ownRegistration={ownRegistration} />;
}

/** To the registration, or what has to be done before it. Hidden until the account is known. */
function RegistrationAction({ tournament, ownRegistration }: TournamentHeroProps) {
  const { participant, teams, check, isMember, isLoading } = ownRegistration;
  const own = ownTeamsIn(tournament, teams ?? [], check);
  const isFirst = useEachSecond((now) =>
    teams ? canRegister(tournament, own, now) : isRegistrationOpen(tournament, now),
  );
  if (participant && teams?.length === 0 && !isLoading)
    return (
      <Button variant="contained" color="gold" component={Link} to={paths.profile.href()}>
        {isMember === false ? copy.registration.joinClub : copy.registration.askForTeam}
      </Button>
    );
  return (
    <Button
      data-account
      variant={isFirst ? 'contained' : 'outlined'}
      color={isFirst ? 'gold' : 'inherit'}
      startIcon={<HowToRegIcon />}
      component={Link}
      to={`#${registrationId}`}
      replace
      sx={isLoading ? { visibility: 'hidden' } : undefined}
    >
      {isFirst ? copy.detail.register : copy.detail.toRegistration}
    </Button>
  );
}

/** Adds a tournament to a calendar. Hidden if its date is invalid or in the past. */
function CalendarButton({ tournament }: { tournament: Tournament }) {
  const isUpcoming = useEachSecond((now) => endOfDate(tournament.date) > now);
  return isUpcoming ? <AddToCalendarButton tournament={tournament} /> : null;
}

export function TournamentHeroSkeleton() {
  return (
    <Poster picture={<Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto' }} />}>
      <Box role="status" sx={visuallyHidden}>
        {copy.detail.loading}
      </Box>
      <Box sx={{ minHeight: 26 }} />
      <Typography variant="h1" component="div">
        <Skeleton width="80%" />
      </Typography>
      <div>
        <Skeleton width="70%" height={32} />
        <Skeleton width="60%" height={32} />
        <Skeleton width="80%" height={32} />
      </div>
      <Skeleton variant="rounded" width="min(100%, 22rem)" height={44} />
      <Skeleton variant="rounded" width="min(100%, 27rem)" height={88} />
    </Poster>
  );
}

/** On phones the text is under the upper part of the picture, elsewhere beside it; both overlap. */
function Poster({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <BoardSection component="header" backdrop={<Box sx={pictureStyles}>{picture}</Box>}>
      <Container sx={{ pt: { xs: 1.5, md: 2.5 }, pb: { xs: 3, md: 5 } }}>
        <Box sx={back}>
          <BackButton fallback={paths.tournaments.href()} />
        </Box>
        <Stack useFlexGap spacing={{ xs: 1.5, md: 2 }} sx={textStyles}>
          {children}
        </Stack>
      </Container>
    </BoardSection>
  );
}

const pictureStyles = {
  position: 'absolute',
  zIndex: -1,
  top: 0,
  right: 0,
  width: { xs: '100%', md: '57%' },
  // Wherever robots stand in a picture, most of its width has to be seen.
  height: { xs: 'min(56.25vw, 22rem)', md: 'min(100%, 38vw, 38rem)' },
  maskImage: {
    xs: 'linear-gradient(#000 45%, transparent 88%)',
    // Nothing is drawn behind the text.
    md: 'linear-gradient(to right, transparent, #000 16%), linear-gradient(#000 80%, transparent)',
  },
  maskComposite: 'intersect',
  // Stronger than the styles of the picture itself.
  '&& > *': { width: '100%', height: '100%', aspectRatio: 'auto' },
} as const;

const back = ({ vars: { palette }, breakpoints }: Theme) => ({
  ml: -1,
  '& > button': {
    // Legible over any picture.
    backgroundColor: `color-mix(in srgb, ${palette.board.deep} 72%, transparent)`,
    '&:hover': { backgroundColor: palette.board.deep },
  },
  // The upper part of the picture.
  pb: 'calc(min(56.25vw, 22rem) - 7.5rem)',
  [breakpoints.up('md')]: { pb: 3 },
});

const textStyles = { maxWidth: { md: '26rem', lg: '31rem' } };

const actions = {
  flexWrap: 'wrap',
  '& a, & button': { minHeight: 44 },
  // On phones the next action has a row of its own.
  '& > a': { flexBasis: { xs: '100%', sm: 'auto' } },
  '& .more': {
    display: 'flex',
    gap: 1,
    flexBasis: { xs: '100%', sm: 'auto' },
    '& > *': { flex: { xs: '1 1 0', sm: 'none' }, minWidth: 0, px: { xs: 0.5, sm: 1.75 } },
  },
};
