import { type ReactNode, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { paginate } from '../../lib/pagination.ts';
import { copy } from './copy.ts';
import type { Outcome } from './importTypes.ts';
import { FormError } from '../forms/FormError.tsx';
import { useResultFocus } from '../hooks/useResultFocus.ts';
import { StatusChip, type StatusTone } from '../states/StatusChip.tsx';
import { PagePicker } from '../lists/PagePicker.tsx';

const pageSize = 100;

/** First what has to be mended, then what replaces something. */
const order: Record<Outcome, number> = {
  rejected: 0,
  changed: 1,
  added: 2,
  later: 3,
  unchanged: 4,
};

type ImportPreviewProps<Row> = {
  rows: readonly Row[];
  /** What the rows do, in one line. */
  summary: string;
  /** How the file is read, in sentences. */
  notes?: readonly string[];
  /** Shown before the button. */
  notice?: ReactNode;
  /** The button that saves all rows; without it, `reason` says why there is none. */
  saveLabel: string | undefined;
  reason: string;
  saveFailure: string | undefined;
  isSaving: boolean;
  /** Whether somebody waits for the result, so that the focus goes to it. */
  takesFocus: boolean;
  save: () => void;
  /** Shows the rows of a page. */
  children: (rows: Row[]) => ReactNode;
};

/** What the rows of a file would do, and the button that saves all of them. */
export function ImportPreview<Row extends { outcome: Outcome }>(props: ImportPreviewProps<Row>) {
  const {
    rows,
    summary,
    notes = [],
    notice,
    saveLabel,
    reason,
    saveFailure,
    isSaving,
    save,
    children,
  } = props;
  const { takesFocus } = props;
  const [page, setPage] = useState(1);
  const heading = useResultFocus<HTMLHeadingElement>(takesFocus);
  const sorted = rows.toSorted((one, other) => order[one.outcome] - order[other.outcome]);
  const shown = paginate(sorted, page, pageSize);
  return (
    <Box component="section" aria-labelledby="import-preview" sx={{ mt: 3, pb: 3 }}>
      <Typography ref={heading} tabIndex={-1} variant="h5" component="h2" sx={{ mb: 1.5 }}>
        <span id="import-preview">{copy.preview}</span>{' '}
        <Typography component="span" variant="body2" sx={summaryStyles}>
          {summary}
        </Typography>
      </Typography>
      {notes.length > 0 && (
        <Box component="ul" aria-label={copy.notes} sx={notesStyles}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
      {notice}
      {saveFailure && <FormError message={saveFailure} />}
      {saveLabel === undefined ? (
        <Typography variant="body2" sx={{ mb: 2, fontWeight: 600 }}>
          {reason}
        </Typography>
      ) : (
        <Button variant="contained" size="large" loading={isSaving} onClick={save} sx={{ mb: 2 }}>
          {isSaving ? copy.saving : saveLabel}
        </Button>
      )}
      {children(shown.entries)}
      {shown.pageCount > 1 && (
        <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={setPage} />
      )}
    </Box>
  );
}

const summaryStyles = { display: 'block', color: 'text.secondary', mt: 0.5 };

const notesStyles = { mt: 0, mb: 1.5, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' };

const tones: Record<Outcome, StatusTone> = {
  added: 'strong',
  changed: 'attention',
  unchanged: 'neutral',
  rejected: 'error',
  later: 'attention',
};

/** What a row does, in a word. */
export const OutcomeChip = ({ outcome, label }: { outcome: Outcome; label: string }) => (
  <StatusChip tone={tones[outcome]}>{label}</StatusChip>
);
