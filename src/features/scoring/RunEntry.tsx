import type { ReactNode } from 'react';
import type { Round, ScoreEntryData } from '../../../openapi/schema.d.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { copy } from './copy.ts';
import { CorrectionDialog } from './corrections/CorrectionDialog.tsx';
import { useCorrection } from './corrections/useCorrection.ts';
import { useRemoval } from './corrections/useRemoval.ts';
import { EntryForm } from './entry/EntryForm.tsx';
import { ClosedRound, CompleteRound } from './entry/RoundState.tsx';
import { EntryList } from './list/EntryList.tsx';
import type { Progress } from './progress.ts';
import { isPlanned, positionName, positionOf } from './runs.ts';
import type { ScoreEntryState } from './useScoreEntry.ts';

type RunEntryProps = {
  scoreEntry: ScoreEntryState;
  data: ScoreEntryData;
  round: Round;
  progress: Progress;
  /** A volunteer has signed in with a table card. */
  isTable: boolean;
  /** Shows a round that is open. */
  onChooseRound: (id: number) => void;
  /** What becomes of the scores that wait. */
  notice: ReactNode;
};

/** One line for the next run of a round, and the last ones beneath it. */
export function RunEntry(props: RunEntryProps) {
  const { scoreEntry, data, round, progress, isTable, onChooseRound, notice } = props;
  const correction = useCorrection(scoreEntry, data, { isTable });
  const removal = useRemoval(scoreEntry, data, { isTable });
  const { entry, open, close, save } = correction;
  const { rounds } = data;
  const isOpen = round.state === 'open' && !isPlanned(round);
  const roundProps = { scoreEntry, round, isTable };
  return (
    <>
      {isOpen ? (
        <EntryForm
          scoreEntry={scoreEntry}
          data={data}
          round={round}
          onCorrect={open}
          complete={<CompleteRound {...roundProps} missing={progress.all - progress.entered} />}
        />
      ) : (
        <ClosedRound
          key={round.id}
          {...roundProps}
          open={rounds.findLast((each) => each.state === 'open' && !isPlanned(each))}
          onChoose={onChooseRound}
        />
      )}
      {notice}
      <EntryList
        data={data}
        round={round}
        waiting={scoreEntry.waiting}
        changes={isOpen ? 'all' : isTable ? 'none' : 'corrections'}
        onKeep={isTable ? undefined : correction.keepRounds}
        onCorrect={open}
        onRemove={removal.remove}
      />
      {entry && (
        <CorrectionDialog
          entry={entry}
          name={positionName(rounds, positionOf(rounds, entry), round.id)}
          data={data}
          round={round}
          entries={[...scoreEntry.waiting, ...data.runs]}
          onSave={(correction) => save(entry, correction)}
          onReload={() => open(entry)}
          onClose={close}
        />
      )}
      {removal.refused && (
        <ConfirmDialog
          open
          danger
          title={copy.list.removing(removal.refused.run.team.name)}
          confirmLabel={copy.list.removeAndKeep(removal.refused.rounds)}
          onConfirm={removal.confirm}
          onCancel={removal.cancel}
        >
          <p>{removal.refused.text}</p>
          <p>{copy.list.keepHint(removal.refused.rounds)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
