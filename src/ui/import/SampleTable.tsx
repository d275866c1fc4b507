import { useId } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';

type SampleTableProps = {
  /** What the table is an example of; shown above it. */
  label: string;
  columns: readonly string[];
  /** Each with a text for each column, empty for a cell that may stay empty. */
  rows: readonly (readonly string[])[];
};

/** A few rows of a spreadsheet as an example of what can be imported; narrow windows scroll it. */
export function SampleTable({ label, columns, rows }: SampleTableProps) {
  const id = useId();
  return (
    <Box role="region" aria-labelledby={id} tabIndex={0} sx={styles}>
      <table>
        <caption id={id}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('\t')}>
              {cells.map((text, index) => (
                <td key={columns[index]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function styles({ vars: { palette }, typography }: Theme) {
  return {
    overflowX: 'auto',
    mb: 1.5,
    '& table': { width: '100%', borderCollapse: 'collapse', ...typography.body2 },
    '& caption': { textAlign: 'left', color: palette.text.secondary, pb: 0.75 },
    '& th, & td': {
      px: { xs: 0.5, sm: 1.25 },
      py: 0.5,
      textAlign: 'left',
      whiteSpace: 'nowrap',
      fontSize: { xs: '0.75rem', sm: 'inherit' },
      border: `1px solid ${palette.divider}`,
      fontVariantNumeric: 'tabular-nums',
    },
    '& th': {
      fontWeight: 700,
      backgroundColor: palette.tint,
    },
  } as const;
}
