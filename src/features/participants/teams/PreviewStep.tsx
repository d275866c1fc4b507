import { useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { useEventCallback } from '@mui/material/utils';
import { useCreateClubTeamsMutation } from '../../../api/teamMutations.ts';
import { errorText, isSessionExpired, isStatus } from '../../../api/errors.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { nameSome } from '../../../lib/text/nameSome.ts';
import { DialogStep } from '../../../ui/dialogs/StepDialog.tsx';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy, maxTeams } from './copy.ts';
import type { Category } from './GroupingStep.tsx';
import type { Grouping, Pupil, TypedNames } from './proposeTeams.ts';
import { nameFieldId, TeamPreviewList } from './TeamPreviewList.tsx';
import { findNameErrors, useTeamProposal } from './useTeamProposal.ts';

type PreviewStepProps = {
  clubId: number;
  pupils: readonly Pupil[];
  category: Category;
  grouping: Grouping;
  /** Of this and earlier visits of the step. */
  typed: TypedNames;
  onTyped: (typed: TypedNames) => void;
  onBack: () => void;
  onBusy: (busy: boolean) => void;
  onCreated: () => void;
};

type Failure = { message: string; hint?: string };

function toFailure(error: unknown): Failure {
  const { createFailed: failed, unreachable } = copy;
  const message = errorText(error, { failed, unreachable });
  return isStatus(error, 403, 404, 409) ? { message, hint: copy.reloaded } : { message };
}

/** Shows the teams before they are created, all in one request. */
export function PreviewStep(props: PreviewStepProps) {
  const { clubId, pupils, category, grouping, onBack, onBusy, onCreated } = props;
  const proposal = useTeamProposal(pupils, props);
  const [create] = useCreateClubTeamsMutation();
  const [failure, setFailure] = useState<Failure>();
  const [isChecked, setChecked] = useState(false);
  const toast = useToast();
  const teams = proposal.teams ?? [];
  const errors = isChecked ? findNameErrors(teams) : [];
  const { run, busy } = useSingleFlight(async () => {
    setChecked(true);
    const invalid = findNameErrors(teams).findIndex(Boolean);
    setFailure(invalid === -1 ? undefined : { message: copy.namesInvalid });
    if (invalid !== -1) {
      // It may be out of view.
      document.getElementById(nameFieldId(invalid))?.focus();
      return;
    }
    onBusy(true);
    const body = {
      category_id: category.id,
      teams: teams.map(({ name, members }) => ({
        team_name: name.trim(),
        participant_ids: members.map(({ id }) => id),
      })),
    };
    const { data, error } = await create({ id: clubId, body }).finally(() => onBusy(false));
    if (data) {
      toast.success(copy.done(formatNumber(teams.length)));
      onCreated();
    } else if (!isSessionExpired(error)) setFailure(toFailure(error));
  });
  const rename = useEventCallback((place: number, name: string) => {
    setFailure(undefined);
    proposal.rename(place, name);
  });
  const isPossible = teams.length > 0 && teams.length <= maxTeams;
  return (
    <DialogStep
      step={2}
      title={copy.preview}
      busy={busy}
      {...(failure && { failure })}
      start={isPossible && copy.included(formatNumber(pupils.length - proposal.taken.length))}
      buttons={
        <>
          <Button onClick={onBack} disabled={busy}>
            {copy.back}
          </Button>
          <Button
            variant="contained"
            loading={busy}
            disabled={!isPossible}
            onClick={() => void run()}
          >
            {copy.create(formatNumber(teams.length))}
          </Button>
        </>
      }
    >
      {proposal.isFailed ? (
        <ErrorState inline message={copy.failed} onRetry={proposal.retry} />
      ) : (
        <Proposal {...proposal} size={grouping.size} errors={errors} onRename={rename} />
      )}
    </DialogStep>
  );
}

type ProposalProps = Pick<ReturnType<typeof useTeamProposal>, 'teams' | 'taken'> & {
  size: number;
  errors: readonly (string | undefined)[];
  onRename: (place: number, name: string) => void;
};

function Proposal({ teams, taken, ...list }: ProposalProps) {
  if (!teams) return <Typography role="status">{copy.loading}</Typography>;
  if (teams.length === 0) return <Typography role="status">{copy.nobody}</Typography>;
  if (teams.length > maxTeams) return <Typography role="status">{copy.tooMany}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {taken.length > 0 && (
        <Notice severity="info">
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {copy.taken(formatNumber(taken.length))}
          </Typography>
          <Typography variant="body2">{nameSome(taken, namedAtMost, copy.more)}</Typography>
        </Notice>
      )}
      <TeamPreviewList teams={teams} {...list} />
    </Box>
  );
}

const namedAtMost = 10;
