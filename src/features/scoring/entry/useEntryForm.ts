import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Round, ScoreEntryData, ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import { storeRun } from '../../../outbox/waitingEntries.ts';
import {
  describeRun,
  type Entry,
  findMissingRuns,
  findNextRun,
  findTeamRuns,
  isWaiting,
  numberOf,
  type RunPosition,
  runText,
  type RunValues,
  teamsOf,
  valuesOf,
  waitingState,
  withTeam,
} from '../runs.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { copy as doubtCopy } from '../doubts/copy.ts';
import { type Doubt, findDoubts } from '../doubts/findDoubts.ts';
import { toRecordedRuns } from '../doubts/recordedRuns.ts';
import { findTeams } from '../../../lib/findTeams.ts';
import { askedFields, readRun, type RunFields } from './readRun.ts';
import {
  emptyEntry,
  type EntryDraft,
  type EntryValues,
  useEntryDraft,
  useStoredEntry,
} from './useEntryDraft.ts';

type EntryFormOptions = {
  scoreEntry: ScoreEntryState;
  data: ScoreEntryData;
  round: Round;
  /** Called for a team that has its only run already. */
  onCorrect: (entry: Entry) => void;
};

/** Returns why a round does not take a run of a team, as far as is known here. */
function findProblem(round: Round, teamRuns: Entry[], number: number | undefined) {
  if (number === undefined && round.run_count > 1) return copy.form.complete;
  const before = teamRuns.find((entry) => numberOf(entry) === (number ?? 1));
  if (!before) return undefined;
  const result = runText(valuesOf(before));
  return round.run_count === 1
    ? copy.form.hasOnlyRun(result)
    : copy.form.taken(copy.run.name(numberOf(before)), result);
}

/** Returns why what was typed means no team. */
function findTeamProblem(teams: ScoreEntryTeam[], typed: string): string {
  const { best } = findTeams(teams, typed);
  return best.length > 1
    ? copy.form.rules.several(typed.trim(), best.length)
    : copy.form.rules.team;
}

/** Returns what has become of a run of a team, as it is now; nothing if it is gone. */
function describeEntered(round: Round, teamRuns: Entry[], number: number): string {
  const entry = teamRuns.find((each) => numberOf(each) === number);
  if (!entry) return '';
  const name = withTeam(entry, round.run_count > 1 ? copy.run.name(number) : '');
  return copy.form.entered(
    `${name}: ${describeRun(valuesOf(entry)).join(', ')}`,
    isWaiting(entry) ? waitingState(entry) : 'recorded',
  );
}

/** Returns the team that was chosen, or typed if it can be no other. */
function findTeam(teams: ScoreEntryTeam[], chosen: ScoreEntryTeam | undefined, typed: string) {
  if (chosen) return teams.find(({ id }) => id === chosen.id);
  return findTeams(teams, typed).only;
}

/** A run that is to be saved, if a person says that it is right. */
type UnusualRun = { team: ScoreEntryTeam; run: RunValues; doubts: Doubt[] };

/** Returns what is asked about a run, and what the answers do. */
const toQuestion = (
  { team, run, doubts }: UnusualRun,
  setUnusual: (next: undefined) => void,
  store: (team: ScoreEntryTeam, run: RunValues, isSure: boolean) => void,
) => ({
  /** What is unusual, each after the name of the team. */
  lines: doubts.map((doubt) => doubtCopy.ofTeam(team.name, doubtCopy.doubt(doubt))),
  cancel: () => setUnusual(undefined),
  confirm: () => {
    // The dialog gives the focus back before the line takes it.
    flushSync(() => setUnusual(undefined));
    store(team, run, true);
  },
});

/** Returns which element has the focus once the team is chosen: the first field that is asked for. */
function firstSelector(round: Round, outcome: RunFields['outcome']): string {
  const asked = askedFields(round, outcome);
  const name = (['points', 'time', 'reason'] as const).find((field) => asked[field]);
  return name ? `[name=${name}]` : '[type=submit]';
}

