import { useState } from 'react';
import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { paginate } from '../../../lib/pagination.ts';
import type { Head } from '../../../lib/tables/heads.ts';
import type { TableRow } from '../../../lib/tables/table.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { PagePicker } from '../../lists/PagePicker.tsx';
import { copy } from '../copy.ts';

const words = copy.layout;

/** How many lines are shown at first, and on a page. */
const [fewLines, pageSize] = [8, 50];

type LineTableProps = {
  label: string;
  rows: readonly TableRow[];
  head: Head | undefined;
  skipped: readonly number[];
  onSkip: (line: number, isSkipped: boolean) => void;
};

/** The lines of a sheet, any of which can be left out or taken back. */
export function LineTable({ label, rows, head, skipped, onSkip }: LineTableProps) {
  const [page, setPage] = useState<number>();
  const left = new Set(skipped);
  // Those that are left out are seen at once, wherever they stand.
  const first = rows
    .filter(({ line }, index) => index < fewLines || left.has(line))
    .slice(0, pageSize);
  const { entries, ...place } = paginate(rows, page ?? 1, pageSize);
  const isWhole = first.length === rows.length;
  return (
    <>
      <Box sx={styles}>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.content}</th>
              <th scope="col">{words.use}</th>
            </tr>
          </thead>
          <tbody>
            {(page === undefined ? first : entries).map((row) => (
              <Line
                key={row.line}
                row={row}
                head={head}
                isSkipped={left.has(row.line)}
                onSkip={onSkip}
              />
            ))}
          </tbody>
        </table>
      </Box>
      {page !== undefined && place.pageCount > 1 && <PagePicker {...place} onChange={setPage} />}
      {!isWhole && (
        <Button onClick={() => setPage(page === undefined ? 1 : undefined)}>
          {page === undefined ? words.showAll(formatNumber(rows.length)) : words.showFewer}
        </Button>
      )}
    </>
  );
}

type LineProps = Pick<LineTableProps, 'head' | 'onSkip'> & { row: TableRow; isSkipped: boolean };

function Line({ row: { line, cells }, head, isSkipped, onSkip }: LineProps) {
  const text = cells.map((cell) => cell.text.trim()).filter(Boolean);
  const isHead = head !== undefined && line >= head.first && line <= head.last;
  const isAbove = head !== undefined && line < head.first;
  const name = isSkipped ? words.includeLine(line) : words.skipLine(line);
  return (
    <tr data-skipped={isSkipped || isAbove || undefined}>
      <th scope="row">{line}</th>
      <td>
        {text.join(' · ')}
        {isSkipped && <small>{words.isSkipped}</small>}
      </td>
      <td>
        {isHead && words.isHead}
        {isAbove && words.isAbove}
        {!isHead && !isAbove && (
          <Button
            size="small"
            variant={isSkipped ? 'outlined' : 'text'}
            aria-label={name}
            onClick={() => onSkip(line, !isSkipped)}
            sx={{ minHeight: 40 }}
          >
            {isSkipped ? words.include : words.skip}
          </Button>
        )}
      </td>
    </tr>
  );
}

function styles({ vars: { palette }, typography }: Theme) {
  return {
    border: `1px solid ${palette.divider}`,
    '& table': {
      width: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      ...typography.body2,
    },
    '& th, & td': { px: 1, py: 0.5, textAlign: 'left', overflowWrap: 'anywhere' },
    '& thead th': {
      fontWeight: 700,
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 9%, ${palette.background.paper})`,
    },
    '& thead th:first-of-type': { width: 64 },
    '& thead th:last-of-type': { width: 112 },
    '& tbody tr': { borderTop: `1px solid ${palette.divider}`, height: 44 },
    '& tbody th': { fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
    '& tbody td:last-of-type': { color: palette.text.secondary },
    '& [data-skipped] td:first-of-type': { color: palette.text.secondary },
    '& small': { display: 'block', fontWeight: 600 },
  } as const;
}
