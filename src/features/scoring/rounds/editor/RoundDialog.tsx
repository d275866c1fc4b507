import { useState } from 'react';
import type { Round, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { isStatus } from '../../../../api/errors.ts';
import { useSaveRoundsMutation } from '../../../../api/rounds.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { useServerForm } from '../../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../../requests/errorText.ts';
import type { ScoreEntryTarget } from '../../useScoreEntry.ts';
import { copy as pageCopy } from '../copy.ts';
import { findDraw } from '../draw/draws.ts';
import { RoundFields } from './RoundFields.tsx';
import { describeRule, type RoundInput, toInput } from '../roundRule.ts';
import { newValues, toRoundInput, toValues } from './roundValues.ts';

const copy = pageCopy.editor;

type RoundDialogProps = {
  target: ScoreEntryTarget;
  /** The round that is changed; without it, one is added. */
  round: Round | undefined;
  /** The rounds as they were when the dialog was opened. */
  data: ScoreEntryData;
  /** The rounds as they are now. */
  latest: ScoreEntryData;
  onClose: () => void;
};

const describeRounds = (rounds: readonly Round[]) =>
  rounds.map((round) => `${round.name} (${describeRule(round)})`).join('; ');

/** Returns all rounds with the one that is changed or added. */
function withRound(rounds: readonly Round[], id: number | undefined, input: RoundInput) {
  const saved = rounds.map((each) => (each.id === id ? { ...input, id } : toInput(each)));
  return saved.some((each) => each.id === id) && id !== undefined ? saved : [...saved, input];
}

/** The editor of a round: its name, its runs, what counts, and how many teams advance to it. */
export function RoundDialog({ target, round, data, latest, onClose }: RoundDialogProps) {
  const [save] = useSaveRoundsMutation();
  const toast = useToast();
  // The rounds that the next save replaces: after a conflict those that its message shows.
  const [base, setBase] = useState(data);
  const [isConflict, setIsConflict] = useState(false);
  const { rounds, rounds_version: version } = isConflict ? latest : base;
  const before = round
    ? rounds.findLast(({ position }) => position < round.position)
    : rounds.at(-1);
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: round ? toValues(round) : newValues(data.rounds),
    send: async (values) => {
      if (isConflict) setBase(latest);
      const result = await save({
        id: target.tournamentId,
        categoryId: target.categoryId,
        'If-Match': version,
        body: { rounds: withRound(rounds, round?.id, toRoundInput(values, before)) },
      });
      setIsConflict(isStatus(result.error, 412));
      return result;
    },
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    readFailure: (error) => {
      const text = entryErrorText(error, copy.failed);
      return { fields: {}, message: isStatus(error, 409, 422) ? copy.refused(text) : text };
    },
  });
  const isRemoved = round !== undefined && rounds.every(({ id }) => id !== round.id);
  const errorText =
    failure && isConflict
      ? isRemoved
        ? copy.removed(failure.message)
        : copy.outdated(failure.message, describeRounds(rounds))
      : failure?.message;
  return (
    <FormDialog
      open
      busy={busy}
      title={round ? copy.editTitle(round.name) : copy.addTitle}
      confirmLabel={copy.save}
      cancelLabel={copy.cancel}
      errorText={errorText}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoundFields
        form={form}
        before={before}
        isDrawn={round !== undefined && findDraw(latest, round) !== undefined}
      />
    </FormDialog>
  );
}
