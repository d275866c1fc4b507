import { useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { paginate } from '../../../../lib/pagination.ts';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { PagePicker } from '../../../../ui/lists/PagePicker.tsx';
import { copy } from './copy.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { ImportPreview, PreviewRow, ScoreImportState } from './useScoreImport.ts';

const pageSize = 100;

/** First what has to be mended, then what replaces something. */
const order: PreviewRow['outcome'][] = ['rejected', 'changed', 'added', 'unchanged'];

type PreviewProps = { preview: ImportPreview; state: ScoreImportState };

/** What the rows of a file would do, and the button that saves all of them. */
export function Preview({ preview, state }: PreviewProps) {
  const [page, setPage] = useState(1);
  const { counts, rows, source } = preview;
  const { added, changed, unchanged, rejected } = counts;
  const sorted = rows.toSorted(
    (one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome),
  );
  const shown = paginate(sorted, page, pageSize);
  const canSave = rejected === 0 && added + changed > 0;
  return (
    <Box component="section" aria-labelledby="import-preview" sx={{ mt: 3, pb: 3 }}>
      <Typography variant="h5" component="h2" id="import-preview">
        {copy.preview.title}
      </Typography>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        {source}:{' '}
        {copy.preview.counts(
          formatNumber(added),
          formatNumber(changed),
          formatNumber(unchanged),
          formatNumber(rejected),
        )}
      </Typography>
      {state.saveFailure && <FormError message={state.saveFailure} />}
      {canSave ? (
        <Button
          variant="contained"
          size="large"
          loading={state.isSaving}
          onClick={state.save}
          sx={{ mb: 2 }}
        >
          {state.isSaving ? copy.saving : copy.save(formatNumber(added + changed))}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ mb: 2, fontWeight: 600 }}>
          {rejected > 0 ? copy.preview.mend(formatNumber(rejected)) : copy.preview.nothing}
        </Typography>
      )}
      <PreviewTable rows={shown.entries} />
      {shown.pageCount > 1 && (
        <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={setPage} />
      )}
    </Box>
  );
}
