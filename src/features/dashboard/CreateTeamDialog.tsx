import { teamFormMemberIdsLimits } from '../../../openapi/workLimits.ts';
import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { useCreateTeamWithMembersMutation } from '../../api/teamMutations.ts';
import type { ClubUser } from '../../session/storage.ts';
import { useDraft } from '../../ui/forms/useDraft.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { DetailsStep } from '../teamForm/DetailsStep.tsx';
import { emptyTeamDraft, readNewTeamDraft, type TeamDraft } from '../teamForm/draft.ts';
import { InviteLink } from '../teamForm/InviteLink.tsx';
import { MembersStep } from '../teamForm/MembersStep.tsx';
import { TeamDialog, type TeamDialogHandlers } from '../teamForm/TeamDialog.tsx';
import { codePreview, isClubCode } from '../teamForm/teamRules.ts';
import { useTeamSave } from '../teamForm/useTeamSave.ts';
import { copy } from './copy.ts';
import { useCandidates } from './useCandidates.ts';
import { createDraftName } from './useCreateDialog.ts';

type CreateTeamDialogProps = { club: ClubUser; open: boolean; onClose: () => void };

export function CreateTeamDialog({ club, open, onClose }: CreateTeamDialogProps) {
  return (
    <TeamDialog
      open={open}
      onClose={onClose}
      title={<span lang="en">{copy.create.title}</span>}
      draftName={createDraftName(club.id)}
    >
      {(handlers) => <CreateSteps club={club} {...handlers} />}
    </TeamDialog>
  );
}

type CreateStepsProps = TeamDialogHandlers & { club: ClubUser };

function CreateSteps({ club: { id: clubId, name, code }, onClose, onBusy }: CreateStepsProps) {
  const { value: draft, change: setDraft } = useDraft<TeamDraft>({
    name: createDraftName(clubId),
    initial: emptyTeamDraft,
    parse: readNewTeamDraft,
  });
  const { reload, ...candidates } = useCandidates(clubId, draft);
  const saving = useCreation(code, { onClose, onBusy, onRejected: reload });
  const change = (changes: Partial<TeamDraft>) => {
    saving.clearFailure();
    setDraft({ ...draft, ...changes });
  };
  return draft.step === 1 ? (
    <DetailsStep
      draft={draft}
      onChange={change}
      onCancel={onClose}
      copy={copy.create}
      blockingError={isClubCode(code) ? undefined : copy.create.invalidCode}
      clubName={name.trim()}
      code={codePreview(code)}
    />
  ) : (
    <MembersStep
      onChange={change}
      onCancel={onClose}
      copy={copy.create}
      title={draft.name.trim()}
      candidates={candidates}
      emptyAction={<InviteLink />}
      onSave={() => saving.save({ ...draft, members: candidates.selected })}
      saving={saving}
    />
  );
}

type CreationHandlers = TeamDialogHandlers & {
  /**
   * The server rejected the request, e.g. because somebody has joined another team or left the
   * club.
   */
  onRejected: () => void;
};

function useCreation(code: string, { onRejected, ...handlers }: CreationHandlers) {
  const toast = useToast();
  const [createTeam] = useCreateTeamWithMembersMutation();
  return useTeamSave({
    ...handlers,
    check: ({ members }) => {
      if (!isClubCode(code)) return copy.create.invalidCodeOnSave;
      return members.length < teamFormMemberIdsLimits.minItems
        ? copy.create.tooFewMembers
        : undefined;
    },
    send: (fields, memberIds) =>
      createTeam({ body: { ...fields, team_code: code, 'member_ids[]': memberIds } }),
    doneText: copy.create.created,
    toFailure: (error) => ({ message: createErrorText(error) }),
    onFailed: (message, error) => {
      // Screen readers do not announce toasts outside an open dialog, which shows the text, too.
      toast.error(message);
      // Without a readable response, the status is a text.
      if (Number((error as { status?: unknown }).status) >= 400) onRejected();
    },
  });
}

function createErrorText(error: unknown): string {
  if (isNetworkError(error)) return copy.create.unreachable;
  return serverMessage(error) ?? serverMessage(error, 'error') ?? copy.create.failed;
}
