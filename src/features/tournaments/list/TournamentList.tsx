import { useRef } from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PagePicker } from '../../../ui/PagePicker.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { copy } from '../copy.ts';
import { listErrorText } from '../errorText.ts';
import { pageSize } from './selection.ts';
import { TournamentCard, TournamentCardSkeleton } from './TournamentCard.tsx';
import { useTournamentPage } from './useTournamentPage.ts';
import { useTournamentSelection } from './useTournamentSelection.ts';

type TournamentListProps = {
  /** A 'section' of another page has a heading; on a 'page' the selection is stored in the URL. */
  variant?: 'section' | 'page';
};

export function TournamentList({ variant = 'section' }: TournamentListProps) {
  const [selection, select] = useTournamentSelection(variant === 'page' ? 'url' : 'component');
  const { tournaments, count, names, isCurrent, error, retry, page, pageCount } =
    useTournamentPage(selection);
  const summary = useRef<HTMLParagraphElement>(null);
  const goToPage = (next: number) => {
    select({ ...selection, page: next });
    // Moves the focus to the start of the new cards; the pressed button may be disabled now.
    summary.current?.focus();
  };
  const failure = retry && <ErrorState message={listErrorText(error)} onRetry={retry} />;
  const isEmpty = isCurrent && count === 0;
  return (
    <>
      {variant === 'section' && <SectionHeading title={copy.list.title} lead={copy.list.welcome} />}
      {failure && !tournaments ? (
        failure
      ) : (
        <Stack useFlexGap spacing={2}>
          <CategoryFilter
            names={names}
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
            {isCurrent ? !isEmpty && copy.list.count(count) : !failure && copy.list.loading}
          </Typography>
          {failure}
          {isEmpty && (
            <NoTournamentsFound
              category={selection.category}
              onShowAll={() => select({ category: undefined, page: 1 })}
            />
          )}
          {!failure && !isEmpty && (
            <TournamentGrid tournaments={tournaments} isPage={variant === 'page'} />
          )}
          <PagePicker page={page} pageCount={pageCount} onChange={goToPage} />
        </Stack>
      )}
    </>
  );
}

type TournamentGridProps = { tournaments: Tournament[] | undefined; isPage: boolean };

function TournamentGrid({ tournaments, isPage }: TournamentGridProps) {
  return (
    <Box component="ul" aria-label={copy.list.title} sx={grid}>
      {tournaments
        ? tournaments.map((tournament, index) => (
            <li key={tournament.id}>
              <TournamentCard
                tournament={tournament}
                heading={isPage ? 'h2' : 'h3'}
                eager={isPage && index === 0}
              />
            </li>
          ))
        : Array.from({ length: pageSize }, (_, index) => (
            <li key={index} aria-hidden>
              <TournamentCardSkeleton />
            </li>
          ))}
    </Box>
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
