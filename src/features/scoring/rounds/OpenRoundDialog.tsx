import { DialogContentText, Typography } from '@mui/material';
import { advancingTeamsReasonLimits } from '../../../../openapi/workLimits.ts';
import type { AdvancePreview, Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import type { ScoreEntryTarget } from '../useScoreEntry.ts';
import { CandidateList } from './CandidateList.tsx';
import { copy as pageCopy } from './copy.ts';
import { describeAdvancing } from './describeAdvancing.ts';
import { areGroupsUneven, findDraw, nameGroupPlaces } from './draw/draws.ts';
import { LoadedPreview } from './LoadedPreview.tsx';
import { MissingRuns } from './missing/MissingRuns.tsx';
import { useOpenRound } from './useOpenRound.ts';

const copy = pageCopy.opening;

type OpenRoundDialogProps = {
  round: Round;
  /** The round whose ranking decides. */
  before: Round;
  /** The rounds and runs as they are now. */
  data: ScoreEntryData;
  target: ScoreEntryTarget;
  onClose: () => void;
};

/**
 * Asks what becomes of runs that are not entered, shows who advances to a round, lets teams be chosen by hand
 * with a reason, and opens the round.
 */
export function OpenRoundDialog(props: OpenRoundDialogProps) {
  const { round, before, data: now, target, onClose } = props;
  const state = useOpenRound(round, onClose);
  const drawn = findDraw(now, before);
  const { preview, missing, waitingCount, chosen, needsReason } = state;
  return (
    <FormDialog
      open
      busy={state.busy}
      title={copy.title(round.name)}
      confirmLabel={
        waitingCount > 0 ? copy.waiting(formatNumber(waitingCount)) : copy.confirm(round.name)
      }
      cancelLabel={copy.cancel}
      errorText={state.errorText}
      onSubmit={state.tryToOpen}
      onClose={onClose}
    >
      <LoadedPreview query={state.query}>
        {(data) => (
          <>
            {missing.length > 0 && (
              <MissingRuns
                ref={state.section}
                missing={missing}
                round={before}
                target={target}
                waitText={copy.missing.wait}
                decisionOf={state.decisionOf}
                onDecide={state.decide}
              />
            )}
            <DialogContentText sx={{ mb: 2 }}>
              {copy.lead(before.name)}{' '}
              {describeAdvancing(round.team_count ?? 0, before.match_rule, round.match_rule)}
              {areGroupsUneven(drawn) && ` ${pageCopy.advancing.uneven}`}
            </DialogContentText>
            {data.candidates.length === 0 ? (
              <Typography sx={{ mb: 2 }}>{copy.empty(before.name)}</Typography>
            ) : (
              <CandidateList
                preview={data}
                groupPlaces={nameGroupPlaces(drawn)}
                chosen={chosen}
                round={round}
                onChoose={state.choose}
              />
            )}
            <UnrankedTeams teams={data.unranked_teams} />
          </>
        )}
      </LoadedPreview>
      {preview && (
        <FormField
          control={state.form.control}
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
