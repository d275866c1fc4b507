import { Button, Typography } from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import type { ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { slugify } from '../../../../lib/clubs/clubSlug.ts';
import { toCsv } from '../../../../lib/files/csv.ts';
import { downloadFile } from '../../../../lib/files/downloadFile.ts';
import { TableFileForm } from '../../../../ui/forms/TableFileForm.tsx';
import { FormSection } from '../../../../ui/forms/FormSection.tsx';
import { SampleTable } from '../../../../ui/lists/SampleTable.tsx';
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
    <FormSection title={copy.file.title} lead={copy.file.lead}>
      <SampleTable
        label={copy.file.sample}
        columns={[columns.code, columns.points, columns.time]}
        rows={copy.file.sampleRows[data.time_format]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
        {copy.file.optional}
      </Typography>
      <TableFileForm {...state}>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => downloadTemplate(scoreEntry, data)}
        >
          {copy.file.template}
        </Button>
      </TableFileForm>
    </FormSection>
  );
}
