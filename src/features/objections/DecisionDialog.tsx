import { Box, DialogContentText, FormHelperText } from '@mui/material';
import type { DecisionInput, ManagedObjection } from '../../../openapi/schema.d.ts';
import { isVisible } from '../../../openapi/texts/visible.ts';
import { decisionInputReasonLimits } from '../../../openapi/workLimits.ts';
import { fieldErrors } from '../../api/errors.ts';
import { useDecideObjectionMutation } from '../../api/officialResults.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RadioField } from '../../ui/forms/RadioField.tsx';
import { useServerForm } from '../../ui/forms/useServerForm.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { entryErrorText } from '../requests/errorText.ts';
import { copy as pageCopy } from './copy.ts';

const copy = pageCopy.dialog;
const choices = (['upheld', 'rejected'] as const).map((value) => ({
  value,
  label: copy.choices[value],
}));

type Values = { state: DecisionInput['state'] | ''; reason: string };

type DecisionDialogProps = {
  tournamentId: number;
  /** As it is now: after somebody else was faster, with their decision. */
  objection: ManagedObjection;
  onClose: () => void;
};

/** Asks for a decision and its reason. */
export function DecisionDialog({ tournamentId, objection, onClose }: DecisionDialogProps) {
  const { decision, state: stateNow } = objection;
  const [decide] = useDecideObjectionMutation();
  const toast = useToast();
  const { form, submit, busy, failure } = useServerForm<Values, { message: string }>({
    defaultValues: { state: '', reason: '' },
    send: ({ state, reason }) =>
      decide({
        id: tournamentId,
        objectionId: objection.id,
        'If-Match': objection.version,
        body: { state: state || 'rejected', reason: reason.trim() },
      }),
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, copy.failed),
    }),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      open
      busy={busy}
      title={copy.title(pageCopy.nameOf(objection.team.name, objection.subject))}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      errorText={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {decision && (
        <DialogContentText sx={{ mb: 1 }}>
          {copy.now(pageCopy.states[stateNow], decision.by, decision.reason)}
        </DialogContentText>
      )}
      <Box sx={{ mb: 1.5 }}>
        <RadioField
          control={form.control}
          name="state"
          label={copy.decision}
          options={choices}
          rules={{ validate: (chosen) => chosen !== '' || copy.missing }}
        />
        {errors.state?.message && <FormHelperText error>{errors.state.message}</FormHelperText>}
      </Box>
      <FormField
        control={form.control}
        name="reason"
        label={copy.reason}
        hint={copy.reasonHint}
        autoComplete="off"
        minRows={2}
        htmlInput={{ maxLength: decisionInputReasonLimits.maxLength }}
        rules={{ validate: (typed) => isVisible(String(typed)) || copy.noReason }}
      />
    </FormDialog>
  );
}
