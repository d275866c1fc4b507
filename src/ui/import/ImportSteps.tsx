import type { ReactNode } from 'react';
import { Box, Typography } from '@mui/material';
import { DownloadMenu, type DownloadMenuProps } from '../download/DownloadMenu.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { copy } from './copy.ts';
import { ImportFailure } from './ImportFailure.tsx';
import { LayoutPanel } from './layout/LayoutPanel.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { SampleTable } from './SampleTable.tsx';
import { TableFileForm } from './TableFileForm.tsx';
import type { TableImportState } from './useTableImport.ts';

type ImportStepsProps<Key extends string> = {
  /** What a row of the file is. */
  lead: string;
  sample: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** Beneath the sample. */
  note?: ReactNode;
  template: DownloadMenuProps;
  state: TableImportState<Key>;
  /** What people call the columns. */
  names: Readonly<Record<Key, string>>;
};

/**
 * The steps of an import: a list is prepared, sent as a file or as text, and checked. Beneath them stands what
 * is read of the file, to be corrected, and what has to be asked.
 */
export function ImportSteps<Key extends string>(props: ImportStepsProps<Key>) {
  const { lead, sample, note, template, state, names } = props;
  const { source, questions, failure, isReading } = state;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={steps}>
        <FormSection step={1} title={copy.prepare} lead={lead}>
          <SampleTable label={copy.sample} {...sample} />
          {note}
          <DownloadMenu {...template} />
        </FormSection>
        <FormSection step={2} title={copy.send} lead={copy.formats}>
          <TableFileForm
            isReading={isReading}
            failure={source ? undefined : failure}
            takesFocus={state.isAwaited}
            readFile={state.readFile}
            readText={state.readText}
          />
        </FormSection>
        <FormSection step={3} title={copy.save} lead={copy.saveLead} />
      </Box>
      {source && (
        <>
          {/* The form of the panel opens beneath it. */}
          {failure && (
            <ImportFailure
              message={failure}
              takesFocus={state.isAwaited}
              onRetry={state.isUnchecked ? state.checkAgain : undefined}
            />
          )}
          <LayoutPanel key={source.id} source={source} state={state} names={names} />
          <Typography role="status" variant="body2" sx={{ '&:empty': { mt: -2 } }}>
            {isReading && copy.checking}
          </Typography>
          {questions.length > 0 && (
            <QuestionForm
              key={`questions ${source.id}`}
              questions={questions}
              answers={state.answers}
              takesFocus={state.isAwaited}
              onAnswer={state.answer}
            />
          )}
        </>
      )}
    </Box>
  );
}

const steps = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  '& > :last-of-type': { gridColumn: { md: '1 / -1' } },
};
