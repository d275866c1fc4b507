import { useDeferredValue, useRef } from 'react';
import { Box, Button, Container, Typography } from '@mui/material';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListEntries } from '../../../ui/lists/ListEntries.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { SceneHeading } from '../../../ui/page/headings/SceneHeading.tsx';
import scene from '../../../ui/pictures/clubsScene.svg';
import { RegionFilter } from '../../../ui/lists/RegionFilter.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { useFilterParams } from '../../../ui/lists/useFilterParams.ts';
import { useListParams } from '../../../ui/lists/useListParams.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { ClubGrid } from './ClubGrid.tsx';
import { copy } from '../copy.ts';
import { RegisterClubButton } from './RegisterClubButton.tsx';
import { useClubPage } from './useActiveClubs.ts';

export default function ClubsPage() {
  usePageTitle(copy.list.title, copy.list.welcome);
  return (
    <>
      <SceneHeading
        scene={scene}
        title={copy.list.title}
        eyebrow={copy.list.eyebrow}
        lead={copy.list.welcome}
        actions={
          <>
            <RegisterClubButton />
            <Typography variant="body2" sx={registerText}>
              {copy.list.registerWhat}
            </Typography>
          </>
        }
      />
      <Container sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 5, md: 8 } }}>
        <Clubs />
      </Container>
    </>
  );
}

/** Beside the button, whose words the specification gives. */
const registerText = { flex: '1 1 9rem', alignSelf: 'center', pl: 1 };

function Clubs() {
  const { params, committed, setQuery, setPage, commitQuery } = useListParams();
  const filters = useFilterParams();
  const region = filters.read('region');
  const inputRef = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  // The cards may lag behind typing.
  const typed = { query: useDeferredValue(params.query), page: useDeferredValue(params.page) };
  const { clubs, count, query, hasAny, isPartial, isCurrent, retry, page, pageCount, regions } =
    useClubPage(typed, committed, region);
  const showAll = () => {
    setQuery('');
    if (region) filters.change({ region: undefined });
    // The clicked button disappears together with the empty message.
    inputRef.current?.focus();
  };
  const changePage = (next: number) => {
    setPage(next);
    // Moves the focus to the start of the new cards; the pressed button may be disabled now.
    summary.current?.focus();
  };
  const failure = retry && <ErrorState message={copy.list.failed} onRetry={retry} />;
  if (failure && !clubs) return failure;
  if (!hasAny) return <EmptyState message={copy.list.empty} />;
  const isEmpty = isCurrent && count === 0;
  return (
    <>
      <Box sx={toolbar}>
        <SearchField
          label={copy.list.search}
          value={params.query}
          onChange={setQuery}
          onCommit={commitQuery}
          inputRef={inputRef}
        />
        <RegionFilter
          regions={regions}
          selected={region}
          onSelect={(value) => filters.change({ region: value })}
        />
        <Typography ref={summary} tabIndex={-1} role="status" variant="body2" sx={status}>
          {isCurrent ? summaryText(count, isPartial, region) : !failure && copy.list.loading}
        </Typography>
      </Box>
      {failure}
      {isEmpty && (
        <EmptyState
          message={copy.list.noneFound(query.trim(), region)}
          action={
            <Button variant="outlined" onClick={showAll}>
              {copy.list.showAll}
            </Button>
          }
        />
      )}
      {!failure && !isEmpty && (
        <ListEntries entries={clubs} isCurrent={isCurrent}>
          <ClubGrid clubs={clubs} />
        </ListEntries>
      )}
      {pageCount > 1 && (
        <PagePicker key={pageCount} page={page} pageCount={pageCount} onChange={changePage} />
      )}
    </>
  );
}

const summaryText = (count: number, isPartial: boolean, region: string | undefined) =>
  isPartial ? copy.list.closest(count) : copy.list.count(count, region);

const toolbar = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 2,
  mb: { xs: 2, sm: 3 },
  '& > form': { flex: { sm: '0 1 560px' } },
};

const status = {
  color: 'text.secondary',
  // A longer text does not move the filter.
  flex: { sm: '0 0 13rem' },
  textAlign: { sm: 'right' },
  minHeight: '1.6em',
  outline: 'none',
};
