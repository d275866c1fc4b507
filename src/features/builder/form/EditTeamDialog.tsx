import { useState } from 'react';
import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { errorText } from '../../../api/errors.ts';
import { useUpdateTeamMutation } from '../../../api/teamMutations.ts';
import { useClub } from '../../../session/useSession.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { MembersStep } from '../../teamForm/MembersStep.tsx';
import { TeamDialog, type TeamDialogHandlers } from '../../teamForm/TeamDialog.tsx';
import { maxTeamSize } from '../../teamForm/teamRules.ts';
import { useTeamSave } from '../../teamForm/useTeamSave.ts';
import { focusElement } from '../../../ui/dialogs/restoreFocus.ts';
import { copy } from '../copy.ts';
import { BuilderDetailsStep } from './BuilderDetailsStep.tsx';
import { draftFromTeam, draftNames, type EditDraft, readEditDraft } from './draft.ts';
import { toSaveFailure } from './saveError.ts';
import { useDialogErrorToast } from '../useErrorToast.ts';
import { useEditedTeam } from './useEditedTeam.ts';
import { useUndoUpdate } from './useUndoUpdate.ts';

type EditTeamDialogProps = {
  /** The team to edit; undefined closes the dialog. */
  team: BuilderTeam | undefined;
  onClose: () => void;
  onSaved: (teamId: number) => void;
};

export function EditTeamDialog({ team, onClose, onSaved }: EditTeamDialogProps) {
  const club = useClub();
  // Keeps showing the team during the closing animation.
  const [shownTeam, setShownTeam] = useState(team);
  if (team && team !== shownTeam) setShownTeam(team);
  return (
    <TeamDialog
      open={team !== undefined}
      onClose={onClose}
      title={copy.edit.title}
      draftName={draftNames.edit(club?.id)}
    >
      {(handlers) =>
        shownTeam && (
          <EditSteps
            key={shownTeam.id}
            team={shownTeam}
            {...handlers}
            onSaved={() => onSaved(shownTeam.id)}
          />
        )
      }
    </TeamDialog>
  );
}

type EditStepsProps = TeamDialogHandlers & { team: BuilderTeam; onSaved: () => void };

function EditSteps({ team: listedTeam, onClose, onBusy, onSaved }: EditStepsProps) {
  // The initial club: the session may end while the dialog is open.
  const [club] = useState(useClub());
  const { value: storedDraft, change: setDraft } = useDraft<EditDraft | undefined>({
    name: draftNames.edit(club?.id),
    initial: undefined,
    parse: (stored) => readEditDraft(stored, listedTeam.id),
  });
  const { team, isDeleted, candidates } = useEditedTeam(listedTeam, storedDraft);
  const draft = storedDraft ?? draftFromTeam(team);
  const saving = useUpdate(team, {
    onClose,
    onBusy,
    onSaved,
    // The next attempt may be based on the newest version, which is being fetched.
    onRejected: () => setDraft({ ...draft, version: null }),
  });
  const change = (changes: Partial<EditDraft>) => {
    saving.clearFailure();
    setDraft({ ...draft, ...changes });
  };

  if (isDeleted) return <DeletedTeamMessage onClose={onClose} />;
  if (draft.step === 1)
    return (
      <BuilderDetailsStep
        draft={draft}
        onChange={change}
        onCancel={onClose}
        club={club}
        code={team.team_id}
        currentCategory={{ id: team.category_id, name: team.category_name }}
      />
    );
  return (
    <MembersStep
      onChange={change}
      onCancel={onClose}
      copy={{ ...copy.teamForm, ...copy.edit }}
      lang="en"
      title={copy.teamForm.members}
      candidates={candidates}
      onSave={() => saving.save(draft)}
      saving={saving}
      count={
        <>
          <Box
            component="span"
            sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}
          >
            {copy.edit.selected}
          </Box>
          {copy.teamForm.count(candidates.selected.length, maxTeamSize)}
        </>
      }
    />
  );
}

type UpdateHandlers = TeamDialogHandlers & { onSaved: () => void; onRejected: () => void };

/** Saves a changed team. `team` is the latest known version. */
function useUpdate(team: BuilderTeam, { onRejected, ...handlers }: UpdateHandlers) {
  const showErrorToast = useDialogErrorToast();
  const [updateTeam] = useUpdateTeamMutation();
  const undo = useUndoUpdate(team);
  return useTeamSave<EditDraft>({
    ...handlers,
    check: ({ members }) => (members.length === 0 ? copy.edit.tooFewMembers : undefined),
    send: (fields, memberIds, { version }) =>
      updateTeam({
        teamId: team.id,
        'If-Match': version ?? team.version,
        body: { ...fields, participant_ids: memberIds },
      }),
    doneText: copy.edit.done,
    onUndo: (saved) => void undo(saved),
    toFailure: (error) =>
      toSaveFailure(
        error,
        errorText(error, { failed: copy.edit.failed, unreachable: copy.unreachable }),
      ),
    onFailed: (message) => {
      showErrorToast(message);
      onRejected();
    },
  });
}

function DeletedTeamMessage({ onClose }: { onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <Notice severity="warning" sx={{ mt: 2.5 }}>
          {copy.edit.deleted}
        </Notice>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" ref={focusElement} onClick={onClose}>
          {copy.teamForm.close}
        </Button>
      </DialogActions>
    </>
  );
}
