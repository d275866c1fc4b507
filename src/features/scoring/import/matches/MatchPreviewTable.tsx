import { Box } from '@mui/material';
import { OutcomeChip } from '../../../../ui/import/ImportPreview.tsx';
import { createPreviewTable } from '../../../../ui/import/previewTable.tsx';
import { copy as importCopy } from '../copy.ts';
import { copy } from './copy.ts';
import type { MatchPreviewRow } from './useMatchImport.ts';

export type DescribedRow = MatchPreviewRow & {
  /** 'Pertandingan 7 · Grup A'; undefined if the row names no match. */
  title: string | undefined;
  /** The teams with the score between them, and what that does not say; undefined if it cannot be read. */
  read: { text: string; note: string | undefined } | undefined;
  /** The result that is replaced. */
  before: string | undefined;
  /** The columns that may be what is wrong. */
  wrong: readonly string[];
};

const { preview: words } = importCopy;
const names = copy.preview;

const small = { display: 'block', color: 'text.secondary' } as const;

/** What the file calls the match. */
function sentMatch({ home, away, number }: DescribedRow['sent']): string {
  const teams = home || away ? names.versus(home || '–', away || '–') : '';
  return [number && names.numbered(number), teams].filter(Boolean).join(' · ');
}

/** What the file has of a row that cannot be read. */
const sentResult = ({ home_score: home, away_score: away, result, winner }: DescribedRow['sent']) =>
  [
    home || away ? names.score(home || '–', away || '–') : '',
    result,
    winner && names.winner(winner),
  ]
    .filter(Boolean)
    .join(' · ');

const MatchOf = ({ row: { title, sent } }: { row: DescribedRow }) => (
  <>
    <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title ?? sentMatch(sent)}</Box>
    {!title && sent.round && (
      <Box component="small" sx={small}>
        {sent.round}
      </Box>
    )}
  </>
);

const ResultOf = ({ row: { read, before, sent, title } }: { row: DescribedRow }) => (
  <>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {read?.text ?? [title && sentMatch(sent), sentResult(sent)].filter(Boolean).join(' · ')}
    </Box>
    {read?.note && <Box sx={{ overflowWrap: 'anywhere' }}>{read.note}</Box>}
    {before && (
      <Box component="small" sx={small}>
        {words.before(before)}
      </Box>
    )}
  </>
);

const StateOf = ({ row: { outcome, checked } }: { row: DescribedRow }) => (
  <>
    <OutcomeChip outcome={outcome} label={words.outcomes[outcome]} />
    {checked.problem && <Box sx={{ mt: 0.5, whiteSpace: 'normal' }}>{checked.problem}</Box>}
  </>
);

export const MatchPreviewTable = createPreviewTable<DescribedRow>(words, [
  { field: 'match', title: names.match, flex: 3, Cell: MatchOf },
  { field: 'result', title: names.result, flex: 3, Cell: ResultOf },
  { field: 'state', title: words.state, flex: 3, Cell: StateOf },
]);
