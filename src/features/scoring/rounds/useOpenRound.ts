import { type FormEvent, useState } from 'react';
import type { AdvancePreview, Round } from '../../../../openapi/schema.d.ts';
import { fieldErrors, isStatus } from '../../../api/errors.ts';
import { useOpenRoundMutation, usePreviewAdvanceQuery } from '../../../api/rounds.ts';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { findChoiceProblem, isByRank, teamIdsByRank } from './advancingChoice.ts';
import { copy as pageCopy } from './copy.ts';
import { useMissingQuestion, useMissingRuns } from './missing/useMissingRuns.ts';

const copy = pageCopy.opening;

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
  const question = useMissingQuestion(missing, decisionOf, copy.missing.stillToRun);
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
  return {
    query,
    preview,
    missing,
    waitingCount: question.waitingCount,
    decisionOf,
    decide,
    chosen,
    choose,
    form,
    needsReason: preview !== undefined && !isByRank(preview, chosen),
    section: question.section,
    busy: busy || isRanking,
    errorText: question.problem ?? failure?.message,
    tryToOpen: (event: FormEvent<HTMLFormElement>) => {
      if (question.isAnswered() && preview) void submit(event);
      else event.preventDefault();
    },
  };
}
