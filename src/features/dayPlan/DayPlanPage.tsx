import { Box, Button, Container, GlobalStyles, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Link, useParams } from 'react-router-dom';
import type { DayPlan, ManagedTournament } from '../../../openapi/schema.d.ts';
import { useGetDayPlanQuery } from '../../api/dayPlan.ts';
import { useGetManagedTournamentQuery } from '../../api/managedTournaments.ts';
import { formatHours, formatNumber } from '../../lib/text/formatNumber.ts';
import { parseId } from '../../lib/text/parseId.ts';
import { organiserPaths } from '../../paths.ts';
import { PointList } from '../../ui/lists/PointList.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { plainPrintStyle } from '../../ui/styles/printStyle.ts';
import { LoadedList } from '../requests/LoadedList.tsx';
import { copy } from './copy.ts';
import { PlanForm } from './PlanForm.tsx';
import { sumOf } from './summarisePlan.ts';
import type { PlanFormProps } from './usePlanForm.ts';

/** How often calls, results and changes of others are asked for, in milliseconds. */
const pollingInterval = 15_000;

/** Who plays when and in which arena: an organiser enters arenas and hours, and gets a plan. */
export default function DayPlanPage() {
  usePageTitle(copy.title);
  const id = parseId(useParams().id) ?? 0;
  const tournament = useGetManagedTournamentQuery({ id });
  const plan = useGetDayPlanQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval, skipPollingIfUnfocused: true },
  );
  const title = tournament.currentData?.data.title;
  const hasSlots = plan.currentData !== undefined && plan.currentData.data.slots.length > 0;
  return (
    <>
      <GlobalStyles styles={plainPrintStyle} />
      <WorkHeader
        title={copy.title}
        detail={title}
        fallback={organiserPaths.tournament.href({ id })}
        action={
          hasSlots && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button
                variant="contained"
                color="gold"
                startIcon={<PrintIcon />}
                onClick={() => window.print()}
              >
                {copy.result.print}
              </Button>
              <Button
                variant="outlined"
                color="inherit"
                component={Link}
                to={organiserPaths.dayPlanPrint.href({ id })}
                aria-label={copy.prints.openLabel}
              >
                {copy.prints.open}
              </Button>
            </Box>
          )
        }
      />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: 3 }}>
        <LoadedList query={tournament} loading={copy.loading} failed={copy.failed}>
          {({ data: loaded }) =>
            loaded.categories.length === 0 ? (
              <NoCategories id={id} />
            ) : (
              <LoadedList query={plan} loading={copy.loading} failed={copy.failed}>
                {({ data }) => (
                  <LoadedPlan
                    key={id}
                    tournament={loaded}
                    plan={data}
                    reload={() => plan.refetch()}
                  />
                )}
              </LoadedList>
            )
          }
        </LoadedList>
      </Container>
    </>
  );
}

const NoCategories = ({ id }: Pick<ManagedTournament, 'id'>) => (
  <EmptyState
    title={copy.noCategories.title}
    message={copy.noCategories.message}
    action={
      <Button variant="outlined" component={Link} to={organiserPaths.tournament.href({ id })}>
        {copy.noCategories.action}
      </Button>
    }
  />
);

const LoadedPlan = (props: PlanFormProps) => (
  <>
    {props.plan.slots.length === 0 && <FirstSteps plan={props.plan} />}
    <PlanForm {...props} />
  </>
);

/** What to do as long as nothing is planned, and how much there is to plan. */
function FirstSteps({ plan }: { plan: DayPlan }) {
  const { count, seconds } = sumOf(plan.unplanned);
  return (
    <div className="no-print">
      <PointList heading={copy.steps.heading} points={copy.steps.points} isNumbered />
      <Typography sx={{ my: 2 }}>
        {count === 0 ? copy.result.nothing : copy.needed(formatNumber(count), formatHours(seconds))}
      </Typography>
    </div>
  );
}
