import { type RefObject, useRef, useState } from 'react';
import { Button, Container, InputAdornment, Stack, TextField, Typography } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
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
      <PageHeading title={copy.list.title} eyebrow={copy.list.eyebrow} lead={copy.list.welcome} actions={<RegisterCall />} />
      <Container sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 5, md: 8 } }}>
        {failed ? <ErrorState message={copy.list.failed} onRetry={retry} /> : <Clubs clubs={clubs} />}
      </Container>
    </>
  );
}

function Clubs({ clubs }: { clubs: ListedClub[] | undefined }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    setText('');
    // The button goes with the message it stood under.
    field.current?.focus();
  };
  if (clubs?.length === 0) return <EmptyState message={copy.list.empty} />;
  const found = clubs && clubsNamed(clubs, text);
  return (
    <Stack useFlexGap spacing={{ xs: 2, md: 3 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}>
        <Search field={field} text={text} onChange={setText} />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: '1.6em' }}>
          {found ? copy.list.count(found.length) : copy.list.loading}
        </Typography>
      </Stack>
      {found?.length === 0
        ? (
          <EmptyState
            message={copy.list.noneFound(text.trim())}
            action={<Button variant="outlined" onClick={showAll}>{copy.list.showAll}</Button>}
          />
        )
        : <ClubGrid clubs={found} />}
    </Stack>
  );
}

type SearchProps = { field: RefObject<HTMLInputElement | null>; text: string; onChange: (text: string) => void };

function Search({ field, text, onChange }: SearchProps) {
  return (
    <TextField
      inputRef={field}
      type="search"
      placeholder={copy.list.search}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: '100%', maxWidth: { sm: 360 } }}
      slotProps={{
        htmlInput: { 'aria-label': copy.list.search, maxLength: 100, autoComplete: 'off', spellCheck: false },
        input: { startAdornment: <InputAdornment position="start"><SearchIcon /></InputAdornment> },
      }}
    />
  );
}
