import type { ReactNode } from 'react';
import { Box, Button } from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import { FormSection } from '../forms/FormSection.tsx';
import { TableFileForm, type TableFileFormProps } from './TableFileForm.tsx';
import { copy } from './copy.ts';
import { SampleTable } from './SampleTable.tsx';

type ImportStepsProps = {
  /** What a row of the file is. */
  lead: string;
  sample: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** Beneath the sample. */
  note?: ReactNode;
  template: { label: string; download: () => void };
  file: TableFileFormProps;
};

/** The steps of an import: a list is prepared, sent as a file or as text, and checked. */
export function ImportSteps({ lead, sample, note, template, file }: ImportStepsProps) {
  return (
    <Box sx={steps}>
      <FormSection step={1} title={copy.prepare} lead={lead}>
        <SampleTable label={copy.sample} {...sample} />
        {note}
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={template.download}>
          {template.label}
        </Button>
      </FormSection>
      <FormSection step={2} title={copy.send} lead={copy.formats}>
        <TableFileForm {...file} />
      </FormSection>
      <FormSection step={3} title={copy.save} lead={copy.saveLead} />
    </Box>
  );
}

const steps = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  '& > :last-of-type': { gridColumn: { md: '1 / -1' } },
};
