import { type FormEvent, useRef, useState } from 'react';
import type { AdvancePreview, Round } from '../../../../openapi/schema.d.ts';
import { fieldErrors, isStatus } from '../../../api/errors.ts';
import { useOpenRoundMutation, usePreviewAdvanceQuery } from '../../../api/rounds.ts';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { findChoiceProblem, isByRank, teamIdsByRank } from './advancingChoice.ts';
import { copy as pageCopy } from './copy.ts';
import { decisionField, type MissingTeam, useMissingRuns } from './useMissingRuns.ts';

const copy = pageCopy.opening;
const list = new Intl.ListFormat('id');

const nameTeams = (missing: readonly MissingTeam[]) =>
  list.format(missing.map(({ team }) => team.name));

/** Returns why the round cannot be opened yet: nobody has said what becomes of runs, or a team is still to run. */
function findMissingProblem(
  undecided: readonly MissingTeam[],
  waiting: readonly MissingTeam[],
): string | undefined {
  if (undecided.length > 0) return copy.missing.undecided(nameTeams(undecided));
  return waiting.length > 0 ? copy.missing.stillToRun(nameTeams(waiting)) : undefined;
}

/** What the choice of teams is about: another ranking asks for another one. */
const rankingOf = ({ candidates }: AdvancePreview): string =>
  JSON.stringify(candidates.map(({ team, rank, state }) => [team.id, rank, state]));

/** The ranking with these teams absent. While that of others loads, the last one stays in view. */
function usePreview(roundId: number, absent: string | undefined) {
  const query = usePreviewAdvanceQuery(
    { id: roundId, ...(absent && { absent }) },
    { refetchOnMountOrArgChange: true },
  );
  const isRanking = query.isFetching && query.currentData === undefined && query.data !== undefined;
  const shown = isRanking ? query.data : query.currentData;
  return {
    query: { ...query, ...(shown && { currentData: shown }) },
    preview: shown?.data,
    isRanking,
  };
}

/** The teams that advance by rank, until others are chosen by hand. */
function useChosenTeams(preview: AdvancePreview | undefined) {
  const [choice, setChoice] = useState<{ ranking: string; teamIds: number[] }>();
  const isOfRanking = preview !== undefined && choice?.ranking === rankingOf(preview);
  return {
    chosen: isOfRanking ? choice.teamIds : preview ? teamIdsByRank(preview) : [],
    choose: (teamIds: number[]) => {
      if (preview) setChoice({ ranking: rankingOf(preview), teamIds });
    },
  };
}

/** State of the dialog that opens a round. */
export function useOpenRound(round: Round, onClose: () => void) {
  const { decisionOf, decide, absent, toAnswers } = useMissingRuns();
  const { query, preview, isRanking } = usePreview(round.id, absent);
  const { chosen, choose } = useChosenTeams(preview);
  const [openRound] = useOpenRoundMutation();
  const toast = useToast();
  const missing = preview?.missing ?? [];
  const undecided = missing.filter((each) => decisionOf(each) === undefined);
  const waiting = missing.filter((each) => decisionOf(each) === 'waiting');
  const problem = findMissingProblem(undecided, waiting);
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const choiceProblem = preview && findChoiceProblem(preview, chosen, round);
      if (choiceProblem) return { error: { data: { message: choiceProblem } } };
      return openRound({
        id: round.id,
        'If-Match': preview?.ranking_version,
        body: {
          team_ids: chosen,
          reason: reason.trim() || null,
          ...(missing.length > 0 && { missing: toAnswers(missing) }),
        },
      });
    },
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    readFailure: (error) => {
      const text = entryErrorText(error, copy.sendFailed);
      return {
        fields: fieldErrors(error),
        message: isStatus(error, 412) ? copy.outdated(text) : text,
      };
    },
  });
  const section = useRef<HTMLElement>(null);
  /** Whether it was tried to open the round before everything was decided. */
  const [isTried, setIsTried] = useState(false);
  return {
    query,
    preview,
    missing,
    /** How many teams are still to run. */
    waitingCount: waiting.length,
    decisionOf,
    decide,
    chosen,
    choose,
    form,
    needsReason: preview !== undefined && !isByRank(preview, chosen),
    /** Where runs that are not entered are asked about. */
    section,
    busy: busy || isRanking,
    errorText: (isTried ? problem : undefined) ?? failure?.message,
    tryToOpen: (event: FormEvent<HTMLFormElement>) => {
      if (preview && !problem) {
        void submit(event);
        return;
      }
      event.preventDefault();
      setIsTried(true);
      const [first] = [...undecided, ...waiting];
      const name = first && decisionField(first);
      section.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    },
  };
}
