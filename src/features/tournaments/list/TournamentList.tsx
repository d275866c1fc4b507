import { type ReactNode, useRef } from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { formatMonth } from '../../../lib/dates/calendarDate.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListEntries } from '../../../ui/lists/ListEntries.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { SelectFilter } from '../../../ui/lists/SelectFilter.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { copy } from '../copy.ts';
import { listErrorText } from '../errorText.ts';
import type { TournamentSelection } from './selection.ts';
import { TournamentGroups } from './TournamentGroups.tsx';
import { useTournamentPage } from './useTournamentPage.ts';
import { everything, useTournamentSelection } from './useTournamentSelection.ts';

type TournamentListProps = {
  /** A 'section' of another page has a heading; on a 'page' the selection is stored in the URL. */
  variant?: 'section' | 'page';
  /** The field for the text that is searched for. */
  search?: ReactNode;
  /** Called when everything is to be shown again. */
  onShowAll?: () => void;
};

export function TournamentList({ variant = 'section', search, onShowAll }: TournamentListProps) {
  const [selection, select] = useTournamentSelection(variant === 'page' ? 'url' : 'component');
  const { tournaments, count, names, months, isPartial, isCurrent, error, retry, ...pages } =
    useTournamentPage(selection);
  const { page, pageCount } = pages;
  const summary = useRef<HTMLParagraphElement>(null);
  const goToPage = (next: number) => {
    select({ page: next });
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
          {search}
          <Box sx={filters}>
            <CategoryFilter
              names={names}
              selected={selection.category}
              onSelect={(category) => select({ category, page: 1 })}
            />
            <SelectFilter
              label={copy.list.month}
              allLabel={copy.list.allMonths}
              options={toMonthOptions(months, selection.month)}
              selected={selection.month}
              onSelect={(month) => select({ month, page: 1 })}
            />
            <Typography
              ref={summary}
              tabIndex={-1}
              role="status"
              lang={isCurrent ? undefined : 'en'}
              variant="body2"
              sx={summaryStyles}
            >
              {isCurrent ? summaryText(count, isPartial) : !failure && copy.list.loading}
            </Typography>
          </Box>
          {failure}
          {isEmpty && (
            <NoTournamentsFound
              selection={selection}
              onShowAll={() => {
                onShowAll?.();
                select(everything);
              }}
            />
          )}
          {!failure && !isEmpty && (
            <ListEntries entries={tournaments} isCurrent={isCurrent}>
              <TournamentGroups tournaments={tournaments} isPage={variant === 'page'} />
            </ListEntries>
          )}
          <PagePicker key={pageCount} page={page} pageCount={pageCount} onChange={goToPage} />
        </Stack>
      )}
    </>
  );
}

function summaryText(count: number, isPartial: boolean): string {
  if (count === 0) return '';
  return isPartial ? copy.list.closest(count) : copy.list.count(count);
}

/** On wide windows the month is beside the categories. */
const filters = {
  display: { xs: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.5,
  '& > [role=group]': { flex: '1 0 100%', minWidth: 0, gridColumn: 1 },
};

/** In a line of its own, so that a longer text moves nothing. */
const summaryStyles = {
  flexBasis: '100%',
  gridColumn: '1 / -1',
  minHeight: '1.6em',
  color: 'text.secondary',
  outline: 'none',
};

/** Returns the months as options, with the selected one even if no tournament is in it. */
const toMonthOptions = (months: readonly string[] = [], selected?: string) =>
  (selected && !months.includes(selected) ? [selected, ...months] : months).map((month) => ({
    value: month,
    label: formatMonth(month),
  }));

type NoTournamentsFoundProps = { selection: TournamentSelection; onShowAll: () => void };

function NoTournamentsFound({
  selection: { search, category, month },
  onShowAll,
}: NoTournamentsFoundProps) {
  const filters = [search, category, month && formatMonth(month)].filter(Boolean);
  return (
    <EmptyState
      message={copy.list.noneFound(filters.join(', ') || copy.list.all)}
      action={
        filters.length > 0 && (
          <Button variant="outlined" onClick={onShowAll}>
            {copy.list.showAll}
          </Button>
        )
      }
    />
  );
}
