import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Score } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paginate } from '../../lib/pagination.ts';
import type { RankedScore } from '../../lib/scoreRanking.ts';
import { cutCorner } from '../../ui/styles/styles.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PagePicker } from '../../ui/lists/PagePicker.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { useListParams } from '../../ui/lists/useListParams.ts';
import { copy } from './copy.ts';
import { filterByTeamName, pageSize } from './results.ts';
import { ResultTable, ResultTableSkeleton } from './ResultTable.tsx';

type ResultsProps = {
  category: string;
  /** Undefined while they are loading, and if the request failed. */
  results: RankedScore<Score>[] | undefined;
  isLoading: boolean;
  /** When there will be results, if they are to come. */
  comingOn: string | undefined;
  onRetry: () => void;
};

export function Results({ category, results, isLoading, comingOn, onRetry }: ResultsProps) {
  if (isLoading)
    return (
      <Box sx={board} data-color-scheme="dark">
        <ResultTableSkeleton />
      </Box>
    );
  if (results?.length)
    return (
      <Box sx={board} data-color-scheme="dark">
        <ResultList results={results} filter={filterByTeamName}>
          {(entries) => <ResultTable category={category} results={results} entries={entries} />}
        </ResultList>
      </Box>
    );
  return (
    <Box sx={board} data-color-scheme="dark" lang="en">
      <EmptyState
        message={copy.empty}
        action={
          results ? (
            comingOn && (
              <Typography lang="id" sx={{ color: 'board.muted' }}>
                {copy.comingOn(comingOn)}
              </Typography>
            )
          ) : (
            <Button lang="id" variant="outlined" color="inherit" onClick={onRetry}>
              {copy.retry}
            </Button>
          )
        }
      />
    </Box>
  );
}

type ResultListProps<Row> = {
  results: readonly Row[];
  filter: (results: readonly Row[], text: string) => readonly Row[];
  /** How they are ranked, beside their number. */
  lead?: ReactNode;
  children: (entries: readonly Row[]) => ReactNode;
};

/** Results with a search by team name and pages, where there are many. */
export function ResultList<Row>({ results, filter, lead, children }: ResultListProps<Row>) {
  const { params, setQuery, setPage, commitQuery } = useListParams();
  const summary = useRef<HTMLParagraphElement>(null);
  // Deferred, so that typing stays responsive while a long list is rendered.
  const query = useDeferredValue(params.query).trim();
  const matches = filter(results, query);
  const { entries, page, pageCount } = paginate(matches, params.page, pageSize);
  const count = formatNumber(matches.length);
  const changePage = (next: number) => {
    setPage(next);
    // Moves the focus to the start of the new rows.
    summary.current?.focus();
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          px: { xs: 0.75, sm: 1.5 },
          pt: 2,
        }}
      >
        {lead}
        {(results.length > pageSize || params.query !== '') && (
          <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
            <SearchField
              label={copy.search}
              value={params.query}
              onChange={setQuery}
              onCommit={commitQuery}
            />
          </Box>
        )}
        <Typography
          ref={summary}
          tabIndex={-1}
          role="status"
          variant="body2"
          sx={{
            color: 'board.muted',
            outline: 'none',
            overflowWrap: 'anywhere',
            scrollMarginTop: 140,
          }}
        >
          {query === '' ? copy.count(count) : matches.length > 0 && copy.found(count, query)}
        </Typography>
      </Box>
      {matches.length > 0 ? (
        children(entries)
      ) : (
        <EmptyState
          message={copy.noneFound(query)}
          action={
            <Button variant="outlined" color="inherit" onClick={() => setQuery('')}>
              {copy.clear}
            </Button>
          }
        />
      )}
      {pageCount > 1 && (
        <Box lang="en">
          <PagePicker page={page} pageCount={pageCount} onChange={changePage} />
        </Box>
      )}
    </>
  );
}

/** The styles of the dark board under results. */
export function board({ vars: { palette } }: Theme) {
  return {
    ...cutCorner(28),
    overflow: 'clip',
    px: { xs: 1, sm: 1.5 },
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    '--focus-ring': palette.gold.main,
    border: `1px solid ${palette.board.frame}`,
  } as const;
}
