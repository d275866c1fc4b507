import { Box, DialogContentText } from '@mui/material';
import type { AdvancePreview, Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { usePreviewAdvanceQuery, useReplaceRoundTeamMutation } from '../../../api/rounds.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormSelect, type Option } from '../../../ui/forms/FormSelect.tsx';
import { ReasonField } from '../../requests/ReasonField.tsx';
import { useReasonDialog } from '../../requests/useReasonDialog.ts';
import { teamsOf } from '../runs.ts';
import { copy as pageCopy } from './copy.ts';
import { findDraw, hasPlayed } from './draw/draws.ts';
import { LoadedPreview } from './LoadedPreview.tsx';

const copy = pageCopy.replacing;

type Values = { team_id: string; replacement_id: string; reason: string };

type ReplacementDialogProps = {
  round: Round;
  /** The rounds and runs as they are now. */
  data: ScoreEntryData;
  onClose: () => void;
};

/** Replaces a team that withdraws from a round before its first run there. */
export function ReplacementDialog({ round, data, onClose }: ReplacementDialogProps) {
  const query = usePreviewAdvanceQuery({ id: round.id }, { refetchOnMountOrArgChange: true });
  const [replace] = useReplaceRoundTeamMutation();
  const { form, dialog } = useReasonDialog<Values>({
    defaultValues: { team_id: '', replacement_id: '', reason: '' },
    send: ({ team_id: team, replacement_id: replacement, reason }) =>
      replace({
        id: round.id,
        body: { team_id: Number(team), replacement_id: Number(replacement), reason },
      }),
    failed: copy.failed,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={copy.title(round.name)}
      confirmLabel={copy.confirm}
      onSubmit={query.currentData ? dialog.onSubmit : (event) => event.preventDefault()}
    >
      <DialogContentText sx={{ mb: 2 }}>{copy.lead}</DialogContentText>
      <LoadedPreview query={query}>
        {({ candidates }) => (
          <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
            <FormSelect
              control={form.control}
              name="team_id"
              label={copy.team}
              options={withoutRuns(round, data)}
              none={copy.noTeam}
              choose={copy.choose}
              required={copy.missing}
            />
            <FormSelect
              control={form.control}
              name="replacement_id"
              label={copy.replacement}
              options={outsideRound(round, candidates)}
              none={copy.noReplacement}
              choose={copy.choose}
              required={copy.missing}
            />
            <ReasonField control={form.control} />
          </Box>
        )}
      </LoadedPreview>
    </FormDialog>
  );
}

/** Returns the teams of a round that have no run and no ended match in it. */
const withoutRuns = (round: Round, data: ScoreEntryData): Option[] =>
  teamsOf(data, round)
    .filter(({ id }) => data.runs.every((run) => run.round_id !== round.id || run.team.id !== id))
    .filter(({ id }) => !hasPlayed(findDraw(data, round), id))
    .map(({ id, name }) => ({ id, label: name }));

/** Returns the ranked teams of the round before that are not in the round. */
const outsideRound = (round: Round, candidates: AdvancePreview['candidates']): Option[] =>
  candidates
    .filter(({ team }) => !round.team_ids?.includes(team.id))
    .map(({ team, rank }) => ({ id: team.id, label: copy.candidate(rank, team.name) }));
