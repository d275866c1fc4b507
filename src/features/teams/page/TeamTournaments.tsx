import { type ReactNode, useId } from 'react';
import { Box, Button, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { TeamRegistration } from '../../../../openapi/schema.d.ts';
import { toRankedValues } from '../../../lib/scoreRanking.ts';
import { sortByDay, tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { paths } from '../../../paths.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { RankMedal } from '../../../ui/artwork/RankMedal.tsx';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { runText, scoreText } from '../../../lib/text/runText.ts';
import { Changes } from '../../tournamentDay/Changes.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { copy as dayCopy } from '../../tournamentDay/copy.ts';
import { copy } from '../copy.ts';
import { TeamMatches } from './TeamMatches.tsx';

type TeamTournamentsProps = {
  registrations: TeamRegistration[];
  /** Name of the team's category. */
  category: string | undefined;
  /** Shown between them. */
  members: ReactNode;
};

/** Where the team will compete, and what it has reached. */
export function TeamTournaments({ registrations, category, members }: TeamTournamentsProps) {
  const today = useEventDay();
  const sorted = sortByDay(
    registrations.map((registration) => {
      const { date, end_date } = registration.tournament;
      return { ...registration, date, end_date };
    }),
    today,
  );
  const {
    before = [],
    today: ofToday = [],
    after = [],
  } = Object.groupBy(sorted, (tournament) => tournamentState(tournament, today));
  const search = category ? `?${new URLSearchParams({ category }).toString()}` : '';
  const toTournaments = `${paths.tournaments.href()}${search}`;
  return (
    <Box sx={columns}>
      <Box className="events">
        {ofToday.length > 0 && <Part title={copy.detail.today} registrations={ofToday} />}
        {(before.length > 0 || ofToday.length === 0) && (
          <Part title={copy.detail.coming} none={copy.detail.noneComing} registrations={before}>
            <Button variant="outlined" component={Link} to={toTournaments}>
              {copy.detail.toTournaments}
            </Button>
          </Part>
        )}
      </Box>
      <Box className="members">{members}</Box>
      <Part
        title={copy.detail.results}
        lead={copy.detail.resultsLead}
        none={copy.detail.noResults}
        registrations={after}
      />
    </Box>
  );
}

/** One below the other on phones; elsewhere the members are beside the tournaments. */
const columns = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 360px)' },
  gridTemplateRows: { md: 'auto 1fr' },
  '& > .events': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { xs: 4, md: 6 },
    alignContent: 'start',
  },
  '& > .members': { gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } },
};

type PartProps = {
  title: string;
  lead?: string;
  /** Shown if there are no registrations. */
  none?: string | undefined;
  registrations: TeamRegistration[];
  /** Shown below them, or beside the text that there are none. */
  children?: ReactNode;
};

function Part({ title, lead, none, registrations, children }: PartProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} lead={registrations.length > 0 && lead} />
      {registrations.length === 0 ? (
        <Card sx={emptyCard}>
          <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
          {children}
        </Card>
      ) : (
        <>
          <Box component="ul" aria-labelledby={headingId} sx={list}>
            {registrations.map((registration) => (
              <Registration
                key={`${registration.tournament.id}-${registration.category.id}`}
                registration={registration}
              />
            ))}
          </Box>
          {children && <Box sx={{ mt: 1.5 }}>{children}</Box>}
        </>
      )}
    </Box>
  );
}

const emptyCard = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  p: 2,
};

function Registration({ registration }: { registration: TeamRegistration }) {
  const { tournament, category, result, place, runs, matches } = registration;
  const { start_number: startNumber, former_members: formerMembers } = registration;
  const isOver = tournamentState(tournament, useEventDay()) === 'after';
  const rank = result?.rank ?? place;
  const href = result
    ? paths.tournamentResult.href({ tournamentId: tournament.id, categoryId: category.id })
    : paths.tournament.href({ id: tournament.id });
  return (
    <li>
      {rank !== undefined && (
        <span className="medal" aria-label={copy.detail.rank(rank, result?.provisional)} role="img">
          <RankMedal rank={rank} />
        </span>
      )}
      <div>
        <Link to={href}>{tournament.title}</Link>
        {!isOver && (
          <p className="when">
            <WhenWhereText tournament={tournament} isStacked />
          </p>
        )}
        <p>
          {isOver && (
            <>
              <WhenWhereText tournament={tournament} isBrief />
              {' · '}
            </>
          )}
          {category.name}
          {startNumber !== undefined && ` · ${dayCopy.startNumber(startNumber)}`}
        </p>
      </div>
      <ResultText registration={registration} isOver={isOver} />
      <DayChip tournament={tournament} />
      {tournament.changes && (
        <Box className="changes">
          <Changes tournament={tournament} />
        </Box>
      )}
      {runs && <Runs runs={runs} />}
      {matches && <TeamMatches matches={matches} isOver={isOver} />}
      {formerMembers && (
        <p className="runs">
          {copy.detail.membersThen(formerMembers.map(({ name }) => name).join(', '))}
        </p>
      )}
    </li>
  );
}

/** What ranks a team, if it has no matches, which say more. */
const ResultText = ({
  registration,
  isOver,
}: {
  registration: TeamRegistration;
  isOver: boolean;
}) =>
  (registration.result || isOver) &&
  !registration.matches && <p className="score">{resultText(registration)}</p>;

/** Returns what ranks a team: '120 poin · 01:12.00 · sementara'. */
function resultText({ result, category }: TeamRegistration): string {
  if (!result) return copy.detail.noScore;
  const { points, time } = toRankedValues(result, category);
  const score = scoreText(points, time);
  return result.provisional ? `${score} · ${copy.detail.provisional}` : score;
}

/** The runs of a team, a line for each round. */
function Runs({ runs }: { runs: NonNullable<TeamRegistration['runs']> }) {
  return [...Map.groupBy(runs, ({ round }) => round)].map(([round, own]) => (
    <p key={round} className="runs">
      <b>{round}</b>{' '}
      {own.map((run) => `${copy.detail.run(run.number)}: ${runText(run)}`).join('; ')}
    </p>
  ));
}

function list({ vars: { palette }, breakpoints }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 1,
    '& > li': {
      ...cutCorner(14),
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 0.5,
      p: 1.5,
      border: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    '& > li > div': { flex: '1 1 12rem', minWidth: 0 },
    '& .medal': { '& > span': { color: palette.text.primary, boxShadow: 'none' } },
    '& .medal [data-rank="1"], & .medal [data-rank="2"], & .medal [data-rank="3"]': {
      color: palette.gold.contrastText,
    },
    '& p': { m: 0, fontSize: '0.875rem', color: palette.text.secondary },
    '& .runs, & .changes': { flexBasis: '100%' },
    '& .score': { fontVariantNumeric: 'tabular-nums' },
    '& .when': { fontWeight: 600, color: palette.secondary.main },
    '& a': {
      display: 'inline-block',
      py: '2px',
      color: 'inherit',
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
    // On phones a second line, under the title.
    [breakpoints.down('sm')]: {
      '& > li > div': { flexBasis: '100%' },
      '& .medal + div': { flexBasis: 'calc(100% - 60px)' },
      '& .medal ~ .score': { ml: '50px' },
    },
  } as const;
}
