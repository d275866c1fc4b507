import { useState } from 'react';
import { Alert, Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { useClub } from '../../session/useSession.ts';
import { MemberPicker } from '../../ui/picker/MemberPicker.tsx';
import { DialogStep, StepDialog } from '../../ui/StepDialog.tsx';
import { forgetDraft, useDraft } from '../../ui/useDraft.ts';
import { copy } from './copy.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { draftNames, draftOf, type EditDraft, readEditDraft } from './draft.ts';
import { teamLimit } from './members.ts';
import { useEditedTeam } from './useEditedTeam.ts';
import { useUpdateTeam } from './useUpdateTeam.ts';

type EditTeamDialogProps = {
  /** The team to edit; nothing closes the dialog. */
  team: BuilderTeam | undefined;
  onClose: () => void;
};

/**
 * Changes a team in two steps, beginning as it is now. What is changed waits while a session that
 * ended is begun anew; any close forgets it.
 */
export function EditTeamDialog({ team, onClose }: EditTeamDialogProps) {
  const club = useClub();
  const [busy, setBusy] = useState(false);
  // It still shows the team while it fades.
  const [shown, setShown] = useState(team);
  if (team && team !== shown) setShown(team);
  const close = () => {
    forgetDraft(draftNames.edit(club?.id));
    onClose();
  };
  return (
    <StepDialog open={team !== undefined} busy={busy} onClose={close} title={copy.edit.title}>
      {shown && <EditSteps key={shown.id} team={shown} onClose={close} onBusy={setBusy} />}
    </StepDialog>
  );
}

type StepsProps = { team: BuilderTeam; onClose: () => void; onBusy: (busy: boolean) => void };

function EditSteps({ team: listed, onClose, onBusy }: StepsProps) {
  // What it began with: the session may end under it.
  const [club] = useState(useClub());
  const { value: changed, change: setValue } = useDraft<EditDraft | undefined>({
    name: draftNames.edit(club?.id),
    initial: undefined,
    read: (kept) => readEditDraft(kept, listed.id),
  });
  const { team, gone, free } = useEditedTeam(listed, changed);
  const value = changed ?? draftOf(team);
  const change = (part: Partial<EditDraft>) => setValue({ ...value, ...part });
  const { save, busy, failure, forgetFailure } = useUpdateTeam({
    team,
    onDone: onClose,
    onRefused: () => change({ version: null }),
    onBusy,
  });

  if (gone) return <GoneTeam onClose={onClose} />;
  if (value.step === 1) {
    return (
      <DetailsStep
        value={value}
        onChange={change}
        code={team.team_id}
        clubName={club?.name.trim() || copy.page.unknownClub}
        current={{ id: team.category_id, name: team.category_name }}
        onCancel={onClose}
        onContinue={() => change({ step: 2 })}
      />
    );
  }
  return (
    <MembersStep
      free={free}
      onChange={(part) => {
        forgetFailure();
        change(part);
      }}
      onSave={() => save(value)}
      busy={busy}
      failure={failure}
    />
  );
}

type MembersStepProps = {
  free: ReturnType<typeof useEditedTeam>['free'];
  onChange: (change: Partial<EditDraft>) => void;
  onSave: () => void;
  busy: boolean;
  failure: { message: string; hint?: string } | undefined;
};

function MembersStep({
  free: { people, chosen, failure: listFailure },
  onChange,
  onSave,
  busy,
  failure,
}: MembersStepProps) {
  return (
    <DialogStep
      step={2}
      lang="en"
      title={copy.compose.members}
      busy={busy}
      failure={failure}
      start={
        <>
          <Box
            component="span"
            sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}
          >
            {copy.edit.selected}
          </Box>
          {copy.compose.count(chosen.length, teamLimit)}
        </>
      }
      buttons={
        <>
          <Button color="inherit" disabled={busy} onClick={() => onChange({ step: 1 })}>
            {copy.compose.back}
          </Button>
          <Button variant="contained" loading={busy} onClick={onSave}>
            {copy.edit.save}
          </Button>
        </>
      }
    >
      <MemberPicker
        people={people}
        chosen={chosen}
        onChange={(next) => onChange({ chosen: next })}
        limit={teamLimit}
        failure={listFailure}
        labels={{ people: copy.compose.people, chosen: copy.edit.chosen, empty: copy.edit.nobody }}
      />
    </DialogStep>
  );
}

function GoneTeam({ onClose }: { onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <Alert severity="warning" sx={{ mt: 2.5 }}>
          {copy.edit.gone}
        </Alert>
      </DialogContent>
      <DialogActions lang="en" sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          {copy.compose.close}
        </Button>
      </DialogActions>
    </>
  );
}