/** Returns a ref for the form, and a function that gives the focus to one of its elements. */
function useFormFocus() {
  const element = useRef<HTMLFormElement>(null);
  // At once, which `setFocus` of the form is not: a quick hand or a scanner is already typing. What
  // is there already is selected, so that typing replaces it.
  const focus = (selector: string) => {
    const target = element.current?.querySelector<HTMLElement>(selector);
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  };
  return { element, focus };
}

type ChosenRunOptions = {
  teams: ScoreEntryTeam[];
  /** Returns the runs of a team in the round. */
  runsOf: (team: ScoreEntryTeam) => Entry[];
  /** What was chosen before a reload. */
  stored: EntryDraft;
};

/**
 * State of the team and the run that is entered. With a team its next run is chosen; another desk's run
 * does not change that.
 */
function useChosenRun(round: Round, { teams, runsOf, stored }: ChosenRunOptions) {
  const [team, setTeam] = useState(() => teams.find(({ id }) => id === stored.teamId));
  const [chosen, setChosen] = useState(stored.chosen);
  const teamRuns = team ? runsOf(team) : [];
  const numberFor = (each: ScoreEntryTeam) =>
    chosen?.roundId === round.id ? chosen.number : findNextRun(round, runsOf(each));
  const number = team && numberFor(team);
  const chooseNumber = (next: number | undefined) =>
    setChosen(next === undefined ? undefined : { roundId: round.id, number: next });
  return {
    team,
    teamRuns,
    chosen,
    /** The number of the run that is entered; undefined without a team, or if it has all its runs. */
    number,
    /** Returns the number that is entered for a team. */
    numberFor,
    /** The numbers from which it is chosen. */
    numbers: [
      ...new Set([...findMissingRuns(round, teamRuns), ...(number ? [number] : [])]),
    ].toSorted((one, other) => one - other),
    chooseNumber,
    chooseTeam: (next: ScoreEntryTeam | undefined, number?: number) => {
      // The runs of the team have to be there before one of them has the focus.
      flushSync(() => setTeam(next));
      chooseNumber(number ?? (next && findNextRun(round, runsOf(next))));
    },
  };
}

/**
 * What is typed in the form for each team, so that it is not saved for another one. What is typed before
 * a team is chosen belongs to the first one.
 */
function useTypedValues(form: UseFormReturn<EntryValues>, stored: ScoreEntryTeam | undefined) {
  const typed = useRef(new Map<number, EntryValues>());
  // Also while the name of another team is being typed, and none is chosen.
  const owner = useRef(stored);
  const isOfOther = ({ id }: ScoreEntryTeam) =>
    owner.current !== undefined && owner.current.id !== id;
  return {
    isOfOther,
    /** Shows what was typed for a team instead of what is typed for the one before. */
    show: (next: ScoreEntryTeam) => {
      if (owner.current && isOfOther(next)) {
        typed.current.set(owner.current.id, form.getValues());
        form.reset(typed.current.get(next.id) ?? emptyEntry, { keepFieldsRef: true });
      }
      owner.current = next;
      form.setValue('team', next.name);
    },
    forget: () => {
      if (owner.current) typed.current.delete(owner.current.id);
      owner.current = undefined;
    },
  };
}

/** Returns what has become of a run of a round, in words; '' for one of another round. */
const describeSaved = (
  round: Round,
  entered: (RunPosition & { team: ScoreEntryTeam }) | undefined,
  runsOf: (team: ScoreEntryTeam) => Entry[],
) =>
  entered?.roundId === round.id ? describeEntered(round, runsOf(entered.team), entered.number) : '';

/**
 * State of the line for the next run. An entry is stored in the browser at once; it is sent from
 * there, so that the line is free whether there is a network or not.
 */
