import { Fragment, type ReactNode } from 'react';
import { Box, Skeleton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Score } from '../../../openapi/schema.d.ts';
import { useListMyTeamsQuery } from '../../api/teams.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import type { RankedScore } from '../../lib/scoreRanking.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { RankMedal } from '../../ui/artwork/RankMedal.tsx';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { StartNumber } from '../tournamentDay/StartNumber.tsx';
import { copy } from './copy.ts';
import { explainScore } from './explainResult.ts';

/** Higher ranks have more digits than fit into a medal. */
const lastMedalRank = 99;

type ResultTableProps = {
  category: string;
  /** All of the category, of which some are shown. */
  results: readonly RankedScore<Score>[];
  entries: readonly RankedScore<Score>[];
};

export function ResultTable({ category, results, entries }: ResultTableProps) {
  const ownTeamIds = useOwnTeamIds();
  return (
    <Box component="table" sx={table}>
      <Box component="caption" sx={visuallyHidden}>
        {copy.table(category)}
      </Box>
      <ResultTableHead />
      <tbody>
        {entries.map((result, row) => {
          const { rank, score, points, time } = result;
          const { team } = score.registration;
          const isOwn = ownTeamIds.includes(team.id);
          const reason = explainScore(results, result);
          return (
            <Fragment key={`${team.id}-${score.tournament_id}-${row}`}>
              <tr data-rank={rank} data-own={isOwn || undefined}>
                <RankAndTeam
                  rank={rank}
                  startNumber={score.registration.start_number}
                  team={team}
                  isOwn={isOwn}
                />
                <td data-time={time}>{points === null ? '–' : formatNumber(points)}</td>
                <td>{time ?? '–'}</td>
              </tr>
              {reason && <ResultDetails isOwn={isOwn}>{reason}</ResultDetails>}
            </Fragment>
          );
        })}
      </tbody>
    </Box>
  );
}

type ResultTableHeadProps = {
  /** Whether there are points and times. */
  hasScores?: boolean;
};

export function ResultTableHead({ hasScores = true }: ResultTableHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <abbr title={copy.rank}>{copy.rankShort}</abbr>
        </th>
        <th scope="col">{copy.team}</th>
        {hasScores && <th scope="col">{copy.points}</th>}
        {hasScores && <th scope="col">{copy.time}</th>}
      </tr>
    </thead>
  );
}

type RankAndTeamProps = {
  rank: number | null;
  startNumber: number | undefined;
  team: Score['registration']['team'];
  isOwn: boolean;
  /** Whether it has no result: its rank is no medal then. */
  isWithoutResult?: boolean;
};

/** The first two cells of a row. */
export function RankAndTeam({
  rank,
  startNumber,
  team,
  isOwn,
  isWithoutResult = false,
}: RankAndTeamProps) {
  const hasMedal = rank !== null && rank <= lastMedalRank && !isWithoutResult;
  return (
    <>
      <td>{hasMedal ? <RankMedal rank={rank} /> : rank === null ? '–' : formatNumber(rank)}</td>
      <th scope="row">
        <Link to={paths.team.href({ id: team.id })} title={team.name}>
          <StartNumber number={startNumber} />
          {team.name}
        </Link>
        {(team.club || isOwn) && (
          <small>
            {isOwn && <strong>{copy.ownTeam}</strong>}
            {team.club?.name}
          </small>
        )}
      </th>
    </>
  );
}

type ResultDetailsProps = {
  isOwn: boolean;
  /** Further lines. */
  notes?: readonly string[];
  hasScores?: boolean;
  children: ReactNode;
};

