import { useRef, useState } from 'react';
import type { AdvancePreview, AdvancingTeams } from '../../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';

/** A team, and the numbers of its runs that are not entered. */
export type MissingTeam = NonNullable<AdvancePreview['missing']>[number];

/** What becomes of the missing runs of a team. While it is still to run, the next round is not opened. */
export type MissingDecision = 'absent' | 'waiting' | 'left_out';

/** The name of the field in which the decision about a team is made. */
export const decisionField = ({ team }: MissingTeam): string => `missing-${team.id}`;

type Answer = { numbers: string; decision: MissingDecision | undefined };

const numbersOf = ({ numbers }: MissingTeam) => numbers.join();

/** What is asked about the runs that are not entered in a round, and the answers. */
export function useMissingRuns() {
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map());
  /** Returns the decision; none if other runs of the team are missing than those it was about. */
  const decisionOf = (missing: MissingTeam): MissingDecision | undefined => {
    const answer = answers.get(missing.team.id);
    return answer?.numbers === numbersOf(missing) ? answer.decision : undefined;
  };
  return {
    decisionOf,
    decide: (teams: readonly MissingTeam[], decision: MissingDecision | undefined) => {
      const decided = teams.map((each): [number, Answer] => [
        each.team.id,
        { numbers: numbersOf(each), decision },
      ]);
      setAnswers(new Map([...answers, ...decided]));
    },
    /** The teams that are absent, as the preview of the ranking takes them; undefined for none. */
    absent:
      [...answers]
        .flatMap(([id, { decision }]) => (decision === 'absent' ? id : []))
        .toSorted((one, other) => one - other)
        .join(',') || undefined,
    /** Returns the answers as the request takes them: none while a team is still to run. */
    toAnswers: (missing: readonly MissingTeam[]): AdvancingTeams['missing'] =>
      missing.flatMap((each) => {
        const decision = decisionOf(each);
        return decision === undefined || decision === 'waiting'
          ? []
          : { team_id: each.team.id, numbers: each.numbers, decision };
      }),
  };
}

const list = new Intl.ListFormat('id');

const nameTeams = (missing: readonly MissingTeam[]) =>
  list.format(missing.map(({ team }) => team.name));

/**
 * What is still to be decided about missing runs. `stillToRun` returns why it cannot go on while these teams are
 * still to run.
 */
export function useMissingQuestion(
  missing: readonly MissingTeam[],
  decisionOf: (missing: MissingTeam) => MissingDecision | undefined,
  stillToRun: (names: string) => string,
) {
  const section = useRef<HTMLElement>(null);
  /** Whether it was tried to go on before everything was decided. */
  const [isTried, setIsTried] = useState(false);
  const undecided = missing.filter((each) => decisionOf(each) === undefined);
  const waiting = missing.filter((each) => decisionOf(each) === 'waiting');
  const [first] = [...undecided, ...waiting];
  const problem =
    undecided.length > 0
      ? copy.opening.missing.undecided(nameTeams(undecided))
      : stillToRun(nameTeams(waiting));
  return {
    /** How many teams are still to run. */
    waitingCount: waiting.length,
    /** Why it could not go on when it was tried. */
    problem: first && isTried ? problem : undefined,
    /** Where the runs are asked about. */
    section,
    /** Whether everything is decided; otherwise what is not gets the focus, and the problem is said. */
    isAnswered: (): boolean => {
      if (!first) return true;
      setIsTried(true);
      section.current?.querySelector<HTMLElement>(`[name="${decisionField(first)}"]`)?.focus();
      return false;
    },
  };
}
