import { Skeleton, Stack } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { useListManagedTournamentsQuery } from '../../../api/managedTournaments.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { errorText } from '../errorText.ts';
import { organiserPaths } from '../../../paths.ts';
import { SelectField } from '../SelectField.tsx';
import { copy } from './copy.ts';
import { scoreEntryHref } from './scoreEntryHref.ts';

const daysAway = ({ date }: ManagedTournament) => Math.abs(Date.parse(date) - Date.now());

/** Chooses the tournament, the nearest in time first, and one of its categories. */
export function ScoreEntryChoice({ tournamentId }: { tournamentId: number | undefined }) {
  const navigate = useNavigate();
  const { currentData, error, isFetching, refetch } = useListManagedTournamentsQuery();
  const tournaments = currentData?.data
    .filter(({ categories }) => categories.length > 0)
    .toSorted((one, other) => daysAway(one) - daysAway(other));
  if (!tournaments)
    return isFetching ? (
      <Skeleton role="status" aria-label={copy.choose.loading} variant="rounded" height={112} />
    ) : (
      <ErrorState message={errorText(error, copy.choose.failed)} onRetry={() => void refetch()} />
    );
  if (tournaments.length === 0) return <EmptyState message={copy.choose.empty} />;
  const tournament = tournaments.find(({ id }) => id === tournamentId);
  const open = (address: string) => void navigate(address, { replace: true });
  return (
    <Stack useFlexGap spacing={2}>
      <SelectField
        label={copy.choose.tournament}
        noneLabel={copy.choose.noTournament}
        options={tournaments.map(({ id, title, date }) => ({
          value: String(id),
          label: `${title} · ${formatCalendarDate(date)}`,
        }))}
        selected={tournament && String(tournament.id)}
        onSelect={(id) =>
          open(id ? scoreEntryHref({ tournamentId: Number(id) }) : organiserPaths.scores.href())
        }
      />
      {tournament && (
        <SelectField
          label={copy.choose.category}
          noneLabel={copy.choose.noCategory}
          options={tournament.categories.map(({ id, name }) => ({
            value: String(id),
            label: name,
          }))}
          selected={undefined}
          onSelect={(id) => {
            if (id) open(scoreEntryHref({ tournamentId: tournament.id, categoryId: Number(id) }));
          }}
        />
      )}
    </Stack>
  );
}
