import { useState } from 'react';
import { Box, Checkbox, DialogContentText, FormControlLabel } from '@mui/material';
import type {
  DrawMethod,
  MatchRule,
  Round,
  ScoreEntryData,
} from '../../../../../openapi/schema.d.ts';
import { fieldErrors, isStatus } from '../../../../api/errors.ts';
import { useDrawRoundMutation } from '../../../../api/matches.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { useServerForm } from '../../../../ui/forms/useServerForm.ts';
import { Notice } from '../../../../ui/states/Notice.tsx';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../../requests/errorText.ts';
import { NativeSelect } from '../../entry/OutcomeField.tsx';
import { teamsOf } from '../../runs.ts';
import { copy as drawCopy } from './copy.ts';
import { countMatches, findDraw } from './draws.ts';

const copy = drawCopy.dialog;

type OwnMethod = Exclude<DrawMethod, 'hand'>;

const methods: OwnMethod[] = ['lots', 'seeds'];

type DrawDialogProps = {
  round: Round;
  rule: MatchRule;
  /** The round before; undefined if all registered teams are in this one. */
  before: Round | undefined;
  /** The rounds as they were when the dialog was opened. */
  data: ScoreEntryData;
  /** The rounds as they are now. */
  latest: ScoreEntryData;
  onClose: () => void;
};

/** Draws the groups or makes the bracket of a round, the first time or again. */
export function DrawDialog({ round, rule, before, data, latest, onClose }: DrawDialogProps) {
  const [draw] = useDrawRoundMutation();
  const toast = useToast();
  const [isConflict, setIsConflict] = useState(false);
  const replaced = findDraw(data, round) ?? findDraw(latest, round);
  const method: OwnMethod = before && rule.kind === 'knockout' ? 'seeds' : 'lots';
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: { method, only_checked_in: false },
    send: async ({ only_checked_in: onlyCheckedIn, ...values }) => {
      const result = await draw({
        id: round.id,
        // After a conflict, whatever is there is replaced, as was said.
        'If-Match': isConflict ? undefined : replaced?.draw.version,
        'If-None-Match': isConflict || replaced ? undefined : '*',
        body: { ...values, ...(!before && { only_checked_in: onlyCheckedIn }) },
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
      return {
        fields: fieldErrors(error),
        message: isStatus(error, 412) ? copy.outdated(text) : text,
      };
    },
  });
  const values = form.watch();
  const teamCount = teamsOf(latest, round).length;
  const order = before ? copy.byRank(before.name) : copy.byStartNumber;
  const isKnown = !values.only_checked_in && teamCount > 0;
  const title = drawCopy[replaced ? 'againName' : 'startName'][rule.kind](round.name);
  return (
    <FormDialog
      open
      busy={busy}
      title={title}
      confirmLabel={drawCopy[replaced ? 'again' : 'start'][rule.kind]}
      cancelLabel={copy.cancel}
      errorText={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {replaced && (
        <Notice severity="warning" sx={{ mb: 2 }}>
          {copy.replaces}
        </Notice>
      )}
      {isKnown && (
        <DialogContentText>
          {copy.lead(formatNumber(teamCount), formatNumber(countMatches(rule, teamCount)))}
        </DialogContentText>
      )}
      <Box sx={{ display: 'grid', gap: 1, pt: 2 }}>
        <NativeSelect
          label={copy.method}
          name="method"
          value={values.method}
          options={methods.map((each) => ({ value: each, label: copy.methods[each] }))}
          hint={copy.hints[rule.kind][values.method](order)}
          onChange={(text) =>
            form.setValue('method', methods.find((each) => each === text) ?? method)
          }
        />
        {!before && (
          <FormControlLabel
            label={copy.onlyCheckedIn}
            control={
              <Checkbox
                checked={values.only_checked_in}
                onChange={(_, isChecked) => form.setValue('only_checked_in', isChecked)}
              />
            }
          />
        )}
      </Box>
    </FormDialog>
  );
}
