import { useEffect } from 'react';
import { Box, Button, Container, Skeleton, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { TeamDay } from '../../../../openapi/schema.d.ts';
import { readWholeTeamCode } from '../../../../openapi/texts/teamCodes.ts';
import { tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { CompactHeading } from '../../../ui/page/headings/PageHeading.tsx';
import { ShareButton } from '../../../ui/page/ShareButton.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { copy } from './copy.ts';
import { CallPush } from './push/CallPush.tsx';
import { followTeam } from './followedTeams.ts';
import { findNextTurn, staleAge } from './teamTurns.ts';
import { dataText } from './teamTurnText.ts';
import { TournamentTurns } from './TournamentTurns.tsx';
import { useCallAlert } from './useCallAlert.ts';
import { useTeamDay } from './useTeamDay.ts';

// Who has opened the code of a team needs no form for one.
const FindTurns = lazyPart(async () => ({ default: (await import('./FindTurns.tsx')).FindTurns }));
const UnknownTeam = lazyPart(async () => ({
  default: (await import('./UnknownTeam.tsx')).UnknownTeam,
}));

/** When it is a team's turn, for whoever has its code: without an account, and readable without a network. */
export default function TeamTurnsPage() {
  const { code: typed } = useParams();
  if (typed === undefined) return <FindTurns />;
  const code = readWholeTeamCode(typed);
  return code === undefined ? <UnknownTeam typed={typed} /> : <TurnsOf key={code} code={code} />;
}

function TurnsOf({ code }: { code: string }) {
  const loaded = useTeamDay(code);
  const { day, isLoading, isNotFound } = loaded;
  if (isNotFound) return <UnknownTeam typed={code} />;
  if (day) return <Turns day={day} loaded={loaded} />;
  return (
    <>
      <Heading code={code} />
      <Container sx={content}>
        {isLoading ? (
          <Skeleton role="status" aria-label={copy.loading} variant="rounded" height={260} />
        ) : (
          <ErrorState message={copy.failed} onRetry={loaded.retry} />
        )}
      </Container>
    </>
  );
}

type TurnsProps = { day: TeamDay; loaded: ReturnType<typeof useTeamDay> };

function Turns({ day: { team, tournaments, push_key: pushKey }, loaded }: TurnsProps) {
  const { now, today, answeredAt, error, isToday, retry } = loaded;
  const { code, name } = team;
  useEffect(() => followTeam({ code, name }), [code, name]);
  const moments = { now, answeredAt };
  const called = tournaments
    .filter((each) => tournamentState(each, today) === 'today' && each.status !== 'cancelled')
    .map((each) => findNextTurn(each, moments))
    .find((next) => next?.state === 'called')?.turn;
  useCallAlert(called && `${called.slot_id}/${called.call?.count}`);
  const clock = { now, zone: tournaments[0]?.time_zone };
  // Of a past one without a plan there is nothing to tell.
  const shown = tournaments.filter(
    (each) => each.turns.length > 0 || tournamentState(each, today) !== 'after',
  );
  const hasCalls = tournaments.some(
    (each) => tournamentState(each, today) !== 'after' && each.status !== 'cancelled',
  );
  const isOld = error !== undefined || (isToday && now - answeredAt > staleAge);
  return (
    <>
      <Heading code={code} team={team} calledTo={called?.arena} />
      <Container sx={content}>
        {isOld ? (
          <div role="status">
            <Notice
              severity="warning"
              role="presentation"
              action={
                <Button color="inherit" size="small" onClick={retry}>
                  {copy.tryAgain}
                </Button>
              }
            >
              <strong>{dataText(answeredAt, clock)}.</strong> {copy.noConnection}
            </Notice>
          </div>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {dataText(answeredAt, clock)}
          </Typography>
        )}
        {shown.length === 0 && <EmptyState message={copy.noTournament} />}
        {shown.map((tournament) => (
          <TournamentTurns
            key={tournament.id}
            tournament={tournament}
            state={tournamentState(tournament, today)}
            moments={moments}
          />
        ))}
        {pushKey !== undefined && hasCalls && <CallPush code={code} pushKey={pushKey} />}
        <Box sx={links}>
          <Button variant="outlined" component={Link} to={paths.teamAlias.href({ id: code })}>
            {copy.toTeam}
          </Button>
          <Button variant="outlined" component={Link} to={paths.turns.href()}>
            {copy.otherTeam}
          </Button>
          <ShareButton title={copy.titleOf(name)} />
        </Box>
      </Container>
    </>
  );
}

type HeadingProps = {
  code: string;
  team?: TeamDay['team'];
  /** The arena to which the team is called. */
  calledTo?: string | undefined;
};

function Heading({ code, team, calledTo }: HeadingProps) {
  const name = team?.name;
  const title = copy.titleOf(name ?? code);
  usePageTitle(
    calledTo === undefined || name === undefined ? title : copy.calledTitle(calledTo, name),
    name && copy.summary(name),
  );
  return (
    <CompactHeading
      title={name ?? code}
      eyebrow={copy.title}
      lead={
        <Box sx={{ minHeight: '1.45em' }}>
          {team && [team.club, code].filter(Boolean).join(' · ')}
        </Box>
      }
      back={<BackButton fallback={paths.turns.href()} />}
    />
  );
}

const content = {
  pt: { xs: 1.5, md: 3 },
  pb: { xs: 4, md: 6 },
  // Lines that a glance takes in.
  '& > *': { maxWidth: '46rem' },
  '& > * + *': { mt: { xs: 2, md: 3 } },
  '& > section + section': { mt: { xs: 4, md: 5 } },
};

const links = { display: 'flex', flexWrap: 'wrap', gap: 1.5 };
