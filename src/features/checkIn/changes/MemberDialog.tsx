import { Box, DialogContentText } from '@mui/material';
import type { Registration } from '../../../../openapi/schema.d.ts';
import {
  useListReplacementsQuery,
  useReplaceMemberMutation,
} from '../../../api/managedRegistrations.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormSelect } from '../../../ui/forms/FormSelect.tsx';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { ReasonField } from '../../requests/ReasonField.tsx';
import { useReasonDialog } from '../../requests/useReasonDialog.ts';
import { copy as pageCopy } from '../copy.ts';

const copy = pageCopy.replacing;

type Values = { participant_id: string; replacement_id: string; reason: string };
type MemberDialogProps = { id: number; registration: Registration; onClose: () => void };

/** Replaces a member of a team, until the first run of the team. */
export function MemberDialog({ id, registration, onClose }: MemberDialogProps) {
  const place = { id, registrationId: registration.id };
  const query = useListReplacementsQuery(place, { refetchOnMountOrArgChange: true });
  const [replace] = useReplaceMemberMutation();
  const { form, dialog } = useReasonDialog<Values>({
    defaultValues: { participant_id: '', replacement_id: '', reason: '' },
    send: ({ participant_id: member, replacement_id: replacement, reason }) =>
      replace({
        ...place,
        body: { participant_id: Number(member), replacement_id: Number(replacement), reason },
      }),
    failed: copy.failed,
    onClose,
  });
  const toOptions = (people: readonly { id: number; name: string }[]) =>
    people.map((person) => ({ id: person.id, label: person.name }));
  return (
    <FormDialog
      {...dialog}
      title={copy.title(registration.team.name)}
      confirmLabel={copy.confirm}
      onSubmit={query.currentData ? dialog.onSubmit : (event) => event.preventDefault()}
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
            <ReasonField control={form.control} />
          </Box>
        )}
      </LoadedList>
    </FormDialog>
  );
}
