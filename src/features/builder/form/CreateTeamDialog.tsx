import { useState } from 'react';
import { FormControlLabel, Switch } from '@mui/material';
import { useStore } from 'react-redux';
import { useCreateTeamMutation } from '../../../api/teamMutations.ts';
import type { SessionState } from '../../../session/storage.ts';
import { syncStoredSession, useClub } from '../../../session/useSession.ts';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { emptyTeamDraft } from '../../teamForm/draft.ts';
import { copy as teamFormCopy } from '../../teamForm/copy.ts';
import { InviteLink } from '../../teamForm/InviteLink.tsx';
import { MembersStep, type MembersStepProps } from '../../teamForm/MembersStep.tsx';
import { TeamDialog, type TeamDialogHandlers } from '../../teamForm/TeamDialog.tsx';
import { codePreview, maxTeamSize } from '../../teamForm/teamRules.ts';
import { useTeamSave } from '../../teamForm/useTeamSave.ts';
import { copy } from '../copy.ts';
import { BuilderDetailsStep } from './BuilderDetailsStep.tsx';
import { type CreateDraft, draftNames, readCreateDraft } from './draft.ts';
import { createErrorText, toSaveFailure } from './saveError.ts';
import { useDialogErrorToast } from '../useErrorToast.ts';
import { useTeamCandidates } from './useTeamCandidates.ts';

type CreateTeamDialogProps = { open: boolean; onClose: () => void; onSaved: () => void };

export function CreateTeamDialog({ open, onClose, onSaved }: CreateTeamDialogProps) {
  const club = useClub();
  return (
    <TeamDialog
      open={open}
      onClose={onClose}
      title={<span lang="en">{copy.create.title}</span>}
      draftName={draftNames.create(club?.id)}
    >
      {(handlers) => <CreateSteps {...handlers} onSaved={onSaved} />}
    </TeamDialog>
  );
}

type SaveHandlers = TeamDialogHandlers & { onSaved: () => void };

function CreateSteps(handlers: SaveHandlers) {
  // The initial club: the session may end while the dialog is open.
  const [club] = useState(useClub());
  const { value: draft, change: setDraft } = useDraft<CreateDraft>({
    name: draftNames.create(club?.id),
    initial: { ...emptyTeamDraft, everybody: false },
    parse: readCreateDraft,
  });
  const saving = useCreation(club?.code, handlers);
  const change = (changes: Partial<CreateDraft>) => {
    saving.clearFailure();
    setDraft({ ...draft, ...changes });
  };
  if (draft.step === 2)
    return (
      <CreateMembersStep
        draft={draft}
        clubId={club?.id}
        onChange={change}
        onCancel={handlers.onClose}
        onSave={() => saving.save(draft)}
        saving={saving}
      />
    );
  return (
    <BuilderDetailsStep
      draft={draft}
      onChange={change}
      onCancel={handlers.onClose}
      club={club}
      code={codePreview(club?.code)}
    />
  );
}

/** Saves a new team for the club that is signed in at that moment. */
function useCreation(code: string | undefined, handlers: SaveHandlers) {
  const store = useStore<{ session: SessionState }>();
  const [createTeam] = useCreateTeamMutation();
  const saving = useTeamSave({
    ...handlers,
    check: ({ members }) => {
      if (!store.getState().session.club?.user) return copy.create.noClub;
      return members.length === 0 ? copy.create.tooFewMembers : undefined;
    },
    send: (fields, memberIds) =>
      createTeam({
        body: {
          ...fields,
          participant_ids: memberIds,
          team_code: code || copy.page.unknownCode,
        },
      }),
    doneText: copy.create.done,
    toFailure: (error) => toSaveFailure(error, createErrorText(error)),
    onFailed: useDialogErrorToast(),
  });
  const save = (draft: CreateDraft) => {
    // If the stored session is gone, this signs the club out, which redirects to the sign-in page.
    syncStoredSession(store.dispatch);
    if (store.getState().session.club) saving.save(draft);
  };
  return { ...saving, save };
}

type CreateMembersStepProps = Pick<MembersStepProps, 'onCancel' | 'onSave' | 'saving'> & {
  draft: CreateDraft;
  clubId: number | undefined;
  onChange: (changes: Partial<CreateDraft>) => void;
};

function CreateMembersStep({ draft, clubId, onChange, ...props }: CreateMembersStepProps) {
  const { everybody } = draft;
  const { isClubEmpty, ...candidates } = useTeamCandidates(draft, clubId);
  return (
    <MembersStep
      {...props}
      onChange={onChange}
      copy={{
        ...copy.teamForm,
        ...copy.create,
        ...(isClubEmpty
          ? { nobody: teamFormCopy.emptyClub }
          : { nobody: everybody ? copy.create.nobody : copy.create.nobodyUnassigned }),
      }}
      emptyAction={isClubEmpty && <InviteLink />}
      lang="en"
      title={copy.teamForm.members}
      candidates={candidates}
      tools={
        <FormControlLabel
          control={
            <Switch
              checked={everybody}
              onChange={(_, checked) => onChange({ everybody: checked })}
            />
          }
          label={copy.create.everybody}
          sx={{ mr: 0, minHeight: 44 }}
        />
      }
      count={copy.teamForm.count(candidates.selected.length, maxTeamSize)}
    />
  );
}
