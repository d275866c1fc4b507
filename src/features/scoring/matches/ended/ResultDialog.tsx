import { useState } from 'react';
import { Box, Button } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import type { MatchRule, ScoreEntryTeam } from '../../../../../openapi/schema.d.ts';
import type { MatchValues } from '../../../../outbox/waitingEntries.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { useSingleFlight } from '../../../../ui/hooks/useSingleFlight.ts';
import { copy as pageCopy } from '../../copy.ts';
import { copy } from '../copy.ts';
import { readResult, type ResultValues, toFields } from '../readResult.ts';
import { ResultFields } from './ResultFields.tsx';
import type { ChangeFailure, Undoes } from './useMatchChanges.ts';

const texts = copy.result;

type ResultDialogProps = {
  title: string;
  teams: Record<'home' | 'away', Pick<ScoreEntryTeam, 'name'>>;
  rule: MatchRule;
  /** The result that is shown at first. */
  before: MatchValues;
  /** Whether the match can end in no other way. */
  isOutcomeFixed?: boolean;
  confirmLabel: string;
  /** Saves a result; returns why it could not. `undo` has the matches that were named before. */
  onSave: (result: MatchValues, undo: number[]) => Promise<ChangeFailure | undefined>;
  /** Shows the match as it is now, and is called when the form shows it too. */
  onReload?: () => MatchValues;
  onClose: () => void;
};

/** State of the form with the result of a match. */
function useResultForm(props: ResultDialogProps) {
  const { rule, before, onSave, onClose } = props;
  const form = useForm<ResultValues>({ defaultValues: toFields(before) });
  const [failure, setFailure] = useState<ChangeFailure>();
  /** What was refused because other results would be undone: it is saved if it is still the same. */
  const [refused, setRefused] = useState('');
  const values = useWatch({ control: form.control }) as ResultValues;
  const { run, busy } = useSingleFlight(async (fields: ResultValues) => {
    const { result, problem } = readResult(fields, rule);
    if (problem) {
      const { field, message } = problem;
      form.setError(field, { message }, { shouldFocus: true });
      return;
    }
    const text = JSON.stringify(result);
    const found = await onSave(result, refused === text ? (failure?.undoes.ids ?? []) : []);
    setFailure(found);
    setRefused(found && found.undoes.ids.length > 0 ? text : '');
    if (!found) onClose();
  });
  const isNamed =
    refused !== '' && refused === JSON.stringify(readResult(form.getValues(), rule).result);
  return {
    control: form.control,
    values,
    failure,
    /** Why it could not be saved, unless that is what it undoes. */
    errorText: failure && failure.undoes.ids.length > 0 ? undefined : failure?.text,
    isNamed,
    busy,
    submit: form.handleSubmit(run),
    reload: (latest: MatchValues) => {
      setFailure(undefined);
      setRefused('');
      form.reset(toFields(latest));
    },
  };
}

/** A dialog with the result of a match, as it is or is to be. */
export function ResultDialog(props: ResultDialogProps) {
  const { title, teams, rule, isOutcomeFixed = false, confirmLabel, onReload, onClose } = props;
  const { control, values, failure, isNamed, errorText, busy, submit, reload } =
    useResultForm(props);
  return (
    <FormDialog
      open
      title={title}
      confirmLabel={isNamed ? texts.correctAndUndo : confirmLabel}
      danger={isNamed}
      cancelLabel={texts.cancel}
      busy={busy}
      errorText={errorText}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      action={
        failure?.isOutdated &&
        onReload && (
          <Button size="small" onClick={() => reload(onReload())}>
            {pageCopy.correction.reload}
          </Button>
        )
      }
    >
      <ResultFields
        control={control}
        values={values}
        names={{ home: teams.home.name, away: teams.away.name }}
        rule={rule}
        isOutcomeFixed={isOutcomeFixed}
      />
      {isNamed && failure && <Undone label={texts.undoes} undoes={failure.undoes} />}
    </FormDialog>
  );
}

type UndoneProps = { label: string; undoes: Undoes };

/** The matches whose results are undone, heard once they are known. */
export const Undone = ({ label, undoes: { ids, names, text } }: UndoneProps) => (
  <Box role="alert" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
    {names.length < ids.length ? (
      text
    ) : (
      <>
        {label}
        <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Box>
      </>
    )}
  </Box>
);
