import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { writePoints } from '../../../../openapi/runs/scorePoints.ts';
import type { Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { copy } from '../copy.ts';
import { askedFields, readRun, type RunFields } from '../entry/readRun.ts';
import {
  type Entry,
  findFreePositions,
  isWaiting,
  positionOf,
  type RunPosition,
  runText,
  type RunValues,
  valuesOf,
} from '../runs.ts';
import type { AdvanceDecision } from './AdvanceChoice.tsx';
import type { Correction, CorrectionFailure } from './useCorrection.ts';

export type CorrectionFormOptions = {
  entry: Entry;
  data: ScoreEntryData;
  /** The round on the screen. */
  round: Round;
  /** All entries of the category. */
  entries: readonly Entry[];
  /** Saves a correction; returns why it could not. */
  onSave: (correction: Correction) => Promise<CorrectionFailure | undefined>;
  /** Called when the form shows the entry as it is now. */
  onReload: () => void;
  onClose: () => void;
};

export type CorrectionValues = RunFields & { correction_reason: string };

function fieldsOf(entry: Entry): CorrectionValues {
  const { outcome, points, time, reason } = valuesOf(entry);
  const fields = {
    points: points === null ? '' : writePoints(points),
    time: time ?? '',
    reason: reason ?? '',
  };
  return { outcome, ...fields, correction_reason: '' };
}

/** State of the form that corrects an entry. */
export function useCorrectionForm({
  entry,
  data,
  round,
  entries,
  onSave,
  onReload,
  onClose,
}: CorrectionFormOptions) {
  const { rounds, time_format: format } = data;
  const form = useForm<CorrectionValues>({ defaultValues: fieldsOf(entry) });
  const [failure, setFailure] = useState<CorrectionFailure>();
  const [position, setPosition] = useState(() => positionOf(rounds, entry));
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const rule = rounds.find(({ id }) => id === position.roundId) ?? round;
  const isClosed = !isWaiting(entry) && rule.state === 'closed';
  /** The run that was refused because other teams would advance, and what becomes of their round. */
  const [refused, setRefused] = useState<RunValues>();
  const [decision, setDecision] = useState<AdvanceDecision>();
  const [isUndecided, setIsUndecided] = useState(false);
  /** Whether it must be said why. */
  const asksReason = isClosed || (refused !== undefined && decision === 'replace');
  const { run, busy } = useSingleFlight(async (values: CorrectionValues) => {
    const read = readRun(values, { rule, format, before: valuesOf(entry) });
    if (read.problem) {
      const { field, message } = read.problem;
      form.setError(field, { message }, { shouldFocus: true });
      return;
    }
    const correctionReason = values.correction_reason.trim();
    if (asksReason && correctionReason === '') {
      const message = isClosed ? copy.correction.noReason : copy.correction.advance.noReason;
      form.setError('correction_reason', { message }, { shouldFocus: true });
      return;
    }
    // What was decided is about the run that was refused.
    const isDecided = refused !== undefined && runText(refused) === runText(read.run);
    if (isDecided && !decision) {
      setIsUndecided(true);
      return;
    }
    const problem = await onSave({
      run: read.run,
      position,
      reason: correctionReason || null,
      advance: isDecided ? decision : undefined,
    });
    setFailure(problem);
    setRefused(problem?.advance ? read.run : undefined);
    if (!isDecided) setDecision(undefined);
    if (!problem) onClose();
  });
  const reload = () => {
    setFailure(undefined);
    setRefused(undefined);
    form.reset(fieldsOf(entry));
    onReload();
  };
  return {
    form,
    asked: askedFields(rule, outcome),
    asksReason,
    decision,
    isUndecided,
    decide: (next: AdvanceDecision) => {
      setDecision(next);
      setIsUndecided(false);
    },
    /** The runs which the entry can become. */
    free: isWaiting(entry) ? findFreePositions(data, entries, entry) : [],
    position,
    setPosition: (next: RunPosition) => setPosition(next),
    submit: form.handleSubmit(run),
    busy,
    failure,
    reload,
  };
}
