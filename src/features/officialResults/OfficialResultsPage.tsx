import { Button, Container, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { ManagedTournament } from '../../../openapi/schema.d.ts';
import { useGetManagedTournamentQuery } from '../../api/managedTournaments.ts';
import { useListResultsStatesQuery } from '../../api/officialResults.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { parseId } from '../../lib/text/parseId.ts';
import { organiserPaths } from '../../paths.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LoadedList } from '../requests/LoadedList.tsx';
import { OutdatedNotice } from '../requests/OutdatedNotice.tsx';
import { copy } from './copy.ts';
import { StateList } from './StateList.tsx';

/** How often steps of other organisers, results and objections are asked for, in milliseconds. */
const pollingInterval = 15_000;

/** How final the results of each category of a tournament are, and the steps until they are official. */
export default function OfficialResultsPage() {
  usePageTitle(copy.title);
  const id = parseId(useParams().id) ?? 0;
  const tournament = useGetManagedTournamentQuery({ id });
  const states = useListResultsStatesQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval, skipPollingIfUnfocused: true },
  );
  const open = states.currentData?.data.reduce((sum, each) => sum + each.open_objections, 0) ?? 0;
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={tournament.currentData?.data.title}
        fallback={organiserPaths.tournament.href({ id })}
        action={
          <Button
            variant="outlined"
            color="inherit"
            component={Link}
            to={organiserPaths.objections.href({ id })}
          >
            {open > 0 ? copy.openObjections(formatNumber(open)) : copy.toObjections}
          </Button>
        }
      />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: 3 }}>
        <LoadedList query={tournament} loading={copy.loading} failed={copy.failed}>
          {({ data: loaded }) => (
            <LoadedList query={states} loading={copy.loading} failed={copy.failed}>
              {({ data }) => (
                <>
                  {states.isError && (
                    <OutdatedNotice onRetry={() => void states.refetch()}>
                      {copy.outdated}
                    </OutdatedNotice>
                  )}
                  {data.length === 0 ? (
                    <NoCategories id={id} />
                  ) : (
                    <>
                      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{copy.lead}</Typography>
                      <StateList key={id} tournament={loaded} states={data} />
                    </>
                  )}
                </>
              )}
            </LoadedList>
          )}
        </LoadedList>
      </Container>
    </>
  );
}

const NoCategories = ({ id }: Pick<ManagedTournament, 'id'>) => (
  <EmptyState
    title={copy.empty.title}
    message={copy.empty.message}
    action={
      <Button variant="outlined" component={Link} to={organiserPaths.tournament.href({ id })}>
        {copy.empty.action}
      </Button>
    }
  />
);
