import { Checkbox, DialogContentText, FormControlLabel, FormHelperText } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import type { ManagedResultsState, ManagedTournament } from '../../../openapi/schema.d.ts';
import { isVisible } from '../../../openapi/texts/visible.ts';
import { resultsStateInputReasonLimits } from '../../../openapi/workLimits.ts';
import { fieldErrors, isStatus } from '../../api/errors.ts';
import { useChangeResultsStateMutation } from '../../api/officialResults.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useServerForm } from '../../ui/forms/useServerForm.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { entryErrorText } from '../requests/errorText.ts';
import { type Clock, timeText } from '../schedule/turnText.ts';
import { type Action, copy } from './copy.ts';
import { isBoardFrozen, openWindow } from './steps.ts';

type StateDialogProps = {
  tournament: ManagedTournament;
  state: ManagedResultsState;
  action: Action;
  clock: Clock;
  onClose: () => void;
};

type Values = { reason: string; early: boolean };

/** Says what everybody will see after a step, asks what it needs, and takes it. */
export function StateDialog({ tournament, state, action, clock, onClose }: StateDialogProps) {
  const { title } = copy.dialogs[action];
  const text =
    action === 'correct' && state.hidden ? copy.correctFrozen : copy.dialogs[action].text;
  const lacking = action === 'make_official' ? listLacking(state, clock) : [];
  const { form, submit, busy, failure } = useStateForm({
    tournamentId: tournament.id,
    state,
    action,
    onClose,
  });
  return (
    <FormDialog
      open
      busy={busy}
      title={title(state.category.name)}
      confirmLabel={copy.actions[action]}
      cancelLabel={copy.cancel}
      errorText={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: action === 'correct' ? 2 : 0 }}>{text}</DialogContentText>
      {notesOf(state, action, tournament.objection_minutes).map((note) => (
        <DialogContentText key={note} sx={{ mt: 1 }}>
          {note}
        </DialogContentText>
      ))}
      {lacking.length > 0 && (
        <>
          <DialogContentText component="div" sx={{ mt: 1 }}>
            {copy.lacking}
            <ul>
              {lacking.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </DialogContentText>
          <EarlyField control={form.control} />
        </>
      )}
      {action === 'correct' && (
        <FormField
          control={form.control}
          name="reason"
          label={copy.reason.label}
          hint={copy.reason.hint}
          autoComplete="off"
          htmlInput={{ maxLength: resultsStateInputReasonLimits.maxLength }}
          rules={{ validate: (typed) => isVisible(String(typed)) || copy.reason.missing }}
        />
      )}
    </FormDialog>
  );
}

/** Returns what makes it early for results to be official. */
const listLacking = (state: ManagedResultsState, clock: Clock): string[] => {
  const until = openWindow(state, clock.now);
  return [
    ...(state.missing_runs > 0 ? [copy.missing(formatNumber(state.missing_runs))] : []),
    ...(until ? [copy.windowOpen(timeText(Date.parse(until), clock))] : []),
  ];
};

function notesOf(
  state: ManagedResultsState,
  action: Action,
  minutes: number | undefined,
): string[] {
  if (action === 'declare')
    return [
      ...(minutes === undefined ? [] : [copy.window(minutes)]),
      ...(state.missing_runs > 0 ? [`${copy.missing(formatNumber(state.missing_runs))}.`] : []),
      ...(state.hidden ? [copy.staysHidden] : []),
    ];
  return action === 'make_official' && isBoardFrozen(state) ? [copy.staysHidden] : [];
}

/** Asks whether results should be official although something is missing. */
function EarlyField({ control }: { control: Control<Values> }) {
  const {
    field: { ref, value, ...field },
    fieldState: { error },
  } = useController({
    control,
    name: 'early',
    rules: { validate: (isEarly) => isEarly || copy.mustConfirm },
  });
  return (
    <>
      <FormControlLabel
        label={copy.early}
        control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
      />
      {error?.message && <FormHelperText error>{error.message}</FormHelperText>}
    </>
  );
}

type StateFormOptions = {
  tournamentId: number;
  state: ManagedResultsState;
  action: Action;
  onClose: () => void;
};

/** The form of a step. If somebody else was faster it closes, since the state is another one now. */
function useStateForm({ tournamentId, state, action, onClose }: StateFormOptions) {
  const [change] = useChangeResultsStateMutation();
  const toast = useToast();
  return useServerForm<Values, { message: string }>({
    defaultValues: { reason: '', early: false },
    send: async ({ reason, early }) => {
      const answer = await change({
        id: tournamentId,
        categoryId: state.category.id,
        'If-Match': state.version,
        body: {
          action,
          ...(action === 'correct' && { reason: reason.trim() }),
          ...(early && { early }),
        },
      });
      if (isStatus(answer.error, 409, 412)) {
        toast.error(entryErrorText(answer.error, copy.notChanged), { detail: copy.reloaded });
        onClose();
      }
      return answer;
    },
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, copy.notChanged),
    }),
  });
}
