import { Box, DialogContentText } from '@mui/material';
import { memberReplacementReasonLimits } from '../../../../../openapi/limits.ts';
import type { Registration } from '../../../../../openapi/schema.d.ts';
import { fieldErrors } from '../../../../api/errors.ts';
import {
  useListReplacementsQuery,
  useReplaceMemberMutation,
} from '../../../../api/managedRegistrations.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { useServerForm } from '../../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../errorText.ts';
import { FormSelect } from '../../FormSelect.tsx';
import { LoadedList } from '../../LoadedList.tsx';
import { copy as pageCopy } from '../copy.ts';

const copy = pageCopy.replacing;

type Values = { participant_id: string; replacement_id: string; reason: string };
type MemberDialogProps = { id: number; registration: Registration; onClose: () => void };

/** Replaces a member of a team, until the first run of the team. */
export function MemberDialog({ id, registration, onClose }: MemberDialogProps) {
  const place = { id, registrationId: registration.id };
  const query = useListReplacementsQuery(place, { refetchOnMountOrArgChange: true });
  const [replace] = useReplaceMemberMutation();
  const toast = useToast();
  const { form, submit, busy, failure } = useServerForm<Values, { message: string }>({
    defaultValues: { participant_id: '', replacement_id: '', reason: '' },
    send: ({ participant_id: member, replacement_id: replacement, reason }) =>
      replace({
        ...place,
        body: {
          participant_id: Number(member),
          replacement_id: Number(replacement),
          reason: reason.trim(),
        },
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
  const toOptions = (people: readonly { id: number; name: string }[]) =>
    people.map((person) => ({ id: person.id, label: person.name }));
  return (
    <FormDialog
      open
      busy={busy}
      title={copy.title(registration.team.name)}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      errorText={failure?.message}
      onSubmit={query.currentData ? submit : (event) => event.preventDefault()}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{copy.lead}</DialogContentText>
      <LoadedList query={query} loading={copy.loading} failed={copy.unloaded}>
        {({ data }) => (
          <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
            <FormSelect
              control={form.control}
              name="participant_id"
              label={copy.member}
              options={toOptions(registration.members)}
              choose={copy.choose}
              none={copy.noMember}
              required={copy.required}
            />
            <FormSelect
              control={form.control}
              name="replacement_id"
              label={copy.replacement}
              options={toOptions(data)}
              choose={copy.choose}
              none={copy.noReplacement}
              required={copy.required}
            />
            <FormField
              control={form.control}
              name="reason"
              label={copy.reason}
              autoComplete="off"
              htmlInput={{ maxLength: memberReplacementReasonLimits.maxLength }}
              rules={{ validate: (text) => text.trim() !== '' || copy.noReason }}
            />
          </Box>
        )}
      </LoadedList>
    </FormDialog>
  );
}