export function useEntryForm({ scoreEntry, data, round, onCorrect }: EntryFormOptions) {
  const { time_format: format, rounds } = data;
  const teams = teamsOf(data, round);
  const stored = useStoredEntry(scoreEntry);
  const form = useForm<EntryValues>({ defaultValues: stored.values });
  const [failure, setFailure] = useState<string>();
  const [unusual, setUnusual] = useState<UnusualRun>();
  const [entered, setEntered] = useState<RunPosition & { team: ScoreEntryTeam }>();
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const entries = [...scoreEntry.waiting, ...data.runs];
  const runsOf = ({ id }: ScoreEntryTeam) =>
    findTeamRuns(rounds, entries, { roundId: round.id, teamId: id });
  const chosenRun = useChosenRun(round, { teams, runsOf, stored });
  const { team, chosen } = chosenRun;
  const typedValues = useTypedValues(form, team);
  useEntryDraft(scoreEntry, form, { teamId: team?.id, chosen });

  const { element, focus } = useFormFocus();
  const focusFirstValue = () => focus(firstSelector(round, form.getValues('outcome')));
  // The fields stay registered, so that one can have the focus at once.
  const clear = () => {
    typedValues.forget();
    chosenRun.chooseTeam(undefined);
    setFailure(undefined);
    form.reset(emptyEntry, { keepFieldsRef: true });
  };

  /** Chooses a team with its next run, or with the run of a number. */
  const chooseTeam = (next: ScoreEntryTeam | undefined, number?: number) => {
    if (next) typedValues.show(next);
    const found = next ? runsOf(next) : [];
    const isComplete = next !== undefined && findNextRun(round, found) === undefined;
    if (found[0] && isComplete && round.run_count === 1) {
      clear();
      onCorrect(found[0]);
      return;
    }
    form.clearErrors('team');
    setFailure(undefined);
    chosenRun.chooseTeam(next, number);
    if (isComplete) focus('li:last-of-type .row-button');
    else if (next) focusFirstValue();
  };

  /** Stores a run, or asks first about what is unusual; `isSure` after the answer. */
  const store = (chosen: ScoreEntryTeam, run: RunValues, isSure = false) => {
    const number = chosenRun.numberFor(chosen);
    const problem = findProblem(round, runsOf(chosen), number);
    if (problem !== undefined || number === undefined) {
      if (!team) chosenRun.chooseTeam(chosen);
      setFailure(problem);
      return;
    }
    const recorded = { ...run, teamId: chosen.id, roundId: round.id, number };
    const doubts = findDoubts(recorded, toRecordedRuns(rounds, entries), round);
    if (doubts.length > 0 && !isSure) {
      setUnusual({ team: chosen, run, doubts });
      return;
    }
    storeRun(scoreEntry, { team: chosen, roundId: round.id, number, ...run });
    setEntered({ team: chosen, roundId: round.id, number });
    clear();
    focus('[name=team]');
  };

  const save = (values: EntryValues) => {
    const chosen = findTeam(teams, team, values.team);
    const { run, problem } = readRun(values, { rule: round, format });
    const refuse = (field: keyof EntryValues, message: string) =>
      form.setError(field, { message }, { shouldFocus: true });
    if (!chosen) refuse('team', findTeamProblem(teams, values.team));
    // The numbers are those of another team, whose name was replaced: they are not saved for this one.
    else if (typedValues.isOfOther(chosen)) chooseTeam(chosen);
    else if (problem) refuse(problem.field, problem.message);
    else store(chosen, run);
  };

  return {
    ...chosenRun,
    /** What is unusual about the run that is to be saved, and what the answer does. */
    question: unusual && toQuestion(unusual, setUnusual, store),
    form,
    element,
    focus,
    focusFirstValue,
    teams,
    chooseTeam,
    asked: askedFields(round, outcome),
    runsOf,
    submit: form.handleSubmit(save),
    failure,
    /** What has become of what was entered last in this round. */
    saved: describeSaved(round, entered, runsOf),
  };
}
