import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { ImportPreview } from '../../../ui/import/ImportPreview.tsx';
import { copy } from './copy.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { ScoreImportState } from './useScoreImport.ts';

/** What the rows of a file would do, and the button that saves all of them. */
export function Preview({ state }: { state: ScoreImportState }) {
  const { source, preview } = state;
  if (!source || !preview) return null;
  const { rows, counts } = preview;
  const { added, changed, unchanged, rejected } = counts;
  const canSave = rejected === 0 && added + changed > 0;
  const summary = copy.preview.counts(
    formatNumber(added),
    formatNumber(changed),
    formatNumber(unchanged),
    formatNumber(rejected),
  );
  return (
    <ImportPreview
      rows={rows}
      summary={`${source.name}: ${summary}`}
      saveLabel={canSave ? copy.save(formatNumber(added + changed)) : undefined}
      reason={rejected > 0 ? copy.preview.mend(formatNumber(rejected)) : copy.preview.nothing}
      saveFailure={state.saveFailure}
      isSaving={state.isSaving}
      save={state.save}
    >
      {(shown) => <PreviewTable rows={shown} />}
    </ImportPreview>
  );
}
