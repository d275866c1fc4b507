import { useDeferredValue, useMemo, useRef } from 'react';
import { Button, Container, Typography } from '@mui/material';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useListParams } from '../../ui/useListParams.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ClubGrid } from './ClubGrid.tsx';
import { filterClubsByName, type ListedClub } from './clubList.ts';
import { copy } from './copy.ts';
import { RegisterClubButton } from './RegisterClubButton.tsx';
import { useActiveClubs } from './useActiveClubs.ts';

export default function ClubsPage() {
  usePageTitle(copy.list.title, copy.list.welcome);
  const { clubs, hasFailed, retry } = useActiveClubs();
  return (
    <>
      <PageHeading
        title={copy.list.title}
        eyebrow={copy.list.eyebrow}
        lead={copy.list.welcome}
        actions={<RegisterClubButton />}
      />
      <Container sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 5, md: 8 } }}>
        {hasFailed ? (
          <ErrorState message={copy.list.failed} onRetry={retry} />
        ) : (
          <Clubs clubs={clubs} />
        )}
      </Container>
    </>
  );
}

function Clubs({ clubs }: { clubs: ListedClub[] | undefined }) {
  const {
    params: { query },
    setQuery,
    commitQuery,
  } = useListParams();
  const inputRef = useRef<HTMLInputElement>(null);
  // The cards may lag behind typing.
  const text = useDeferredValue(query);
  const matches = useMemo(() => clubs && filterClubsByName(clubs, text), [clubs, text]);
  const showAll = () => {
    setQuery('');
    // The clicked button disappears together with the empty message.
    inputRef.current?.focus();
  };
  if (clubs?.length === 0) return <EmptyState message={copy.list.empty} />;
  return (
    <>
      <SearchField
        label={copy.list.search}
        value={query}
        onChange={setQuery}
        onCommit={commitQuery}
        inputRef={inputRef}
      />
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', my: 2, minHeight: '1.6em' }}
      >
        {matches ? copy.list.count(matches.length) : copy.list.loading}
      </Typography>
      {matches?.length === 0 ? (
        <EmptyState
          message={copy.list.noneFound(text.trim())}
          action={
            <Button variant="outlined" onClick={showAll}>
              {copy.list.showAll}
            </Button>
          }
        />
      ) : (
        <ClubGrid clubs={matches} />
      )}
    </>
  );
}
