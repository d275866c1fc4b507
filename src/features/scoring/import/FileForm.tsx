import { Typography } from '@mui/material';
import type { ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { slugify } from '../../../lib/clubs/clubSlug.ts';
import { toCsv } from '../../../lib/files/csv.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { ImportSteps } from '../../../ui/import/ImportSteps.tsx';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { toTemplateRows } from './toTemplateRows.ts';
import type { ScoreImportState } from './useScoreImport.ts';

const { columns } = copy;

/** Downloads the teams of the current round with the runs that they have, to be filled in and imported. */
function downloadTemplate(scoreEntry: ScoreEntryState, data: ScoreEntryData): void {
  const name = `${copy.file.templateName}-${slugify(scoreEntry.name).slice(0, 80)}.csv`;
  const csv = toCsv(toTemplateRows(data));
  downloadFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
}

type FileFormProps = { scoreEntry: ScoreEntryState; data: ScoreEntryData; state: ScoreImportState };

/** Chooses a file, or takes what is pasted. */
export function FileForm({ scoreEntry, data, state }: FileFormProps) {
  return (
    <ImportSteps
      lead={copy.file.lead}
      sample={{
        columns: [columns.startNumber, columns.points, columns.time],
        rows: copy.file.sampleRows[data.time_format],
      }}
      note={
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
          {copy.file.optional}
        </Typography>
      }
      template={{
        label: copy.file.template,
        download: () => downloadTemplate(scoreEntry, data),
      }}
      file={state}
    />
  );
}
