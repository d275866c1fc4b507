import { type ReactNode, useId, useState } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ClubResult } from '../../../../openapi/schema.d.ts';
import { useListClubResultsQuery } from '../../../api/clubs.ts';
import { isStatus } from '../../../api/errors.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { RankMedal } from '../../../ui/artwork/RankMedal.tsx';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { copy } from '../copy.ts';
import { type Medals, selectLatest, splitResults } from './seasons.ts';

/** The id of the part of a club's page that has its tournaments. */
export const tournamentsId = 'turnamen';

/** How many results are shown before the visitor asks for all. */
const shortLength = 5;

type ClubResultsProps = {
  clubId: number;
  /** Shown between the tournaments to come and the results. */
  children: ReactNode;
};

/** The next tournaments of a club, and its results by season; nothing if the backend has none of that. */
export function ClubResults({ clubId, children }: ClubResultsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const today = useEventDay();
  const { currentData, error, isFetching, refetch } = useListClubResultsQuery({ id: clubId });
  if (!currentData) {
    if (isStatus(error, 404) || isStatus(error, 405)) return children;
    return (
      <>
        <Box sx={{ gridArea: 'coming' }}>
          {isFetching ? (
            <Skeleton
              role="status"
              aria-label={copy.detail.tournamentsLoading}
              variant="rounded"
              height={240}
            />
          ) : (
            <ErrorState
              inline
              message={copy.detail.tournamentsFailed}
              onRetry={() => void refetch()}
            />
          )}
        </Box>
        <Box sx={isFetching ? besideOnly : { display: 'contents' }}>{children}</Box>
      </>
    );
  }
  const { coming, seasons, medals } = splitResults(currentData.data, today);
  const resultCount = seasons.flatMap(({ results }) => results).length;
  const shown = showsAll ? seasons : selectLatest(seasons, shortLength);
  return (
    <>
      <Box
        id={tournamentsId}
        tabIndex={-1}
        sx={{ gridArea: 'coming', outline: 'none', scrollMarginTop: '80px' }}
      >
        <Coming title={copy.detail.coming} results={coming} none={copy.detail.noneComing} />
      </Box>
      {children}
      {shown.length > 0 && (
        <Box sx={{ gridArea: 'results' }}>
          <SectionHeading title={copy.detail.results} action={<MedalCounts medals={medals} />} />
          {shown.map(({ year, results }) => (
            <Box
              key={year}
              component="section"
              aria-label={copy.detail.season(year)}
              sx={{ mb: 3 }}
            >
              <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                {copy.detail.season(year)}
              </Typography>
              <ResultList results={results} label={copy.detail.season(year)} />
            </Box>
          ))}
          {!showsAll && resultCount > shortLength && (
            <Button variant="outlined" onClick={() => setShowsAll(true)}>
              {copy.detail.allResults(resultCount)}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

/** On phones the tournaments, which come first, would push it down when they arrive. */
const besideOnly = { display: { xs: 'none', md: 'contents' } };

type ComingProps = { title: string; results: readonly ClubResult[]; none: string };

/** The tournaments to come. */
function Coming({ title, results, none }: ComingProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} />
      {results.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
      ) : (
        <ResultList results={results} label={title} isComing />
      )}
    </Box>
  );
}

/** How often the club's teams were first, second and third. */
function MedalCounts({ medals }: { medals: Medals }) {
  return (
    <Box component="span" sx={medalCounts}>
      {([1, 2, 3] as const).map((rank) => (
        <span key={rank} role="img" aria-label={copy.detail.medals(rank, medals[rank])}>
          <RankMedal rank={rank} />
          <span aria-hidden>{`× ${formatNumber(medals[rank])}`}</span>
        </span>
      ))}
    </Box>
  );
}

const medalCounts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 600 },
};

type ResultListProps = { results: readonly ClubResult[]; label: string; isComing?: boolean };

function ResultList({ results, label, isComing = false }: ResultListProps) {
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {results.map(({ tournament, teams }) => (
        <li key={tournament.id}>
          <div className="head">
            <Link to={paths.tournament.href({ id: tournament.id })}>{tournament.title}</Link>
            {isComing && <DayChip tournament={tournament} />}
            <small className={isComing ? 'coming' : undefined}>
              <WhenWhereText tournament={tournament} isBrief={!isComing} isStacked={isComing} />
            </small>
          </div>
          <ul>
            {teams.map(({ id, name, category, rank, provisional }) => (
              <li key={`${id}-${category.id}`}>
                {rank && (
                  <span
                    className="rank"
                    role="img"
                    aria-label={copy.detail.rank(rank, provisional)}
                  >
                    <RankMedal rank={rank} />
                  </span>
                )}
                <Link to={paths.team.href({ id })}>{name}</Link>
                <small>
                  {rank ? (
                    <Link
                      to={paths.tournamentResult.href({
                        tournamentId: tournament.id,
                        categoryId: category.id,
                      })}
                    >
                      {category.name}
                    </Link>
                  ) : (
                    category.name
                  )}
                  {rank && provisional && ` · ${copy.detail.provisional}`}
                </small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Box>
  );
}

/** The teams are below their tournament on phones, and beside it where there is room. */
function list({ vars: { palette } }: Theme) {
  return {
    '&, & ul': { listStyle: 'none', m: 0, p: 0 },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      columnGap: 3,
      rowGap: 1,
      py: 2,
      borderTop: `1px solid ${palette.divider}`,
    },
    '& .head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignContent: 'start',
      columnGap: 1.5,
    },
    '& .head small': { flexBasis: '100%' },
    '& a': {
      py: 0.25,
      color: palette.primary.main,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'underline' },
    },
    '& .head > a': { color: palette.text.primary, fontSize: '1.0625rem', fontWeight: 700 },
    '& small': { fontSize: '0.875rem', color: palette.text.secondary },
    '& small a': { color: 'inherit' },
    '& .head .coming': { color: palette.secondary.main, fontWeight: 600 },
    '& ul li': {
      display: 'grid',
      gridTemplateColumns: '36px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 1,
      minHeight: 40,
      '& > a': { gridColumn: 2 },
      // Teams without a rank need no room for it.
      '&:not(:has(.rank)) > a': { gridColumn: { xs: '1 / span 2', sm: 2 } },
    },
    '& .rank > span': { color: palette.text.primary, boxShadow: 'none' },
    '& .rank [data-rank="1"], & .rank [data-rank="2"], & .rank [data-rank="3"]': {
      color: palette.gold.contrastText,
    },
  } as const;
}
