import { DialogContentText } from '@mui/material';
import type { Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { useSetRoundStateMutation } from '../../../api/rounds.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ReasonField } from '../../requests/ReasonField.tsx';
import { useReasonDialog } from '../../requests/useReasonDialog.ts';
import { copy as pageCopy } from './copy.ts';
import { findDraw, hasResults } from './draw/draws.ts';
import { findOpenedAfter } from './roundRule.ts';

const copy = pageCopy.reopening;
const list = new Intl.ListFormat('id');

type ReopenDialogProps = {
  round: Round;
  /** The rounds and runs as they are now. */
  data: ScoreEntryData;
  onClose: () => void;
};

/** Opens a round again from which teams have advanced, and says what becomes of the rounds after it. */
export function ReopenDialog({ round, data, onClose }: ReopenDialogProps) {
  const [setState] = useSetRoundStateMutation();
  const { form, dialog } = useReasonDialog({
    defaultValues: { reason: '' },
    send: ({ reason }) => setState({ id: round.id, body: { state: 'open', reason } }),
    failed: pageCopy.list.stateFailed,
    onClose,
  });
  const later = findOpenedAfter(data.rounds, round);
  const isPlayed = later.some(
    (each) =>
      data.runs.some(({ round_id: id }) => id === each.id) || hasResults(findDraw(data, each)),
  );
  const names = list.format(later.map(({ name }) => name));
  return (
    <FormDialog {...dialog} title={copy.title(round.name)} confirmLabel={copy.confirm}>
      <DialogContentText sx={{ mb: 2 }}>
        {(isPlayed ? copy.kept : copy.withdrawn)(
          names,
          round.match_rule ? copy.matches : copy.runs,
        )}
      </DialogContentText>
      <ReasonField control={form.control} />
    </FormDialog>
  );
}
