import { useDeferredValue, useMemo, useRef } from 'react';
import { Button, Container, Typography } from '@mui/material';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useListSelection } from '../../ui/useListSelection.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ClubGrid } from './ClubGrid.tsx';
import { clubsNamed, type ListedClub } from './clubList.ts';
import { copy } from './copy.ts';
import { RegisterCall } from './RegisterCall.tsx';
import { useActiveClubs } from './useActiveClubs.ts';

/** The school club programme, and every active club. */
export default function ClubsPage() {
  usePageTitle(copy.list.title, copy.list.welcome);
  const { clubs, failed, retry } = useActiveClubs();
  return (
    <>
      <PageHeading
        title={copy.list.title}
        eyebrow={copy.list.eyebrow}
        lead={copy.list.welcome}
        actions={<RegisterCall />}
      />
      <Container sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 5, md: 8 } }}>
        {failed ? (
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
    selection: { query },
    type,
    settle,
  } = useListSelection();
  const field = useRef<HTMLInputElement>(null);
  // The cards may come a moment after the letters that are typed.
  const text = useDeferredValue(query);
  const found = useMemo(() => clubs && clubsNamed(clubs, text), [clubs, text]);
  const showAll = () => {
    type('');
    // The button goes with the message it stood under.
    field.current?.focus();
  };
  if (clubs?.length === 0) return <EmptyState message={copy.list.empty} />;
  return (
    <>
      <SearchField
        label={copy.list.search}
        value={query}
        onType={type}
        onSettle={settle}
        field={field}
      />
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', my: 2, minHeight: '1.6em' }}
      >
        {found ? copy.list.count(found.length) : copy.list.loading}
      </Typography>
      {found?.length === 0 ? (
        <EmptyState
          message={copy.list.noneFound(text.trim())}
          action={
            <Button variant="outlined" onClick={showAll}>
              {copy.list.showAll}
            </Button>
          }
        />
      ) : (
        <ClubGrid clubs={found} />
      )}
    </>
  );
}
