import { Box, DialogContentText, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useController } from 'react-hook-form';
import type { ManagedTournament, TeamCode } from '../../../../openapi/schema.d.ts';
import { readWholeTeamCode } from '../../../../openapi/texts/teamCodes.ts';
import {
  useAddLateRegistrationMutation,
  useAddLateTeamMutation,
} from '../../../api/managedRegistrations.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { ReasonField } from '../../requests/ReasonField.tsx';
import { useReasonDialog } from '../../requests/useReasonDialog.ts';
import { copy as pageCopy } from '../copy.ts';
import type { NewTeam } from './newTeam.ts';
import { NewTeamFields } from './NewTeamFields.tsx';

const copy = pageCopy.late;

const kinds = ['known', 'created'] as const;
type Values = NewTeam & { kind: (typeof kinds)[number]; team_code: string; reason: string };

type LateDialogProps = { tournament: ManagedTournament; onClose: () => void };

/** Registers a team that comes late, with a reason; it may have to be made first. */
export function LateDialog({ tournament, onClose }: LateDialogProps) {
  const { id, categories } = tournament;
  const [add] = useAddLateRegistrationMutation();
  const [create] = useAddLateTeamMutation();
  const { form, dialog } = useReasonDialog<Values>({
    defaultValues: {
      kind: 'known',
      team_code: '',
      club_id: null,
      category_id: '',
      team_name: '',
      participant_ids: [],
      reason: '',
    },
    send: ({ kind, team_code: code, reason, ...team }) =>
      kind === 'known'
        ? add({ id, body: { team_code: (readWholeTeamCode(code) ?? code) as TeamCode, reason } })
        : create({
            id,
            body: {
              club_id: team.club_id?.id ?? 0,
              category_id: Number(team.category_id),
              team_name: team.team_name.trim(),
              participant_ids: team.participant_ids.map((person) => person.id),
              reason,
            },
          }),
    failed: copy.failed,
    onClose,
  });
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  return (
    <FormDialog {...dialog} title={copy.title} confirmLabel={copy.confirm}>
      <DialogContentText sx={{ mb: 1 }}>{copy.lead}</DialogContentText>
      <RadioGroup row {...kind} aria-label={copy.kind} sx={{ mb: 1.5 }}>
        {kinds.map((each) => (
          <FormControlLabel key={each} value={each} label={copy.kinds[each]} control={<Radio />} />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {kind.value === 'known' ? (
          <FormField
            control={form.control}
            name="team_code"
            label={copy.code}
            autoComplete="off"
            rules={{
              validate: (_, values) =>
                readWholeTeamCode(values.team_code) !== undefined || copy.notACode,
            }}
          />
        ) : (
          <NewTeamFields form={form} categories={categories} />
        )}
        <ReasonField control={form.control} />
      </Box>
    </FormDialog>
  );
}
