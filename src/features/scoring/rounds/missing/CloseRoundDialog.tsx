import { DialogContentText } from '@mui/material';
import type { Round, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { useSetRoundStateMutation } from '../../../../api/rounds.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { useServerForm } from '../../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../../requests/errorText.ts';
import { findMissingTeams } from '../../runs.ts';
import type { ScoreEntryTarget } from '../../useScoreEntry.ts';
import { copy as pageCopy } from '../copy.ts';
import { MissingRuns } from './MissingRuns.tsx';
import { useMissingQuestion, useMissingRuns } from './useMissingRuns.ts';

const copy = pageCopy.closing;

type CloseRoundDialogProps = {
  round: Round;
  /** The rounds and runs as they are now. */
  data: ScoreEntryData;
  target: ScoreEntryTarget;
  onClose: () => void;
};

/** Asks what becomes of the runs that are not entered in a round, and closes it. */
export function CloseRoundDialog({ round, data, target, onClose }: CloseRoundDialogProps) {
  const [setState] = useSetRoundStateMutation();
  const toast = useToast();
  const missing = findMissingTeams(data, round);
  const { decisionOf, decide, toAnswers } = useMissingRuns();
  const { waitingCount, problem, section, isAnswered } = useMissingQuestion(
    missing,
    decisionOf,
    copy.stillToRun,
  );
  const { submit, busy, failure } = useServerForm({
    defaultValues: {},
    send: () =>
      setState({
        id: round.id,
        body: { state: 'closed', ...(missing.length > 0 && { missing: toAnswers(missing) }) },
      }),
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    readFailure: (error) => ({
      fields: {},
      message: entryErrorText(error, pageCopy.list.stateFailed),
    }),
  });
  return (
    <FormDialog
      open
      busy={busy}
      title={copy.title(round.name)}
      confirmLabel={
        waitingCount > 0
          ? pageCopy.opening.waiting(formatNumber(waitingCount))
          : copy.confirm(round.name)
      }
      cancelLabel={pageCopy.opening.cancel}
      errorText={problem ?? failure?.message}
      onSubmit={(event) => {
        if (isAnswered()) void submit(event);
        else event.preventDefault();
      }}
      onClose={onClose}
    >
      {missing.length > 0 && (
        <MissingRuns
          ref={section}
          missing={missing}
          round={round}
          target={target}
          waitText={copy.wait}
          decisionOf={decisionOf}
          onDecide={decide}
        />
      )}
      <DialogContentText>{copy.lead}</DialogContentText>
    </FormDialog>
  );
}
