import { Box } from '@mui/material';
import type { Column, KnownColumns } from '../../../lib/tables/columns.ts';
import type { SourceColumn } from '../../../lib/tables/layout.ts';
import type { TableRow } from '../../../lib/tables/table.ts';
import { SelectFilter } from '../../lists/SelectFilter.tsx';
import { copy } from '../copy.ts';
import { choicesOf } from './columnChoices.ts';

const words = copy.layout;

type ColumnFormProps<Key extends string> = {
  columns: readonly SourceColumn<Key>[];
  /** Beneath the titles. */
  rows: readonly TableRow[];
  known: KnownColumns<Key>;
  /** What people call the columns. */
  names: Readonly<Record<Key, string>>;
  onChange: (index: number, column: Column<Key> | undefined) => void;
};

/** What each column of the file was recognised as, to be corrected. */
export function ColumnForm<Key extends string>(props: ColumnFormProps<Key>) {
  const { columns, rows, known, names, onChange } = props;
  const choices = choicesOf(columns, known, names);
  return (
    <Box component="ul" sx={list}>
      {columns.map(({ title, column }, index) => {
        const example = rows.find(({ cells }) => cells[index]?.text.trim())?.cells[index]?.text;
        const isChosen = (each: Column<Key>) =>
          each.key === column?.key && each.number === column.number;
        return (
          <li key={index}>
            <SelectFilter
              label={title || words.columnNumber(index + 1)}
              allLabel={words.ignored}
              options={choices}
              selected={choices.find((choice) => isChosen(choice.column))?.value}
              onSelect={(value) =>
                onChange(index, choices.find((choice) => choice.value === value)?.column)
              }
            />
            {example && <small>{words.example(example)}</small>}
          </li>
        );
      })}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
  '& small': {
    display: 'block',
    color: 'text.secondary',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
};
