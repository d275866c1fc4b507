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
import { useForm, useWatch } from 'react-hook-form';
import { writePoints } from '../../../../openapi/runs/scorePoints.ts';
import type { Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { copy } from '../copy.ts';
import { NativeSelect, OutcomeField } from '../entry/OutcomeField.tsx';
import { PointsField, RunReasonField, TimeField } from '../entry/ValueFields.tsx';
import { askedFields, readRun, type RunFields } from '../entry/readRun.ts';
import {
  type Entry,
  findFreePositions,
  isWaiting,
  positionName,
  positionOf,
  type RunPosition,
  valuesOf,
  withTeam,
} from '../runs.ts';
import type { Correction, CorrectionFailure } from './useCorrection.ts';

type CorrectionDialogProps = {
  entry: Entry;
  /** Which run of its team it is; empty where a team has one. */
  name: string;
  data: ScoreEntryData;
  /** The round on the screen. */
  round: Round;
  /** All entries of the category. */
  entries: readonly Entry[];
  /** Saves a correction; returns why it could not. */
  onSave: (correction: Correction) => Promise<CorrectionFailure | undefined>;
  /** Called when the form shows the entry as it is now. */
  onReload: () => void;
  onClose: () => void;
};

type Values = RunFields;

const keyOf = ({ roundId, number }: RunPosition) => `${roundId}/${number}`;

function fieldsOf(entry: Entry): Values {
  const { outcome, points, time, reason } = valuesOf(entry);
  return {
    outcome,
    points: points === null ? '' : writePoints(points),
    time: time ?? '',
    reason: reason ?? '',
  };
}

/** Corrects an entry; one that the server does not have can also become another run of its team. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { entry, name, data, onClose } = props;
  const { form, asked, free, position, setPosition, ...state } = useCorrectionForm(props);
  const { submit, busy, failure, reload } = state;
  const { control } = form;
  const title = copy.correction.title(withTeam(entry, name));
  const [first = 'outcome'] = (['points', 'time', 'reason'] as const).filter((each) => asked[each]);
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
        transition: { onEnter: () => form.setFocus(first, { shouldSelect: true }) },
      }}
    >
      <DialogTitle id="correction-title" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <form noValidate aria-label={title} onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>
            {entry.team.code} · {entry.team.club}
          </DialogContentText>
          <Box sx={{ display: 'grid', gap: 1 }}>
            {free.length > 1 && (
              <NativeSelect
                label={copy.form.run}
                name="position"
                value={keyOf(position)}
                options={free.map((each) => ({
                  value: keyOf(each),
                  label: positionName(data.rounds, each) || copy.run.name(each.number),
                }))}
                onChange={(key) =>
                  setPosition(free.find((each) => keyOf(each) === key) ?? position)
                }
              />
            )}
            {asked.points && <PointsField control={control} name="points" />}
            {asked.time && <TimeField control={control} name="time" format={data.time_format} />}
            {asked.reason && <RunReasonField control={control} name="reason" />}
            <OutcomeField control={control} name="outcome" />
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

function useCorrectionForm({
  entry,
  data,
  round,
  entries,
  onSave,
  onReload,
  onClose,
}: CorrectionDialogProps) {
  const { rounds, time_format: format } = data;
  const form = useForm<Values>({ defaultValues: fieldsOf(entry) });
  const [failure, setFailure] = useState<CorrectionFailure>();
  const [position, setPosition] = useState(() => positionOf(rounds, entry));
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const rule = rounds.find(({ id }) => id === position.roundId) ?? round;
  const { run, busy } = useSingleFlight(async (values: Values) => {
    const read = readRun(values, { rule, format, before: valuesOf(entry) });
    if (read.problem) {
      const { field, message } = read.problem;
      form.setError(field, { message }, { shouldFocus: true });
      return;
    }
    const problem = await onSave({ run: read.run, position });
    setFailure(problem);
    if (!problem) onClose();
  });
  const reload = () => {
    setFailure(undefined);
    form.reset(fieldsOf(entry));
    onReload();
  };
  return {
    form,
    asked: askedFields(rule, outcome),
    /** The runs which the entry can become. */
    free: isWaiting(entry) ? findFreePositions(data, entries, entry) : [],
    position,
    setPosition,
    submit: form.handleSubmit(run),
    busy,
    failure,
    reload,
  };
}
