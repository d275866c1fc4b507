import { Typography } from '@mui/material';
import type { ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { ImportSteps } from '../../../ui/import/ImportSteps.tsx';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { toTemplateRows } from './toTemplateRows.ts';
import type { ScoreImportState } from './useScoreImport.ts';

const { columns } = copy;

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
        // The teams of the current round with the runs that they have.
        rows: () => toTemplateRows(data),
        sheet: copy.file.templateSheet,
        name: `${copy.file.templateName}-${scoreEntry.name}`,
      }}
      state={state}
      names={columns}
    />
  );
}
