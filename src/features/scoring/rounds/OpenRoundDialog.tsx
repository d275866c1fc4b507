import { useState } from 'react';
import { DialogContentText, Typography } from '@mui/material';
import { advancingTeamsReasonLimits } from '../../../../openapi/workLimits.ts';
import type { AdvancePreview, Round } from '../../../../openapi/schema.d.ts';
import { fieldErrors, isStatus } from '../../../api/errors.ts';
import { useOpenRoundMutation, usePreviewAdvanceQuery } from '../../../api/rounds.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { findChoiceProblem, isByRank, teamIdsByRank } from './advancingChoice.ts';
import { CandidateList } from './CandidateList.tsx';
import { copy as pageCopy } from './copy.ts';
import { LoadedPreview } from './LoadedPreview.tsx';

const copy = pageCopy.opening;

type OpenRoundDialogProps = {
  round: Round;
  /** The round whose ranking decides. */
  before: Round;
  onClose: () => void;
};

/** Shows who advances to a round, lets teams be chosen by hand with a reason, and opens the round. */
export function OpenRoundDialog({ round, before, onClose }: OpenRoundDialogProps) {
  const query = usePreviewAdvanceQuery({ id: round.id }, { refetchOnMountOrArgChange: true });
  const [openRound] = useOpenRoundMutation();
  const toast = useToast();
  const preview = query.currentData?.data;
  /** The ranking in which teams were chosen by hand, and these teams; of another one they say nothing. */
  const [choice, setChoice] = useState<{ version: string; teamIds: number[] }>();
  const chosen =
    preview && choice?.version === preview.ranking_version
      ? choice.teamIds
      : preview
        ? teamIdsByRank(preview)
        : [];
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const problem = preview && findChoiceProblem(preview, chosen, round);
      if (problem) return { error: { data: { message: problem } } };
      return openRound({
        id: round.id,
        'If-Match': preview?.ranking_version,
        body: { team_ids: chosen, reason: reason.trim() || null },
      });
    },
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    readFailure: (error) => {
      const text = entryErrorText(error, copy.sendFailed);
      return {
        fields: fieldErrors(error),
        message: isStatus(error, 412) ? copy.outdated(text) : text,
      };
    },
  });
  const needsReason = preview !== undefined && !isByRank(preview, chosen);
  return (
    <FormDialog
      open
      busy={busy}
      title={copy.title(round.name)}
      confirmLabel={copy.confirm(round.name)}
      cancelLabel={copy.cancel}
      errorText={failure?.message}
      onSubmit={preview ? submit : (event) => event.preventDefault()}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{copy.lead(before.name)}</DialogContentText>
      <LoadedPreview query={query}>
        {(data) => (
          <>
            {data.candidates.length === 0 ? (
              <Typography sx={{ mb: 2 }}>{copy.empty(before.name)}</Typography>
            ) : (
              <CandidateList
                preview={data}
                chosen={chosen}
                round={round}
                onChoose={(teamIds) => setChoice({ version: data.ranking_version, teamIds })}
              />
            )}
            <UnrankedTeams teams={data.unranked_teams} />
          </>
        )}
      </LoadedPreview>
      {preview && (
        <FormField
          control={form.control}
          name="reason"
          label={copy.reason}
          required={needsReason}
          hint={copy.reasonHint}
          autoComplete="off"
          htmlInput={advancingTeamsReasonLimits}
          rules={{ validate: (text) => !needsReason || text.trim() !== '' || copy.rules.reason }}
        />
      )}
    </FormDialog>
  );
}

function UnrankedTeams({ teams }: { teams: AdvancePreview['unranked_teams'] }) {
  if (teams.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      {copy.unranked(teams.map(({ name }) => name).join(', '))}
    </Typography>
  );
}
