import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Match, MatchRule, Round, ScoreEntryData } from '../../../../openapi/schema.d.ts';
import {
  type MatchValues,
  removeWaiting,
  storeMatchResult,
} from '../../../outbox/waitingEntries.ts';
import { copy as pageCopy } from '../copy.ts';
import { waitingState } from '../runs.ts';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import {
  describeEnded,
  type EndedMatch,
  findEnded,
  findReady,
  type ReadyMatch,
  type Score,
} from './deskMatches.ts';
import { endingOf, toPlayed } from './readResult.ts';
import { useMatchDraft } from './useMatchDraft.ts';

export type MatchEntryOptions = {
  scoreEntry: ScoreEntryState;
  data: ScoreEntryData;
  round: Round;
  rule: MatchRule;
  matches: readonly Match[];
};

/** What is asked about the match on the screen before it ends. */
export type EndQuestion = 'extra' | 'early' | 'absent' | 'disqualified';

const noScore: Score = { home: 0, away: 0 };

/** Returns what has become of a result, as it is now; '' if it is gone. */
function describeSaved(data: ScoreEntryData, ended: readonly EndedMatch[], id: number | undefined) {
  const entry = ended.find(({ match }) => match.id === id);
  if (!entry) return '';
  const state = entry.waiting ? waitingState(entry.waiting) : 'recorded';
  return pageCopy.form.entered(`${entry.title}: ${describeEnded(data, entry).text}`, state);
}

/**
 * The match on the screen and its score, which is stored in this tab with every press. It stays the same until
 * it has ended, or another is chosen, whatever others enter meanwhile. A result is stored in the browser at
 * once and sent from there.
 */
export function useMatchEntry({ scoreEntry, data, round, rule, matches }: MatchEntryOptions) {
  const draft = useMatchDraft(scoreEntry);
  const { chosenId, presses } = draft.value;
  const { waitingMatches } = scoreEntry;
  const ready = findReady(data, matches, waitingMatches);
  const ended = findEnded(data, round, matches, waitingMatches);
  const [question, setQuestion] = useState<EndQuestion>();
  const [problem, setProblem] = useState<string>();
  const [savedId, setSavedId] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);

  const chosen = matches.find(({ id }) => id === chosenId);
  const counted = ended.find(({ match, waiting }) => match.id === chosenId && !waiting);
  const overtaken = counted && (presses[counted.match.id]?.length ?? 0) > 0 ? counted : undefined;
  const current = overtaken
    ? undefined
    : (ready.find(({ match }) => match.id === chosen?.id) ?? ready[0]);
  const currentId = current?.match.id;
  const scores = (currentId && presses[currentId]) || [];
  const score = scores.at(-1) ?? noScore;

  // What is on the screen is what is counted, also after others have ended matches before it.
  const { change, value } = draft;
  useEffect(() => {
    if (currentId !== undefined && value.chosenId !== currentId)
      change({ ...value, chosenId: currentId });
  }, [change, currentId, value]);

  const setScores = (next: readonly Score[]) => {
    setProblem(undefined);
    if (currentId !== undefined)
      change({ chosenId: currentId, presses: { ...presses, [currentId]: next } });
  };

  /** Shows a match, and forgets what was counted of another one. */
  const show = (id: number | undefined, forgottenId?: number) => {
    const rest = Object.entries(presses).filter(([each]) => each !== String(forgottenId));
    flushSync(() => {
      setQuestion(undefined);
      setProblem(undefined);
      change({ chosenId: id, presses: Object.fromEntries(rest) });
    });
    heading.current?.focus();
  };

  const save = ({ match, home, away }: ReadyMatch, result: MatchValues) => {
    const { id, number } = match;
    for (const rejected of waitingMatches.filter((each) => each.match.id === id))
      removeWaiting(rejected);
    storeMatchResult(scoreEntry, {
      match: { id, roundId: round.id, number, home, away },
      result,
    });
    setSavedId(id);
    show(ready.find((each) => each.match.id !== id)?.match.id, id);
  };

  return {
    heading,
    current,
    ready,
    ended,
    score,
    canUndo: scores.length > 0,
    setScore: (next: Score) => setScores([...scores, next]),
    undo: () => setScores(scores.slice(0, -1)),
    choose: (id: number) => show(id),
    /** The match that was counted here and ended elsewhere, and what shows the next one. */
    overtaken: overtaken && {
      text: copy.overtaken(overtaken.title, describeEnded(data, overtaken).text),
      goOn: () => show(ready[0]?.match.id, overtaken.match.id),
    },
    question,
    ask: setQuestion,
    cancel: () => setQuestion(undefined),
    /** Why the match cannot end. */
    problem,
    /** Ends the match with its score, or asks first. */
    end: () => {
      if (!current) return;
      const ending = endingOf(rule, score);
      if (ending === 'asksExtra') setQuestion('extra');
      else if (ending === 'asksEarly') setQuestion('early');
      else if (ending === 'goesOn') setProblem(copy.mustWin);
      else save(current, toPlayed(score));
    },
    endWith: (result: MatchValues) => {
      if (current) save(current, result);
    },
    /** What has become of the result that was entered last. */
    saved: describeSaved(data, ended, savedId),
  };
}