/** A line under the row of a team, over all columns. */
export function ResultDetails({
  isOwn,
  notes = [],
  hasScores = true,
  children,
}: ResultDetailsProps) {
  return (
    <tr className="details" data-own={isOwn || undefined}>
      <td colSpan={hasScores ? 4 : 2}>
        {children}
        {notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
      </td>
    </tr>
  );
}

/** Returns the ids of the signed-in participant's teams. */
export function useOwnTeamIds(): number[] {
  const isParticipant = useSession().kind === 'participant';
  const { currentData } = useListMyTeamsQuery(undefined, { skip: !isParticipant });
  return currentData?.teams.map(({ id }) => id) ?? [];
}

export function ResultTableSkeleton() {
  return (
    <Box
      role="status"
      aria-label={copy.loadingScores}
      sx={{ pt: 6, px: { xs: 0.75, sm: 1.5 }, pb: 2 }}
    >
      {Array.from({ length: 6 }, (_, row) => (
        <Box key={row} sx={{ height: '3.5rem', display: 'flex', alignItems: 'center', gap: 2 }}>
          <Skeleton variant="circular" width={34} height={34} />
          <Skeleton variant="text" sx={{ flex: 1, maxWidth: `${64 - row * 6}%` }} />
          <Skeleton variant="text" width={90} sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Box>
  );
}

/** The styles of a table of results on the board. */
export function table({ vars: { palette }, typography, breakpoints }: Theme) {
  const numbers = {
    ...typography.h6,
    fontSize: '1.0625rem',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    overflowWrap: 'anywhere',
  };
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    mb: 1,
    '& th, & td': { px: { xs: 0.75, sm: 1.5 } },
    '& thead th': {
      ...typography.caption,
      height: '2.75rem',
      color: palette.board.muted,
      fontWeight: 500,
      textAlign: 'left',
    },
    '& thead th:nth-of-type(n + 3)': { textAlign: 'right' },
    '& abbr': { textDecoration: 'none' },
    '& thead th:nth-of-type(1)': { width: { xs: '3.25rem', sm: '6rem' } },
    '& thead th:nth-of-type(3)': { width: { xs: '5.25rem', sm: '9rem' } },
    '& thead th:nth-of-type(4)': { width: '11rem' },
    '& tbody tr': {
      height: '3.5rem',
      borderTop: `1px solid rgb(${palette.board.lineChannel} / 55%)`,
      '&:hover': { backgroundColor: `rgb(${palette.board.lineChannel} / 22%)` },
    },
    '& tbody td': numbers,
    '& tbody td:first-of-type': { textAlign: 'left' },
    '& tbody td:last-of-type': { color: palette.board.muted, fontWeight: 500 },
    '& tbody th': { textAlign: 'left', fontWeight: 600, lineHeight: 1.35, py: 1 },
    '& tbody a': {
      color: 'inherit',
      textDecoration: 'none',
      display: '-webkit-box',
      WebkitLineClamp: 3,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'underline' },
    },
    '& small': {
      display: 'block',
      fontSize: '0.8125rem',
      fontWeight: 400,
      color: palette.board.muted,
    },
    '& small strong': { color: palette.gold.main, mr: 1 },
    '& tr[data-own]': {
      backgroundColor: `rgb(${palette.gold.mainChannel} / 14%)`,
      boxShadow: `inset 3px 0 0 ${palette.gold.main}`,
    },
    // Too narrow for all columns beside the names: the time is under the points.
    [breakpoints.down('sm')]: {
      // Its head stays, without a width: rows of details reach over all columns.
      '& thead th:nth-of-type(4)': { width: 0, px: 0, fontSize: 0 },
      '& tbody tr:not(.details) > :nth-of-type(3)': { display: 'none' },
      '& td[data-time]::after': {
        content: 'attr(data-time)',
        display: 'block',
        fontSize: '0.8125rem',
        fontWeight: 500,
        color: palette.board.muted,
      },
    },
    '& tbody tr.details': {
      height: 'auto',
      borderTop: 0,
      '& > td': {
        display: 'table-cell',
        // Under the names, not under the ranks.
        pl: { xs: 'calc(3.25rem + 6px)', sm: 'calc(6rem + 12px)' },
        pb: 1.25,
        textAlign: 'left',
        fontSize: '0.8125rem',
        fontWeight: 400,
        fontFamily: 'inherit',
        lineHeight: 1.5,
        letterSpacing: 'inherit',
        wordSpacing: 'inherit',
        color: palette.board.muted,
      },
    },
    '& tr[data-rank="1"] > *, & tr[data-rank="1"] a': { color: palette.gold.main },
  } as const;
}
