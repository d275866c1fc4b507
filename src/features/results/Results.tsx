import { useDeferredValue, useRef } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Score } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/number.ts';
import { pageOf } from '../../lib/paging.ts';
import type { Ranked } from '../../lib/scoreRanking.ts';
import { cut } from '../../ui/cut.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagePicker } from '../../ui/PagePicker.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useListSelection } from '../../ui/useListSelection.ts';
import { copy } from './copy.ts';
import { findTeams, pageSize } from './results.ts';
import { ResultTable, ResultTableSkeleton } from './ResultTable.tsx';

type ResultsProps = {
  category: string;
  /** Nothing while they are on their way, and where they did not come. */
  results: Ranked<Score>[] | undefined;
  loading: boolean;
  onRetry: () => void;
};

/**
 * The board with the places of one category: in pages, and to be searched, where there are many.
 */
export function Results({ category, results, loading, onRetry }: ResultsProps) {
  if (loading)
    return (
      <Box sx={board} data-color-scheme="dark">
        <ResultTableSkeleton />
      </Box>
    );
  if (results?.length)
    return (
      <Box sx={board} data-color-scheme="dark">
        <Places category={category} results={results} />
      </Box>
    );
  return (
    <Box sx={board} data-color-scheme="dark" lang="en">
      <EmptyState
        message={copy.empty}
        action={
          !results && (
            <Button variant="outlined" color="inherit" onClick={onRetry}>
              {copy.retry}
            </Button>
          )
        }
      />
    </Box>
  );
}

function Places({ category, results }: { category: string; results: Ranked<Score>[] }) {
  const { selection, type, turnTo, settle } = useListSelection();
  const summary = useRef<HTMLParagraphElement>(null);
  // Typing goes ahead of a long list.
  const wantedTeam = useDeferredValue(selection.query).trim();
  const found = findTeams(results, wantedTeam);
  const { entries, page, pageCount } = pageOf(found, selection.page, pageSize);
  const count = formatNumber(found.length);
  const turn = (next: number) => {
    turnTo(next);
    // Takes reader and keyboard back to where the new rows begin.
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
        {(results.length > pageSize || selection.query !== '') && (
          <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
            <SearchField
              label={copy.search}
              value={selection.query}
              onType={type}
              onSettle={settle}
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
          {wantedTeam === ''
            ? copy.count(count)
            : found.length > 0 && copy.found(count, wantedTeam)}
        </Typography>
      </Box>
      {found.length > 0 ? (
        <ResultTable category={category} places={entries} />
      ) : (
        <EmptyState
          message={copy.noneFound(wantedTeam)}
          action={
            <Button lang="en" variant="outlined" color="inherit" onClick={() => type('')}>
              {copy.clear}
            </Button>
          }
        />
      )}
      {pageCount > 1 && (
        <Box lang="en">
          <PagePicker page={page} pageCount={pageCount} onChange={turn} />
        </Box>
      )}
    </>
  );
}

function board({ vars: { palette } }: Theme) {
  return {
    ...cut(28),
    overflow: 'clip',
    px: { xs: 1, sm: 1.5 },
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    '--focus-ring': palette.gold.main,
    border: `1px solid color-mix(in srgb, ${palette.gold.main} 55%, ${palette.board.line})`,
  } as const;
}
