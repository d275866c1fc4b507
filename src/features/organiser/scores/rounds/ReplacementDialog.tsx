import { Box, DialogContentText } from '@mui/material';
import { roundReplacementReasonLimits } from '../../../../../openapi/limits.ts';
import type { AdvancePreview, Round, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { fieldErrors } from '../../../../api/errors.ts';
import { usePreviewAdvanceQuery, useReplaceRoundTeamMutation } from '../../../../api/rounds.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { useServerForm } from '../../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../errorText.ts';
import { FormSelect, type Option } from '../../FormSelect.tsx';
import { teamsOf } from '../runs.ts';
import { copy as pageCopy } from './copy.ts';
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
  const toast = useToast();
  const { form, submit, busy, failure } = useServerForm<Values, { message: string }>({
    defaultValues: { team_id: '', replacement_id: '', reason: '' },
    send: ({ team_id: team, replacement_id: replacement, reason }) =>
      replace({
        id: round.id,
        body: {
          team_id: Number(team),
          replacement_id: Number(replacement),
          reason: reason.trim(),
        },
      }),
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, copy.failed),
    }),
  });
  return (
    <FormDialog
      open
      busy={busy}
      title={copy.title(round.name)}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      errorText={failure?.message}
      onSubmit={query.currentData ? submit : (event) => event.preventDefault()}
      onClose={onClose}
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
              required={copy.rules.team}
            />
            <FormSelect
              control={form.control}
              name="replacement_id"
              label={copy.replacement}
              options={outsideRound(round, candidates)}
              none={copy.noReplacement}
              choose={copy.choose}
              required={copy.rules.team}
            />
            <FormField
              control={form.control}
              name="reason"
              label={copy.reason}
              autoComplete="off"
              htmlInput={{ maxLength: roundReplacementReasonLimits.maxLength }}
              rules={{ validate: (text) => text.trim() !== '' || copy.rules.reason }}
            />
          </Box>
        )}
      </LoadedPreview>
    </FormDialog>
  );
}

/** Returns the teams of a round that have no run in it. */
const withoutRuns = (round: Round, data: ScoreEntryData): Option[] =>
  teamsOf(data, round)
    .filter(({ id }) => data.runs.every((run) => run.round_id !== round.id || run.team.id !== id))
    .map(({ id, name }) => ({ id, label: name }));

/** Returns the ranked teams of the round before that are not in the round. */
const outsideRound = (round: Round, candidates: AdvancePreview['candidates']): Option[] =>
  candidates
    .filter(({ team }) => !round.team_ids?.includes(team.id))
    .map(({ team, rank }) => ({ id: team.id, label: copy.candidate(rank, team.name) }));
