import { Box } from '@mui/material';
import { OutcomeChip } from '../../../ui/import/ImportPreview.tsx';
import { createPreviewTable } from '../../../ui/import/previewTable.tsx';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { runText } from '../runs.ts';
import { copy as doubtCopy } from '../doubts/copy.ts';
import { copy } from './copy.ts';
import type { ScorePreviewRow } from './useScoreImport.ts';

export type DoubtedRow = ScorePreviewRow & {
  /** Which run of the team it is; empty where a team has one. */
  runName: string;
  /** What is unusual about it, in words. */
  doubts: string[];
};

const names = copy.preview;

/** What the file has of a row that cannot be read. */
const sentText = ({ points, time, result }: ScorePreviewRow['sent']) =>
  [result, names.result(points || '–', time || '–')].filter(Boolean).join(' · ');

function TeamOf({ row: { checked, sent } }: { row: DoubtedRow }) {
  const { team } = checked;
  return (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <StartNumber number={team?.start_number} />
        {team?.name ?? [sent.start_number, sent.team].filter(Boolean).join(' ')}
      </Box>
      {team && (
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {team.code} · {team.club}
        </Box>
      )}
    </>
  );
}

function ScoreOf({ row: { checked, outcome, sent, runName } }: { row: DoubtedRow }) {
  const { score, before } = checked;
  return (
    <>
      {runName && (
        <Box component="small" sx={{ display: 'block', fontWeight: 600 }}>
          {runName}
        </Box>
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>{score ? runText(score) : sentText(sent)}</Box>
      {before && outcome !== 'unchanged' && (
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {names.before(runText(before))}
        </Box>
      )}
    </>
  );
}

function StateOf({ row: { outcome, checked, doubts } }: { row: DoubtedRow }) {
  const { problem } = checked;
  return (
    <>
      <OutcomeChip outcome={outcome} label={names.outcomes[outcome]} />
      {problem && <Box sx={{ mt: 0.5, whiteSpace: 'normal' }}>{problem}</Box>}
      {doubts.map((doubt) => (
        <Box key={doubt} sx={{ mt: 0.5, whiteSpace: 'normal', fontWeight: 600 }}>
          {doubtCopy.title} {doubt}
        </Box>
      ))}
    </>
  );
}

export const PreviewTable = createPreviewTable<DoubtedRow>(names, [
  { field: 'team', title: names.team, flex: 3, Cell: TeamOf },
  { field: 'score', title: names.score, flex: 2, Cell: ScoreOf },
  { field: 'state', title: names.state, flex: 3, Cell: StateOf },
]);
