import { useRef } from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { useListTournamentsQuery } from '../../api/tournaments.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PagePicker } from '../../ui/PagePicker.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { copy } from './copy.ts';
import { listFailureText } from './failureText.ts';
import { categoryNames, pageOf, pageSize } from './selection.ts';
import { TournamentCard, TournamentCardSkeleton } from './TournamentCard.tsx';
import { useSelection } from './useSelection.ts';

type TournamentListProps = {
  /**
   * As a section of another page it brings its own heading and welcome; as a page it keeps its
   * state in the address.
   */
  as?: 'section' | 'page';
};

/** Every tournament in pages of eight, by category. */
export function TournamentList({ as = 'section' }: TournamentListProps) {
  const { data: answer, error, isFetching, refetch } = useListTournamentsQuery();
  const tournaments = answer?.data;
  const failed = tournaments === undefined && error !== undefined;
  return (
    <>
      {as === 'section' && <SectionHeading title={copy.list.title} lead={copy.list.welcome} />}
      {failed && !isFetching ? (
        <ErrorState message={listFailureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Tournaments tournaments={tournaments} as={as} />
      )}
    </>
  );
}

type TournamentsProps = { tournaments: Tournament[] | undefined; as: 'section' | 'page' };

function Tournaments({ tournaments, as }: TournamentsProps) {
  const [selection, select] = useSelection(as === 'page' ? 'address' : 'here');
  const summary = useRef<HTMLParagraphElement>(null);
  const shown = pageOf(tournaments ?? [], selection);
  const turnTo = (page: number) => {
    select({ ...selection, page });
    // Takes reader and keyboard back to where the new cards begin; the button may have gone grey
    // under the finger.
    summary.current?.focus();
  };
  const isEmpty = tournaments !== undefined && shown.count === 0;
  return (
    <Stack useFlexGap spacing={2}>
      <CategoryFilter
        names={tournaments && categoryNames(tournaments)}
        chosen={selection.category}
        onChoose={(category) => select({ category, page: 1 })}
      />
      <Typography
        ref={summary}
        tabIndex={-1}
        role="status"
        lang="en"
        variant="body2"
        sx={{ color: 'text.secondary', minHeight: '1.6em', outline: 'none' }}
      >
        {tournaments ? !isEmpty && copy.list.count(shown.count) : copy.list.loading}
      </Typography>
      {isEmpty ? (
        <NoneFound
          category={selection.category}
          onShowAll={() => select({ category: undefined, page: 1 })}
        />
      ) : (
        <Box component="ul" aria-label={copy.list.title} sx={grid}>
          {tournaments
            ? shown.tournaments.map((tournament) => (
                <li key={tournament.id}>
                  <TournamentCard tournament={tournament} heading={as === 'page' ? 'h2' : 'h3'} />
                </li>
              ))
            : Array.from({ length: pageSize }, (_, place) => (
                <li key={`place ${place}`} aria-hidden>
                  <TournamentCardSkeleton />
                </li>
              ))}
        </Box>
      )}
      <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={turnTo} />
    </Stack>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
};

type NoneFoundProps = { category: string | undefined; onShowAll: () => void };

function NoneFound({ category, onShowAll }: NoneFoundProps) {
  return (
    <EmptyState
      message={copy.list.noneFound(category ?? copy.list.all)}
      action={
        category !== undefined && (
          <Button variant="outlined" onClick={onShowAll}>
            {copy.list.showAll}
          </Button>
        )
      }
    />
  );
}
