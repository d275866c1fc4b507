import { Box, Button, Container, Typography } from '@mui/material';
import ScriptIcon from '@mui/icons-material/DescriptionOutlined';
import StageIcon from '@mui/icons-material/TvOutlined';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { ManagedCeremony } from '../../../openapi/schema.d.ts';
import { useGetManagedCeremonyQuery } from '../../api/managedCeremony.ts';
import { parseId } from '../../lib/text/parseId.ts';
import { organiserPaths } from '../../paths.ts';
import { SectionHeading } from '../../ui/page/headings/SectionHeading.tsx';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { LoadedList } from '../requests/LoadedList.tsx';
import { copy } from './copy.ts';
import { PlanForm } from './plan/PlanForm.tsx';
import { Script } from './script/Script.tsx';
import { StageDialog } from './stage/StageDialog.tsx';

const texts = copy.page;

/** What is loaded again while another organiser may run the ceremony, in milliseconds. */
const pollingInterval = 15_000;

/** The award ceremony of a tournament: what is announced and in which order, the screen, and the script. */
export default function CeremonyPage() {
  const id = parseId(useParams().id) ?? 0;
  const [params, setParams] = useSearchParams();
  const view = params.get('view');
  usePageTitle(view === 'script' ? copy.script.title : copy.title);
  const ceremony = useGetManagedCeremonyQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval, skipPollingIfUnfocused: true },
  );
  const title = ceremony.currentData?.data.title;
  if (view === 'script') return <Script id={id} ceremony={ceremony} />;
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={title}
        fallback={organiserPaths.tournament.href({ id })}
        action={
          <Box sx={{ display: { xs: 'grid', sm: 'flex' }, gap: 1 }}>
            <Button
              variant="contained"
              color="gold"
              startIcon={<StageIcon />}
              component={Link}
              to="?view=stage"
            >
              {texts.stage}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<ScriptIcon />}
              component={Link}
              to="?view=script"
            >
              {texts.script}
            </Button>
          </Box>
        }
      />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: 3 }}>
        <LoadedList query={ceremony} loading={copy.loading} failed={copy.failed}>
          {({ data }) => (
            <>
              <Readiness ceremony={data} />
              <PlanForm key={id} id={id} ceremony={data} />
              {view === 'stage' && (
                <StageDialog id={id} ceremony={data} onClose={() => setParams({})} />
              )}
            </>
          )}
        </LoadedList>
      </Container>
    </>
  );
}

/** Which categories can be announced. */
function Readiness({ ceremony }: { ceremony: ManagedCeremony }) {
  const { state, categories, items, revealed } = ceremony;
  if (categories.length === 0) return <EmptyState message={texts.noCategories} />;
  return (
    <Box component="section" sx={{ mb: 4 }}>
      {state !== 'waiting' && (
        <Typography role="status" sx={{ mb: 2, fontWeight: 600 }}>
          {state === 'finished' ? texts.finishedNote : texts.runningNote(revealed.length)}
        </Typography>
      )}
      <SectionHeading title={texts.ready} lead={texts.readyLead} />
      <Box component="ul" sx={readyStyles}>
        {categories.map(({ id, name, official, teams }) => (
          <li key={id}>
            <strong>{name}</strong>
            {items.every((item) => item.category_id !== id) && <small>{texts.notChosen}</small>}
            <StatusChip tone={official ? 'success' : 'warning'}>
              {official ? texts.official(teams) : texts.notOfficial}
            </StatusChip>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const readyStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    py: 1,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& strong': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: 'text.secondary' },
} as const;
