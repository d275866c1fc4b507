import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { runCorrectionCorrectionReasonLimits } from '../../../../openapi/workLimits.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { copy } from '../copy.ts';
import { NativeSelect, OutcomeField } from '../entry/OutcomeField.tsx';
import { PointsField, RunReasonField, TimeField } from '../entry/ValueFields.tsx';
import { positionName, type RunPosition, withTeam } from '../runs.ts';
import { AdvanceChoice } from './AdvanceChoice.tsx';
import { type CorrectionFormOptions, useCorrectionForm } from './useCorrectionForm.ts';

type CorrectionDialogProps = CorrectionFormOptions & {
  /** Which run of its team it is; empty where a team has one. */
  name: string;
};

const keyOf = ({ roundId, number }: RunPosition) => `${roundId}/${number}`;

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
            {state.asksReason && (
              <FormField
                control={control}
                name="correction_reason"
                label={copy.correction.reason}
                hint={copy.correction.reasonHint}
                required
                autoComplete="off"
                htmlInput={runCorrectionCorrectionReasonLimits}
              />
            )}
          </Box>
          {failure && <FormError message={failure.text} />}
          {failure?.advance && (
            <AdvanceChoice
              changes={failure.advance}
              chosen={state.decision}
              isMissing={state.isUndecided}
              onChoose={state.decide}
            />
          )}
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
