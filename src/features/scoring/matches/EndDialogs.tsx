import { majorityOf } from '../../../../openapi/matches/decideMatch.ts';
import { useId } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import type { MatchRule } from '../../../../openapi/schema.d.ts';
import type { MatchValues } from '../../../outbox/waitingEntries.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { focusElement } from '../../../ui/dialogs/restoreFocus.ts';
import { copy } from './copy.ts';
import { writeScore } from './CurrentMatch.tsx';
import { type ReadyMatch, type Score } from './deskMatches.ts';
import { toPlayed } from './readResult.ts';
import { ResultDialog } from './ended/ResultDialog.tsx';
import type { EndQuestion } from './useMatchEntry.ts';

type EndDialogsProps = {
  question: EndQuestion;
  match: ReadyMatch;
  rule: MatchRule;
  score: Score;
  onEnd: (result: MatchValues) => void;
  onCancel: () => void;
};

/** Asks what must be known before a match ends. */
export function EndDialogs({ question, match, rule, score, onEnd, onCancel }: EndDialogsProps) {
  if (question === 'extra')
    return <ExtraDialog match={match} score={score} onEnd={onEnd} onCancel={onCancel} />;
  if (question === 'early')
    return (
      <ConfirmDialog
        open
        title={copy.early.title(writeScore(score))}
        confirmLabel={copy.early.confirm}
        onConfirm={() => onEnd(toPlayed(score))}
        onCancel={onCancel}
      >
        {rule.counts === 'bouts' ? copy.early.bouts(majorityOf(rule)) : copy.early.nothing}
      </ConfirmDialog>
    );
  return (
    <ResultDialog
      title={`${copy.outcomes[question]} · ${match.title}`}
      teams={match}
      rule={rule}
      before={{ outcome: question }}
      isOutcomeFixed
      confirmLabel={copy.result.save}
      onSave={(result) => {
        onEnd(result);
        return Promise.resolve(undefined);
      }}
      onClose={onCancel}
    />
  );
}

/** Asks who has won the extra bout of a level match. */
function ExtraDialog({
  match,
  score,
  onEnd,
  onCancel,
}: Pick<EndDialogsProps, 'match' | 'score' | 'onEnd' | 'onCancel'>) {
  const titleId = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{copy.extra.title(writeScore(score))}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Typography sx={{ mb: 1 }}>{copy.extra.text}</Typography>
        {(['home', 'away'] as const).map((side) => (
          <Button
            key={side}
            variant="outlined"
            size="large"
            onClick={() => onEnd(toPlayed(score, side))}
            sx={{ minHeight: 64, overflowWrap: 'anywhere' }}
          >
            {match[side].name}
          </Button>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onCancel} ref={focusElement}>
          {copy.extra.back}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
