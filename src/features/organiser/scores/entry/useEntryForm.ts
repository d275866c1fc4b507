import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ScoreEntryTeam, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { copy } from '../copy.ts';
import { findTeams } from './findTeams.ts';
import { storeWaitingScore } from '../queue/waitingScores.ts';
import { parsePoints, parseScoreTime } from './scoreTime.ts';
import { findCurrentRound, type ScoreEntryState } from '../useScoreEntry.ts';

export type EntryValues = { team: string; points: string; time: string };

type Entered = { team: ScoreEntryTeam; points: number | null; time: string | null };

const describe = ({ team, points, time }: Entered) =>
  copy.form.entered(team.name, formatNumber(points ?? 0), time ?? '');

const isCorrected = (entered: Entered, entries: Entered[]) =>
  entries.some(
    ({ team, points, time }) =>
      team.id === entered.team.id && (points !== entered.points || time !== entered.time),
  );

const empty: EntryValues = { team: '', points: '', time: '' };

/**
 * State of the line for the next score. An entry is stored in the browser at once; it is sent from
 * there, so that the line is free whether there is a network or not.
 */
export function useEntryForm(scoreEntry: ScoreEntryState, data: ScoreEntryData) {
  const { time_format: format, teams, runs } = data;
  const form = useForm<EntryValues>({ defaultValues: empty });
  const [team, setTeam] = useState<ScoreEntryTeam>();
  const [failure, setFailure] = useState<string>();
  const [entered, setEntered] = useState<Entered>();

  const element = useRef<HTMLFormElement>(null);
  // At once, which `setFocus` of the form is not: a quick hand or a scanner is already typing.
  const focusField = (name: keyof EntryValues) =>
    element.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  // The fields stay registered, so that one can have the focus at once.
  const clear = () => {
    setTeam(undefined);
    form.reset(empty, { keepFieldsRef: true });
  };

  /** The team that was typed and not chosen, if it can be no other. */
  const findOnly = (typed: string) => {
    const found = findTeams(teams, typed, () => false);
    return found.length === 1 ? found[0] : undefined;
  };

  const save = (values: EntryValues) => {
    const points = parsePoints(values.points);
    const time = parseScoreTime(values.time, format);
    const chosen = team ?? findOnly(values.team);
    if (!chosen) form.setError('team', { message: copy.form.rules.team }, { shouldFocus: true });
    else if (points === undefined)
      form.setError('points', { message: copy.form.rules.points }, { shouldFocus: true });
    else if (time === undefined)
      form.setError('time', { message: copy.form.rules.time(format) }, { shouldFocus: true });
    else {
      const { organiserId, tournamentId, categoryId, name } = scoreEntry;
      const isStored = storeWaitingScore(organiserId, {
        key: crypto.randomUUID(),
        tournamentId,
        categoryId,
        desk: name,
        team: chosen,
        roundId: findCurrentRound(data)?.id,
        number: 1,
        points,
        time,
        enteredAt: Date.now(),
      });
      setFailure(isStored ? undefined : copy.form.notStored);
      if (!isStored) return;
      setEntered({ team: chosen, points, time });
      clear();
      focusField('team');
    }
  };

  return {
    form,
    element,
    focusField,
    team,
    chooseTeam: (chosen: ScoreEntryTeam | undefined) => {
      form.clearErrors('team');
      setTeam(chosen);
    },
    clear,
    submit: form.handleSubmit(save),
    failure,
    /** What was entered last, as long as it has not been corrected. */
    saved:
      entered && !isCorrected(entered, [...scoreEntry.waiting, ...runs]) ? describe(entered) : '',
  };
}
