import { useState } from 'react';
import { DialogContentText } from '@mui/material';
import type { ObjectionInput } from '../../../../openapi/schema.d.ts';
import { objectionTextLimits } from '../../../../openapi/limits.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { errorText, fieldErrors } from '../../../api/errors.ts';
import { useObjectForTeamMutation, useObjectToResultMutation } from '../../../api/teamRuns.ts';
import { createUniqueId } from '../../../lib/createUniqueId.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy as pageCopy } from './copy.ts';
import type { Side } from './side.ts';

const copy = pageCopy.dialog;

/** What is objected to. */
export type Subject = { name: string; body: Pick<ObjectionInput, 'run_id' | 'match_id'> };

type ObjectionDialogProps = { teamId: number; side: Side; subject: Subject; onClose: () => void };

/** Asks what is wrong with a run or a match, and sends it to the head judge. */
export function ObjectionDialog({ teamId, side, subject, onClose }: ObjectionDialogProps) {
  const [objectToResult] = useObjectToResultMutation();
  const [objectForTeam] = useObjectForTeamMutation();
  // The same for each try, so that it counts once.
  const [key] = useState(createUniqueId);
  const toast = useToast();
  const { form, submit, busy, failure } = useServerForm<{ text: string }, { message: string }>({
    defaultValues: { text: '' },
    send: ({ text }) => {
      const body = { key, ...subject.body, text: text.trim() };
      return (side === 'club' ? objectForTeam : objectToResult)({ teamId, body });
    },
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    readFailure: (error) => ({ fields: fieldErrors(error), message: errorText(error, copy) }),
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
      <DialogContentText sx={{ mb: 2 }}>{copy.lead(subject.name)}</DialogContentText>
      <FormField
        control={form.control}
        name="text"
        label={copy.text}
        hint={copy.hint(formatNumber(objectionTextLimits.maxLength))}
        autoComplete="off"
        minRows={4}
        maxRows={10}
        htmlInput={{ maxLength: objectionTextLimits.maxLength }}
        rules={{ validate: (typed) => isVisible(typed) || copy.missing }}
      />
    </FormDialog>
  );
}
