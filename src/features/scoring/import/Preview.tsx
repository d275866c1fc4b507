import { useMemo, useState } from 'react';
import type { ScoreEntryData } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { ImportPreview } from '../../../ui/import/ImportPreview.tsx';
import { withSuggestions } from '../../../ui/import/rows/withSuggestions.ts';
import { copy as doubtCopy } from '../doubts/copy.ts';
import { DoubtDialog } from '../doubts/DoubtDialog.tsx';
import { positionName } from '../runs.ts';
import { copy } from './copy.ts';
import { findRowDoubts } from './findRowDoubts.ts';
import { type DoubtedRow, PreviewTable } from './PreviewTable.tsx';
import { suggestTeam } from './suggestTeam.ts';
import type { ScoreImportState, ScorePreviewRow } from './useScoreImport.ts';

/** How many rows a question names. */
const namedRows = 3;

/** What the question about rows says, a line each. */
function toQuestion(doubted: readonly DoubtedRow[]): string[] {
  const named = doubted
    .slice(0, namedRows)
    .flatMap(({ checked, doubts }) =>
      doubts.map((doubt) => doubtCopy.ofTeam(checked.team?.name ?? '', doubt)),
    );
  const more = doubted.length - namedRows;
  return more > 0 ? [...named, doubtCopy.more(formatNumber(more))] : named;
}

/** Returns which run of the team a row is; empty where a team has one. */
function nameOfRun({ checked }: ScorePreviewRow, { rounds }: ScoreEntryData): string {
  const { round_id: roundId, number } = checked;
  return roundId === null || number === null ? '' : positionName(rounds, { roundId, number });
}

type PreviewProps = { data: ScoreEntryData; state: ScoreImportState };

/** What the rows of a file would do, and the button that saves all of them. */
export function Preview({ data, state }: PreviewProps) {
  const { source, preview } = state;
  const [isAsking, setIsAsking] = useState(false);
  const rows = useMemo(() => {
    const found = findRowDoubts(
      (preview?.rows ?? []).map(({ checked, outcome }) => ({ ...checked, outcome })),
      data,
    );
    return (preview?.rows ?? []).map((row, index): DoubtedRow => ({
      ...row,
      runName: nameOfRun(row, data),
      doubts: (found[index] ?? []).map(doubtCopy.doubt),
    }));
  }, [preview, data]);
  if (!source || !preview) return null;
  const suggested = withSuggestions(rows, (row) =>
    row.checked.team ? undefined : suggestTeam(state.editing.fieldsOf(row.source), data.teams),
  );
  const doubted = suggested.filter(({ doubts }) => doubts.length > 0);
  const { counts } = preview;
  const { added, changed, unchanged, rejected } = counts;
  const canSave = rejected === 0 && added + changed > 0;
  const count = formatNumber(added + changed);
  const saveLabel = state.openedRounds
    ? copy.saveAndKeep(count, state.openedRounds)
    : copy.save(count);
  const summary = copy.preview.counts(
    formatNumber(added),
    formatNumber(changed),
    formatNumber(unchanged),
    formatNumber(rejected),
  );
  return (
    <>
      <ImportPreview
        // Those to look at come first among their like.
        key={preview.id}
        rows={[...doubted, ...suggested.filter(({ doubts }) => doubts.length === 0)]}
        summary={`${source.name}: ${summary}`}
        notes={state.notes}
        saveLabel={canSave ? saveLabel : undefined}
        reason={rejected > 0 ? copy.preview.mend(formatNumber(rejected)) : copy.preview.nothing}
        saveFailure={state.saveFailure}
        isSaving={state.isSaving}
        takesFocus={state.isAwaited}
        save={() => (doubted.length > 0 ? setIsAsking(true) : state.save())}
      >
        {(shown) => <PreviewTable rows={shown} editing={state.editing} />}
      </ImportPreview>
      {isAsking && (
        <DoubtDialog
          lines={toQuestion(doubted)}
          onConfirm={() => {
            setIsAsking(false);
            state.save();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
