import { Box, Button, Container, GlobalStyles, Tab, Tabs, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetDayPlanQuery } from '../../../api/dayPlan.ts';
import { useListRegistrationsQuery } from '../../../api/managedRegistrations.ts';
import { useGetManagedTournamentQuery } from '../../../api/managedTournaments.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { paperStyles } from '../../../ui/print/paperStyles.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { LocalAddressNotice } from '../../../ui/states/LocalAddressNotice.tsx';
import { printStyle } from '../../../ui/styles/printStyle.ts';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { copy } from '../copy.ts';
import { SchoolTurns } from './SchoolTurns.tsx';
import { TeamSigns } from './TeamSigns.tsx';
import { listTeams } from './teamTurns.ts';

const texts = copy.prints;

/** The plan of a day on paper: the turns of each school, or a sign for the table of each team. */
export default function PlanPrintPage() {
  usePageTitle(texts.title);
  const id = parseId(useParams().id) ?? 0;
  const tournament = useGetManagedTournamentQuery({ id });
  const plan = useGetDayPlanQuery({ id }, { refetchOnMountOrArgChange: true });
  const registrations = useListRegistrationsQuery({ id });
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'teams' ? 'teams' : 'schools';
  return (
    <>
      <GlobalStyles styles={printStyle} />
      <WorkHeader
        title={texts.title}
        detail={tournament.currentData?.data.title}
        fallback={organiserPaths.dayPlan.href({ id })}
        action={
          <Button
            variant="contained"
            color="gold"
            startIcon={<PrintIcon />}
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
        }
      />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        <Tabs
          className="no-print"
          value={view}
          aria-label={texts.view}
          onChange={(_, next: string) =>
            setParams(next === 'teams' ? { view: next } : {}, { replace: true })
          }
        >
          <Tab value="schools" label={texts.schools} />
          <Tab value="teams" label={texts.teams} />
        </Tabs>
        <Typography
          variant="body2"
          className="no-print"
          sx={{ color: 'text.secondary', mt: 2, mb: 2 }}
        >
          {view === 'teams' ? texts.teamsHint : texts.schoolsHint}
        </Typography>
        {view === 'teams' && <LocalAddressNotice url={paths.turns.href()} />}
        <LoadedList query={tournament} loading={copy.loading} failed={copy.failed}>
          {({ data: loaded }) => (
            <LoadedList query={plan} loading={copy.loading} failed={copy.failed}>
              {({ data: planned }) => (
                <LoadedList query={registrations} loading={copy.loading} failed={copy.failed}>
                  {({ data }) => {
                    if (data.length === 0) return <EmptyState message={texts.empty} />;
                    const teams = listTeams(planned, data, loaded);
                    const View = view === 'teams' ? TeamSigns : SchoolTurns;
                    return (
                      <Box data-color-scheme="light" sx={paperStyles}>
                        <View title={loaded.title} teams={teams} />
                      </Box>
                    );
                  }}
                </LoadedList>
              )}
            </LoadedList>
          )}
        </LoadedList>
      </Container>
    </>
  );
}
