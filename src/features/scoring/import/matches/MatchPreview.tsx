import { useMemo } from 'react';
import type { Match, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { ImportPreview } from '../../../../ui/import/ImportPreview.tsx';
import type { Suggestion } from '../../../../ui/import/importTypes.ts';
import { withSuggestions } from '../../../../ui/import/rows/withSuggestions.ts';
import { scoreText } from '../../../matches/matchText.ts';
import { describeEnded, matchTitle } from '../../matches/deskMatches.ts';
import { copy as importCopy } from '../copy.ts';
import { suggestTeam } from '../suggestTeam.ts';
import { copy } from './copy.ts';
import { type DescribedRow, MatchPreviewTable } from './MatchPreviewTable.tsx';
import type { MatchImportState, MatchPreviewRow } from './useMatchImport.ts';

/** Returns the name of a match, with its round where a category has several of matches. */
function nameMatch(match: Match, { rounds, match_rounds: drawn = [] }: ScoreEntryData): string {
  const ofRound = drawn.find(({ round_id: roundId }) => roundId === match.round_id)?.matches ?? [];
  const round = rounds.find(({ id }) => id === match.round_id);
  const title = matchTitle(match, ofRound);
  return drawn.length > 1 && round ? `${round.name} · ${title}` : title;
}

/** Whether a rejected row may lack who has won: of a level match of a knock-out, or one that was not played. */
function lacksWinner({ sent, checked }: MatchPreviewRow, { rounds }: ScoreEntryData): boolean {
  if (sent.winner !== undefined) return false;
  const rule = rounds.find(({ id }) => id === checked.match?.round_id)?.match_rule;
  const isLevel = sent.home_score !== '' && sent.home_score === sent.away_score;
  return (
    (isLevel && rule?.kind === 'knockout') ||
    sent.result === copy.outcomes.absent ||
    sent.result === copy.outcomes.disqualified
  );
}

/** Returns a row with what it says in words, the match's own order of teams. */
function describe(row: MatchPreviewRow, data: ScoreEntryData): DescribedRow {
  const { match } = row.checked;
  // What is wrong here would be read as something else there.
  const result = row.problems?.length ? null : row.checked.result;
  const read =
    match && result
      ? describeEnded(data, { match: { ...match, result }, waiting: undefined })
      : undefined;
  const before =
    match?.result &&
    describeEnded(data, { match: { ...match, result: match.result }, waiting: undefined });
  return {
    ...row,
    title: match ? nameMatch(match, data) : undefined,
    read,
    before:
      match && before && row.outcome !== 'unchanged'
        ? [scoreText(match), before.note].filter(Boolean).join(' · ')
        : undefined,
    wrong: row.outcome === 'rejected' && lacksWinner(row, data) ? ['winner'] : [],
  };
}

type MatchPreviewProps = { data: ScoreEntryData; state: MatchImportState };

/** What the rows of a file of matches would do, and the button that saves all of them. */
export function MatchPreview({ data, state }: MatchPreviewProps) {
  const { source, preview, editing } = state;
  const rows = useMemo(
    () => (preview?.rows ?? []).map((row) => describe(row, data)),
    [preview, data],
  );
  if (!source || !preview) return null;
  const { added, changed, unchanged, rejected } = preview.counts;
  const suggest = (row: DescribedRow): Suggestion | undefined => {
    if (row.checked.match) return undefined;
    const cells = editing.fieldsOf(row.source);
    return [
      { code: 'homeCode', name: 'home' },
      { code: 'awayCode', name: 'away' },
    ]
      .map((columns) => suggestTeam(cells, data.teams, columns))
      .find((found) => found && found.options.length > 0);
  };
  const summary = importCopy.preview.counts(
    formatNumber(added),
    formatNumber(changed),
    formatNumber(unchanged),
    formatNumber(rejected),
  );
  const canSave = rejected === 0 && added + changed > 0;
  return (
    <ImportPreview
      key={preview.id}
      rows={withSuggestions(rows, suggest)}
      summary={`${source.name}: ${summary}`}
      notes={state.notes}
      saveLabel={canSave ? copy.save(formatNumber(added + changed)) : undefined}
      reason={rejected > 0 ? importCopy.preview.mend(formatNumber(rejected)) : copy.preview.nothing}
      saveFailure={state.saveFailure}
      isSaving={state.isSaving}
      takesFocus={state.isAwaited}
      save={state.save}
    >
      {(shown) => <MatchPreviewTable rows={shown} editing={editing} />}
    </ImportPreview>
  );
}
