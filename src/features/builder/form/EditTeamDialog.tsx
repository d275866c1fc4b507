import { useState } from 'react';
import { Alert, Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { useClub } from '../../../session/useSession.ts';
import { MemberPicker } from '../../teamForm/picker/MemberPicker.tsx';
import { DialogStep, StepDialog } from '../../../ui/StepDialog.tsx';
import { clearDraft, useDraft } from '../../../ui/useDraft.ts';
import { copy } from '../copy.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { draftNames, draftFromTeam, type EditDraft, readEditDraft } from './draft.ts';
import { maxTeamSize } from '../members/members.ts';
import { useEditedTeam } from './useEditedTeam.ts';
import { useUpdateTeam } from './useUpdateTeam.ts';

type EditTeamDialogProps = {
  /** The team to edit; undefined closes the dialog. */
  team: BuilderTeam | undefined;
  onClose: () => void;
};

/**
 * Edits a team in two steps. The draft survives signing in again after the session expired; closing
 * the dialog discards it.
 */
export function EditTeamDialog({ team, onClose }: EditTeamDialogProps) {
  const club = useClub();
  const [busy, setBusy] = useState(false);
  // Keeps showing the team during the closing animation.
  const [shownTeam, setShownTeam] = useState(team);
  if (team && team !== shownTeam) setShownTeam(team);
  const close = () => {
    clearDraft(draftNames.edit(club?.id));
    onClose();
  };
  return (
    <StepDialog open={team !== undefined} busy={busy} onClose={close} title={copy.edit.title}>
      {shownTeam && (
        <EditSteps key={shownTeam.id} team={shownTeam} onClose={close} onBusy={setBusy} />
      )}
    </StepDialog>
  );
}

type StepsProps = { team: BuilderTeam; onClose: () => void; onBusy: (busy: boolean) => void };

function EditSteps({ team: listedTeam, onClose, onBusy }: StepsProps) {
  // The initial club: the session may end while the dialog is open.
  const [club] = useState(useClub());
  const { value: draft, change: setValue } = useDraft<EditDraft | undefined>({
    name: draftNames.edit(club?.id),
    initial: undefined,
    parse: (stored) => readEditDraft(stored, listedTeam.id),
  });
  const { team, isDeleted, candidates } = useEditedTeam(listedTeam, draft);
  const value = draft ?? draftFromTeam(team);
  const change = (changes: Partial<EditDraft>) => setValue({ ...value, ...changes });
  const { save, busy, failure, clearFailure } = useUpdateTeam({
    team,
    onDone: onClose,
    onRejected: () => change({ version: null }),
    onBusy,
  });

  if (isDeleted) return <DeletedTeamMessage onClose={onClose} />;
  if (value.step === 1) {
    return (
      <DetailsStep
        value={value}
        onChange={change}
        code={team.team_id}
        clubName={club?.name.trim() || copy.page.unknownClub}
        currentCategory={{ id: team.category_id, name: team.category_name }}
        onCancel={onClose}
        onContinue={() => change({ step: 2 })}
      />
    );
  }
  return (
    <MembersStep
      candidates={candidates}
      onChange={(changes) => {
        clearFailure();
        change(changes);
      }}
      onSave={() => save(value)}
      busy={busy}
      failure={failure}
    />
  );
}

type MembersStepProps = {
  candidates: ReturnType<typeof useEditedTeam>['candidates'];
  onChange: (change: Partial<EditDraft>) => void;
  onSave: () => void;
  busy: boolean;
  failure: { message: string; hint?: string } | undefined;
};

function MembersStep({
  candidates: { people, selected, failure: listFailure },
  onChange,
  onSave,
  busy,
  failure,
}: MembersStepProps) {
  return (
    <DialogStep
      step={2}
      lang="en"
      title={copy.teamForm.members}
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
          {copy.teamForm.count(selected.length, maxTeamSize)}
        </>
      }
      buttons={
        <>
          <Button color="inherit" disabled={busy} onClick={() => onChange({ step: 1 })}>
            {copy.teamForm.back}
          </Button>
          <Button variant="contained" loading={busy} onClick={onSave}>
            {copy.edit.save}
          </Button>
        </>
      }
    >
      <MemberPicker
        people={people}
        selected={selected}
        onChange={(next) => onChange({ chosen: next })}
        limit={maxTeamSize}
        failure={listFailure}
        labels={{
          people: copy.teamForm.people,
          selected: copy.edit.chosen,
          empty: copy.edit.nobody,
        }}
      />
    </DialogStep>
  );
}

function DeletedTeamMessage({ onClose }: { onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <Alert severity="warning" sx={{ mt: 2.5 }}>
          {copy.edit.deleted}
        </Alert>
      </DialogContent>
      <DialogActions lang="en" sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          {copy.teamForm.close}
        </Button>
      </DialogActions>
    </>
  );
}
