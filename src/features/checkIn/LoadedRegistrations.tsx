import type { ReactNode } from 'react';
import { Container } from '@mui/material';
import { useParams } from 'react-router-dom';
import type { ManagedTournament, Registration } from '../../../openapi/schema.d.ts';
import { isStatus } from '../../api/errors.ts';
import { useGetManagedTournamentQuery } from '../../api/managedTournaments.ts';
import { useListRegistrationsQuery } from '../../api/managedRegistrations.ts';
import { parseId } from '../../lib/text/parseId.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LoadedList, MissingState } from '../requests/LoadedList.tsx';
import { organiserPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** Milliseconds after which registrations are loaded again. */
const pollingInterval = 10_000;

type Loaded = { tournament: ManagedTournament; registrations: Registration[] };

/** Loads the tournament in the URL and its registrations. */
export function useRegistrations() {
  const id = parseId(useParams().id);
  const argument = { id: id ?? 0 };
  const options = { skip: id === undefined };
  const tournament = useGetManagedTournamentQuery(argument, options);
  const registrations = useListRegistrationsQuery(argument, {
    ...options,
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  return {
    isMissing: id === undefined || isStatus(tournament.error, 404, 422),
    tournament: tournament.currentData?.data,
    registrations: registrations.currentData?.data,
    // The registrations are shown with the time zone of the tournament.
    query: tournament.currentData ? registrations : { ...tournament, currentData: undefined },
  };
}

type RegistrationsBodyProps = {
  loaded: ReturnType<typeof useRegistrations>;
  children: (loaded: Loaded) => ReactNode;
};

/** What is shown of check-in, or why there is nothing. */
export function RegistrationsBody({ loaded, children }: RegistrationsBodyProps) {
  const { isMissing, tournament, query } = loaded;
  return (
    <Container sx={{ pt: { xs: 2, md: 3 } }}>
      {isMissing ? (
        <MissingState
          message={copy.missing}
          to={organiserPaths.tournaments.href()}
          toLabel={copy.toList}
        />
      ) : (
        <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
          {({ data }) =>
            tournament && data.length > 0 ? (
              children({ tournament, registrations: data })
            ) : (
              <EmptyState message={copy.empty} />
            )
          }
        </LoadedList>
      )}
    </Container>
  );
}
