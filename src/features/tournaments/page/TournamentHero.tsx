import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import TrophyIcon from '@mui/icons-material/EmojiEventsOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import LeaderboardIcon from '@mui/icons-material/LeaderboardOutlined';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import {
  startOfTournament,
  tournamentState,
  type TournamentState,
  daysUntil,
} from '../../../lib/dates/tournamentDay.ts';
import { paths, registrationId } from '../../../paths.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { Picture, pictureSizes } from '../../../ui/artwork/Picture.tsx';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { sharePicturePath } from '../../../lib/urls/sharePicturePath.ts';
import { ShareButton } from '../../../ui/page/ShareButton.tsx';
import defaultBanner from '../../../ui/pictures/defaultTournamentBanner.svg';
import { AddToCalendarButton } from '../../tournamentDay/calendar/AddToCalendarButton.tsx';
import type { ChangesNoticeProps } from '../../tournamentDay/changes/ChangesNotice.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { canRegister, ownTeamsIn } from '../../tournamentDay/ownTeams/ownTeams.ts';
import { isRegistrationOpen } from '../../tournamentDay/registrationWindow.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { copy } from '../copy.ts';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';
import type { OwnRegistration } from '../registration/useOwnRegistration.ts';
import { Countdown } from './Countdown.tsx';
import { OwnTeamsStrip } from './OwnTeamsStrip.tsx';
import { actionStyles, Poster, titleStyles } from './Poster.tsx';
import { TournamentFacts } from './TournamentFacts.tsx';
import { shareText } from './shareText.ts';
import { welcome } from './welcome.ts';

/** As in tournamentDay/Changes.tsx, which would be a file more of this page. */
const ChangesNotice = lazyPart<ChangesNoticeProps>(
  async () => ({
    default: (await import('../../tournamentDay/changes/ChangesNotice.tsx')).ChangesNotice,
  }),
  null,
);

type TournamentHeroProps = {
  tournament: Tournament;
  ownRegistration: OwnRegistration;
};

/** The poster of a tournament: what it is, when and where, and what to do next, over its picture. */
export function TournamentHero({ tournament, ownRegistration }: TournamentHeroProps) {
  const { title, image, status } = tournament;
  const state = tournamentState(tournament, useEventDay());
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
      chip={<DayChip tournament={tournament} />}
    >
      <Typography variant="h1" tabIndex={-1} sx={titleStyles}>
        {title}
      </Typography>
      {/* Also for what comes while the page is open. */}
      <div role="status" style={{ display: 'contents' }}>
        {tournament.changes && <ChangesNotice tournament={tournament} />}
      </div>
      <TournamentFacts tournament={tournament} />
      {state !== 'after' && !status && tournament.categories.length > 0 && (
        <OwnTeamsStrip tournament={tournament} ownRegistration={ownRegistration} state={state} />
      )}
      <Stack className="actions" direction="row" useFlexGap spacing={1.5} sx={actionStyles}>
        <NextAction tournament={tournament} state={state} ownRegistration={ownRegistration} />
        {tournament.has_schedule && state !== 'after' && !status && (
          <Button
            variant="outlined"
            color="inherit"
            component={Link}
            to={paths.schedule.href({ id: tournament.id })}
          >
            {copy.detail.schedule}
          </Button>
        )}
        <Box className="more">
          <CalendarButton tournament={tournament} />
          <ShareButton
            title={title}
            text={shareText(tournament)}
            picture={sharePicturePath('tournaments', tournament.id)}
          />
        </Box>
      </Stack>
      {isAhead && !status && (
        <Box className="countdown">
          <Countdown start={start} />
        </Box>
      )}
      <Typography sx={introStyles}>{welcome(tournament, state)}</Typography>
    </Poster>
  );
}

/** On wide windows it ends where the picture is still faded. */
const introStyles = { color: 'board.muted', '&&': { maxWidth: { lg: 'min(29rem, 47%)' } } };

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
  // Visitors and clubs are told there what to do first: they cannot register a team at once.
  const label = isFirst && participant ? copy.detail.register : copy.detail.toRegistration;
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
      {label}
    </Button>
  );
}

/** Adds a tournament to a calendar. Hidden if its date is invalid or in the past. */
function CalendarButton({ tournament }: { tournament: Tournament }) {
  const isUpcoming = useEachSecond((now) => daysUntil(tournament, now) >= 0);
  const isPrimary = tournament.categories.length === 0 && !tournament.status;
  return isUpcoming ? <AddToCalendarButton tournament={tournament} isPrimary={isPrimary} /> : null;
}

export function TournamentHeroSkeleton() {
  return (
    <Poster picture={<Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto' }} />}>
      <Box role="status" sx={visuallyHidden}>
        {copy.detail.loading}
      </Box>
      <Typography variant="h1" component="div" sx={titleStyles}>
        <Skeleton width="80%" />
      </Typography>
      <div>
        <Skeleton width="70%" height={32} />
        <Skeleton width="60%" height={32} />
        <Skeleton width="80%" height={32} />
      </div>
      <Skeleton variant="rounded" width="min(100%, 22rem)" height={44} />
      <Box className="countdown">
        <Skeleton variant="rounded" sx={{ height: { xs: 88, md: 28 } }} />
      </Box>
    </Poster>
  );
}
