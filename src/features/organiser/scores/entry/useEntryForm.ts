import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import type { Round, ScoreEntryData, ScoreEntryTeam } from '../../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import { storeWaitingScore } from '../queue/waitingScores.ts';
import {
  describeRun,
  type Entry,
  findMissingRuns,
  findNextRun,
  findTeamRuns,
  isSamePosition,
  numberOf,
  positionOf,
  type RunPosition,
  runText,
  type RunValues,
  teamsOf,
  valuesOf,
} from '../runs.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { findTeams } from './findTeams.ts';
import { askedFields, emptyRun, readRun, type RunFields } from './readRun.ts';

export type EntryValues = RunFields & { team: string };

type Entered = RunPosition & { team: ScoreEntryTeam; name: string; values: RunValues };

const empty: EntryValues = { team: '', ...emptyRun };

type EntryFormOptions = {
  scoreEntry: ScoreEntryState;
  data: ScoreEntryData;
  round: Round;
  /** Called for a team that has its only run already. */
  onCorrect: (entry: Entry) => void;
};

/**
 * State of the line for the next run. An entry is stored in the browser at once; it is sent from
 * there, so that the line is free whether there is a network or not.
 */
export function useEntryForm({ scoreEntry, data, round, onCorrect }: EntryFormOptions) {
  const { time_format: format, rounds, runs } = data;
  const teams = teamsOf(data, round);
  const entries: Entry[] = [...scoreEntry.waiting, ...runs];
  const form = useForm<EntryValues>({ defaultValues: empty });
  const [team, setTeam] = useState<ScoreEntryTeam>();
  /** The run that is proposed with the team, or chosen: another desk's run must not move it. */
  const [chosenRun, setChosenRun] = useState<RunPosition>();
  const [failure, setFailure] = useState<string>();
  const [entered, setEntered] = useState<Entered>();
  const outcome = useWatch({ control: form.control, name: 'outcome' });

  const runsOf = ({ id }: ScoreEntryTeam) =>
    findTeamRuns(rounds, entries, { roundId: round.id, teamId: id });
  const teamRuns = team ? runsOf(team) : [];
  const numberFor = (chosen: ScoreEntryTeam) =>
    chosenRun?.roundId === round.id ? chosenRun.number : findNextRun(round, runsOf(chosen));
  const number = team && numberFor(team);

  const element = useRef<HTMLFormElement>(null);
  // At once, which `setFocus` of the form is not: a quick hand or a scanner is already typing.
  const focus = (selector: string) =>
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  const focusFirstValue = () => {
    const asked = askedFields(round, form.getValues('outcome'));
    const name = (['points', 'time', 'reason'] as const).find((field) => asked[field]);
    focus(name ? `[name=${name}]` : '[type=submit]');
  };
  // The fields stay registered, so that one can have the focus at once.
  const clear = () => {
    setTeam(undefined);
    setChosenRun(undefined);
    setFailure(undefined);
    form.reset(empty, { keepFieldsRef: true });
  };

  const chooseTeam = (chosen: ScoreEntryTeam | undefined) => {
    const found = chosen ? runsOf(chosen) : [];
    const next = chosen && findNextRun(round, found);
    const [only] = found;
    if (only && next === undefined && round.run_count === 1) {
      clear();
      onCorrect(only);
      return;
    }
    form.clearErrors('team');
    setFailure(undefined);
    // The runs of the team have to be there before one of them has the focus.
    flushSync(() => setTeam(chosen));
    setChosenRun(next === undefined ? undefined : { roundId: round.id, number: next });
    if (chosen && next === undefined) focus('li:last-of-type .row-button');
    else if (chosen) focusFirstValue();
  };

  /** The team that was chosen, or typed if it can be no other. */
  const findTeam = (typed: string) => {
    if (team) return teams.find(({ id }) => id === team.id);
    const found = findTeams(teams, typed, () => false);
    return found.length === 1 ? found[0] : undefined;
  };

  /** Returns why the round does not take a run, as far as is known here. */
  const findProblem = (chosen: ScoreEntryTeam, wanted: number | undefined) => {
    if (round.state === 'closed') return copy.form.closed(round.name);
    if (wanted === undefined && round.run_count > 1) return copy.form.complete;
    const before = runsOf(chosen).find((entry) => numberOf(entry) === (wanted ?? 1));
    if (!before) return undefined;
    const result = runText(valuesOf(before));
    return round.run_count === 1
      ? copy.form.hasOnlyRun(result)
      : copy.form.taken(copy.run.name(numberOf(before)), result);
  };

  const store = (chosen: ScoreEntryTeam, run: RunValues) => {
    const wanted = numberFor(chosen);
    const problem = findProblem(chosen, wanted);
    if (problem !== undefined || wanted === undefined) {
      setTeam(chosen);
      setFailure(problem);
      return;
    }
    const { organiserId, tournamentId, categoryId, name } = scoreEntry;
    const isStored = storeWaitingScore(organiserId, {
      key: crypto.randomUUID(),
      tournamentId,
      categoryId,
      desk: name,
      team: chosen,
      roundId: round.id,
      number: wanted,
      ...run,
      enteredAt: Date.now(),
    });
    if (!isStored) {
      setFailure(copy.form.notStored);
      return;
    }
    const runName = round.run_count > 1 ? `${chosen.name}, ${copy.run.name(wanted)}` : chosen.name;
    setEntered({ team: chosen, roundId: round.id, number: wanted, name: runName, values: run });
    clear();
    focus('[name=team]');
  };

  const save = (values: EntryValues) => {
    const chosen = findTeam(values.team);
    const { run, problem } = readRun(values, { rule: round, format });
    if (!chosen) form.setError('team', { message: copy.form.rules.team }, { shouldFocus: true });
    else if (problem)
      form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
    else store(chosen, run);
  };

  const isCorrected = ({ team: { id }, values, ...position }: Entered) =>
    entries.some(
      (entry) =>
        entry.team.id === id &&
        isSamePosition(positionOf(rounds, entry), position) &&
        runText(valuesOf(entry)) !== runText(values),
    );

  return {
    form,
    element,
    focus,
    focusFirstValue,
    teams,
    team,
    chooseTeam,
    asked: askedFields(round, outcome),
    runsOf,
    teamRuns,
    /** The number of the run that is entered; undefined without a team, or if it has all its runs. */
    number,
    /** The numbers from which it is chosen. */
    numbers: [
      ...new Set([...findMissingRuns(round, teamRuns), ...(number ? [number] : [])]),
    ].sort(),
    chooseNumber: (chosen: number) => setChosenRun({ roundId: round.id, number: chosen }),
    submit: form.handleSubmit(save),
    failure,
    /** What was entered last, as long as it has not been corrected. */
    saved:
      entered && !isCorrected(entered)
        ? copy.form.entered(entered.name, describeRun(entered.values).join(', '))
        : '',
  };
}
