import { useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { Registration, TableCardSession } from '../../../openapi/schema.d.ts';
import { useListRegistrationsQuery } from '../../api/managedRegistrations.ts';
import { paginate } from '../../lib/pagination.ts';
import { PagePicker } from '../../ui/lists/PagePicker.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LoadedList } from '../requests/LoadedList.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { copy } from './copy.ts';
import { type Presence, PresenceFilter, selectPresence } from './PresenceFilter.tsx';
import { RegistrationTable } from './RegistrationTable.tsx';
import { useCheckIn } from './useCheckIn.ts';
import { useMatches } from './useMatches.ts';

const pageSize = 50;
/** Milliseconds after which registrations are loaded again. */
const pollingInterval = 10_000;

/** Checks the teams of a tournament in, by their code or in the list. */
export function TableCheckIn({ card }: { card: TableCardSession }) {
  const tournamentId = card.tournament.id;
  const query = useListRegistrationsQuery(
    { id: tournamentId },
    { pollingInterval, skipPollingIfUnfocused: true },
  );
  return (
    <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
      {({ data }) =>
        data.length > 0 ? (
          <CheckInList tournamentId={tournamentId} registrations={data} />
        ) : (
          <EmptyState message={copy.empty} />
        )
      }
    </LoadedList>
  );
}

type CheckInListProps = { tournamentId: number; registrations: Registration[] };

function CheckInList({ tournamentId, registrations }: CheckInListProps) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const { toggle, checkIn, checkInOne } = useCheckIn(tournamentId, registrations);
  const [presence, setPresence] = useState<Presence>('all');
  const matches = useMatches(registrations, text);
  const shown = paginate(selectPresence(matches, presence), page, pageSize);
  const present = registrations.filter(({ checked_in_at: at }) => at !== null).length;
  return (
    <>
      <CodeEntry checkIn={checkIn} checkInOne={checkInOne} />
      <PresenceFilter registrations={matches} selected={presence} onSelect={setPresence} />
      <Box sx={{ mt: 1.5, maxWidth: 480 }}>
        <SearchField
          label={copy.search}
          value={text}
          onChange={(next) => {
            setText(next);
            setPage(1);
          }}
          onCommit={() => undefined}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
        {copy.present(present, registrations.length)}
      </Typography>
      {shown.entries.length === 0 ? (
        <EmptyState
          message={matches.length === 0 ? copy.noneFound : copy.presence.none[presence]}
        />
      ) : (
        <RegistrationTable
          registrations={shown.entries}
          onToggle={(registration) => toggle(registration, presence !== 'all')}
        />
      )}
      {shown.pageCount > 1 && (
        <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={setPage} />
      )}
    </>
  );
}
