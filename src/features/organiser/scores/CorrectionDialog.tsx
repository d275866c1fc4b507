import { useState } from 'react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useForm } from 'react-hook-form';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { copy } from './copy.ts';
import type { Entry } from './EntryList.tsx';
import { PointsField } from './entry/PointsField.tsx';
import { parsePoints, parseScoreTime, type TimeFormat } from './entry/scoreTime.ts';
import type { CorrectionFailure, Result } from './useCorrection.ts';

type CorrectionDialogProps = {
  entry: Entry;
  format: TimeFormat;
  /** Saves a correction; returns why it could not. */
  onSave: (result: Result) => Promise<CorrectionFailure | undefined>;
  /** Called when the form shows the entry as it is now. */
  onReload: () => void;
  onClose: () => void;
};

type Values = { points: string; time: string };

const valuesOf = ({ points, time }: Entry): Values => ({
  points: String(points ?? ''),
  time: time ?? '',
});

/** Corrects points and time of an entry, whether the server has it or not. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { entry, format, onClose } = props;
  const { form, submit, busy, failure, reload } = useCorrectionForm(props);
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      aria-labelledby="correction-title"
      maxWidth="xs"
      fullWidth
      slotProps={{
        transition: { onEnter: () => form.setFocus('points', { shouldSelect: true }) },
      }}
    >
      <DialogTitle id="correction-title" sx={{ overflowWrap: 'anywhere' }}>
        {copy.correction.title(entry.team.name)}
      </DialogTitle>
      <form noValidate aria-label={copy.correction.title(entry.team.name)} onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>
            {entry.team.code} · {entry.team.club}
          </DialogContentText>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <PointsField
              control={form.control}
              name="points"
              rules={{
                validate: (text) => parsePoints(text) !== undefined || copy.form.rules.points,
              }}
            />
            <FormField
              control={form.control}
              name="time"
              label={copy.form.time}
              autoComplete="off"
              hint={copy.form.digits(format)}
              htmlInput={{ inputMode: 'numeric', maxLength: 10 }}
              rules={{
                validate: (text) =>
                  parseScoreTime(text, format) !== undefined || copy.form.rules.time(format),
              }}
            />
          </Box>
          {failure && <FormError message={failure.text} />}
          {failure?.isOutdated && (
            <Button size="small" onClick={reload}>
              {copy.correction.reload}
            </Button>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={busy}>
            {copy.correction.cancel}
          </Button>
          <SubmitButton
            label={copy.correction.save}
            busyLabel={copy.correction.saving}
            busy={busy}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useCorrectionForm({ entry, format, onSave, onReload, onClose }: CorrectionDialogProps) {
  const form = useForm<Values>({ defaultValues: valuesOf(entry) });
  const [failure, setFailure] = useState<CorrectionFailure>();
  const { run, busy } = useSingleFlight(async (values: Values) => {
    const points = parsePoints(values.points);
    const time = parseScoreTime(values.time, format);
    if (points === undefined || time === undefined) return;
    const problem = await onSave({ points, time });
    setFailure(problem);
    if (!problem) onClose();
  });
  const reload = () => {
    setFailure(undefined);
    form.reset(valuesOf(entry));
    onReload();
  };
  return { form, submit: form.handleSubmit(run), busy, failure, reload };
}
