import { Box, Container, LinearProgress, Typography } from '@mui/material';
import { useListCategoriesQuery } from '../../../api/categories.ts';
import { participantTemplate } from '../../../lib/clubs/participantTemplate.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { useClub } from '../../../session/useSession.ts';
import { ImportPreview } from '../../../ui/import/ImportPreview.tsx';
import { ImportSteps } from '../../../ui/import/ImportSteps.tsx';
import { withSuggestions } from '../../../ui/import/rows/withSuggestions.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { copy } from './copy.ts';
import { NewClassNotice } from './NewClassNotice.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { QuotaNotice } from './QuotaNotice.tsx';
import { columnTypes } from './participantFields.ts';
import { suggestCategory } from './suggestCategory.ts';
import { newClass } from './toImportRows.ts';
import { type ParticipantImportState, useParticipantImport } from './useParticipantImport.ts';

/** Imports pupils and their teams from a file, or from cells that are pasted. */
export default function ImportPage() {
  const club = useClub();
  usePageTitle(copy.title, copy.summary);
  return (
    <>
      <WorkHeader
        title={copy.title}
        detail={club?.name}
        fallback={paths.schoolClubParticipants.href()}
      />
      <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 3 } }}>
        {club && <Import key={club.id} clubId={club.id} />}
      </Container>
    </>
  );
}

function Import({ clubId }: { clubId: number }) {
  const state = useParticipantImport(clubId);
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 3 }}>
      <ImportSteps
        lead={copy.file.lead}
        sample={{
          columns: columnTypes.map((type) => copy.columns.names[type]),
          rows: copy.file.sampleRows,
        }}
        template={{ label: copy.file.template, ...participantTemplate }}
        state={state}
        names={copy.columns.names}
      />
      <Preview state={state} />
    </Box>
  );
}

function Preview({ state }: { state: ParticipantImportState }) {
  const { source, preview, isSaving } = state;
  const categories = useListCategoriesQuery().data?.data;
  if (!source || !preview) return null;
  const { counts, data } = preview;
  const names = (categories ?? []).map(({ name }) => name);
  const rows = withSuggestions(preview.rows, (row) => suggestCategory(row, names)).map((row) => ({
    ...row,
    wrong: row.checked.problems.map(({ column }) => column),
  }));
  const { added, changed, unchanged, rejected, later } = counts;
  const { new_teams: teams, quota } = data;
  const canSave = rejected === 0 && added + changed > 0;
  const summary = copy.preview.counts(
    formatNumber(added),
    formatNumber(changed),
    formatNumber(unchanged),
    formatNumber(rejected),
  );
  const parts = [
    summary,
    later > 0 && copy.preview.later(formatNumber(later)),
    teams > 0 && copy.preview.newTeams(formatNumber(teams)),
  ].filter(Boolean);
  const reason = later > 0 ? copy.preview.nothingNow : copy.preview.nothing;
  return (
    <ImportPreview
      key={preview.id}
      rows={rows}
      summary={`${source.name}: ${parts.join(' · ')}`}
      saveLabel={canSave ? copy.save(formatNumber(added + changed)) : undefined}
      reason={rejected > 0 ? copy.preview.mend(formatNumber(rejected)) : reason}
      notice={
        <>
          <NewClassNotice
            count={rows.filter(({ checked }) => checked.namesake).length}
            isGiven={state.answers[newClass.key] === newClass.yes}
            onAnswer={(value) => state.answer(newClass.key, value, { awaited: true })}
          />
          {later > 0 && (
            <QuotaNotice
              quota={quota}
              count={added + changed}
              rows={rows.filter(({ outcome }) => outcome === 'later').map(({ sent }) => sent)}
            />
          )}
        </>
      }
      saveFailure={state.saveFailure}
      isSaving={isSaving}
      takesFocus={state.isAwaited}
      save={state.save}
    >
      {(shown) => (
        <>
          {isSaving && <Saving count={rows.length} />}
          <PreviewTable rows={shown} editing={state.editing} />
        </>
      )}
    </ImportPreview>
  );
}

function Saving({ count }: { count: number }) {
  const text = copy.savingRows(formatNumber(count));
  return (
    <Box sx={{ mb: 2 }}>
      <Typography role="status" variant="body2" sx={{ mb: 0.5 }}>
        {text}
      </Typography>
      <LinearProgress aria-label={text} />
    </Box>
  );
}
