import { useRef } from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { useListTournamentsQuery } from '../../../api/tournaments.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PagePicker } from '../../../ui/PagePicker.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { copy } from '../copy.ts';
import { listErrorText } from '../errorText.ts';
import { categoryNames, paginateTournaments, pageSize } from './selection.ts';
import { TournamentCard, TournamentCardSkeleton } from './TournamentCard.tsx';
import { useTournamentSelection } from './useTournamentSelection.ts';

type TournamentListProps = {
  /** A 'section' of another page has a heading; on a 'page' the selection is stored in the URL. */
  variant?: 'section' | 'page';
};

export function TournamentList({ variant = 'section' }: TournamentListProps) {
  const { data: response, error, isFetching, refetch } = useListTournamentsQuery();
  const tournaments = response?.data;
  const hasFailed = tournaments === undefined && error !== undefined;
  return (
    <>
      {variant === 'section' && <SectionHeading title={copy.list.title} lead={copy.list.welcome} />}
      {hasFailed && !isFetching ? (
        <ErrorState message={listErrorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Tournaments tournaments={tournaments} variant={variant} />
      )}
    </>
  );
}

type TournamentsProps = { tournaments: Tournament[] | undefined; variant: 'section' | 'page' };

function Tournaments({ tournaments, variant }: TournamentsProps) {
  const [selection, select] = useTournamentSelection(variant === 'page' ? 'url' : 'component');
  const summary = useRef<HTMLParagraphElement>(null);
  const currentPage = paginateTournaments(tournaments ?? [], selection);
  const goToPage = (page: number) => {
    select({ ...selection, page });
    // Moves the focus to the start of the new cards; the pressed button may be disabled now.
    summary.current?.focus();
  };
  const isEmpty = tournaments !== undefined && currentPage.count === 0;
  return (
    <Stack useFlexGap spacing={2}>
      <CategoryFilter
        names={tournaments && categoryNames(tournaments)}
        selected={selection.category}
        onSelect={(category) => select({ category, page: 1 })}
      />
      <Typography
        ref={summary}
        tabIndex={-1}
        role="status"
        lang="en"
        variant="body2"
        sx={{ color: 'text.secondary', minHeight: '1.6em', outline: 'none' }}
      >
        {tournaments ? !isEmpty && copy.list.count(currentPage.count) : copy.list.loading}
      </Typography>
      {isEmpty ? (
        <NoTournamentsFound
          category={selection.category}
          onShowAll={() => select({ category: undefined, page: 1 })}
        />
      ) : (
        <Box component="ul" aria-label={copy.list.title} sx={grid}>
          {tournaments
            ? currentPage.tournaments.map((tournament, index) => (
                <li key={tournament.id}>
                  <TournamentCard
                    tournament={tournament}
                    heading={variant === 'page' ? 'h2' : 'h3'}
                    eager={variant === 'page' && index === 0}
                  />
                </li>
              ))
            : Array.from({ length: pageSize }, (_, index) => (
                <li key={index} aria-hidden>
                  <TournamentCardSkeleton />
                </li>
              ))}
        </Box>
      )}
      <PagePicker page={currentPage.page} pageCount={currentPage.pageCount} onChange={goToPage} />
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

type NoTournamentsFoundProps = { category: string | undefined; onShowAll: () => void };

function NoTournamentsFound({ category, onShowAll }: NoTournamentsFoundProps) {
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
