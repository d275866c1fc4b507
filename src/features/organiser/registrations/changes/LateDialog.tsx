import { Box, DialogContentText } from '@mui/material';
import { lateRegistrationReasonLimits } from '../../../../../openapi/limits.ts';
import type { TeamCode } from '../../../../../openapi/schema.d.ts';
import { fieldErrors } from '../../../../api/errors.ts';
import { useAddLateRegistrationMutation } from '../../../../api/managedRegistrations.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { useServerForm } from '../../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../errorText.ts';
import { copy as pageCopy } from '../copy.ts';
import { readTeamCode } from '../readTeamCode.ts';

const copy = pageCopy.late;

type Values = { team_code: string; reason: string };

/** Registers a team that comes late, with a reason. */
export function LateDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [add] = useAddLateRegistrationMutation();
  const toast = useToast();
  const { form, submit, busy, failure } = useServerForm<Values, { message: string }>({
    defaultValues: { team_code: '', reason: '' },
    send: ({ team_code: code, reason }) =>
      add({
        id,
        body: { team_code: (readTeamCode(code) ?? code) as TeamCode, reason: reason.trim() },
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
  return (
    <FormDialog
      open
      busy={busy}
      title={copy.title}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      errorText={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{copy.lead}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <FormField
          control={form.control}
          name="team_code"
          label={copy.code}
          autoComplete="off"
          rules={{ validate: (text) => readTeamCode(text) !== undefined || copy.notACode }}
        />
        <FormField
          control={form.control}
          name="reason"
          label={copy.reason}
          autoComplete="off"
          htmlInput={{ maxLength: lateRegistrationReasonLimits.maxLength }}
          rules={{ validate: (text) => text.trim() !== '' || copy.noReason }}
        />
      </Box>
    </FormDialog>
  );
}
