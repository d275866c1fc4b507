import { useState } from 'react';
import { Box, DialogContentText } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { ManagedTournament, Registration } from '../../../../openapi/schema.d.ts';
import { advanceChanges, namesOfRounds } from '../../../api/errors.ts';
import { useMoveRegistrationMutation } from '../../../api/managedRegistrations.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormSelect } from '../../../ui/forms/FormSelect.tsx';
import { ReasonField } from '../../requests/ReasonField.tsx';
import { useReasonDialog } from '../../requests/useReasonDialog.ts';
import { copy as pageCopy } from '../copy.ts';

const copy = pageCopy.moving;

type Values = { category_id: string; reason: string };
type MoveDialogProps = {
  tournament: ManagedTournament;
  registration: Registration;
  onClose: () => void;
};

/** Moves a team with its runs to another category of the tournament. */
export function MoveDialog({ tournament, registration, onClose }: MoveDialogProps) {
  const { team, category } = registration;
  const [move] = useMoveRegistrationMutation();
  /** The category to which the team was not moved, as other teams would advance to these rounds. */
  const [refused, setRefused] = useState<{ categoryId: string; rounds: string }>();
  const { form, dialog } = useReasonDialog<Values>({
    defaultValues: { category_id: '', reason: '' },
    send: async ({ category_id: categoryId, reason }) => {
      const keeps = refused?.categoryId === categoryId;
      const answer = await move({
        id: tournament.id,
        registrationId: registration.id,
        body: { category_id: Number(categoryId), reason, ...(keeps && { advance: 'keep' }) },
      });
      const changes = advanceChanges(answer.error);
      setRefused(changes.length > 0 ? { categoryId, rounds: namesOfRounds(changes) } : undefined);
      return answer;
    },
    failed: copy.failed,
    onClose,
  });
  const chosen = useWatch({ control: form.control, name: 'category_id' });
  return (
    <FormDialog
      {...dialog}
      title={copy.title(team.name)}
      confirmLabel={
        refused && refused.categoryId === chosen ? copy.keep(refused.rounds) : copy.confirm
      }
    >
      <DialogContentText sx={{ mb: 2 }}>{copy.lead(category.name)}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
        <FormSelect
          control={form.control}
          name="category_id"
          label={copy.category}
          options={tournament.categories
            .filter(({ id }) => id !== category.id)
            .map(({ id, name }) => ({ id, label: name }))}
          choose={copy.choose}
          none={copy.noCategory}
          required={copy.required}
        />
        <ReasonField control={form.control} />
      </Box>
    </FormDialog>
  );
}
