import { Box } from '@mui/material';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { SelectFilter } from '../../../ui/lists/SelectFilter.tsx';
import { copy } from './copy.ts';
import { columnTypes, type Columns, type Table } from './readColumns.ts';

const words = copy.columns;
const options = columnTypes.map((value) => ({ value, label: words.names[value] }));

type ColumnFormProps = { table: Table; onChange: (columns: Columns) => void };

/** What each column of the file was recognised as, to be corrected. */
export function ColumnForm({ table, onChange }: ColumnFormProps) {
  const { columns, titles, hasTitles, rows } = table;
  return (
    <FormSection title={words.title} lead={words.lead}>
      <Box component="ul" sx={list}>
        {columns.map((type, index) => {
          const example = rows.find(({ cells }) => cells[index]?.trim())?.cells[index];
          const title = (hasTitles && titles[index]?.trim()) || words.number(index + 1);
          return (
            <li key={index}>
              <SelectFilter
                label={title}
                allLabel={words.ignored}
                options={options}
                selected={type}
                onSelect={(value) => {
                  const chosen = columnTypes.find((each) => each === value);
                  // No two columns hold the same.
                  const others = columns.map((each) => (each === chosen ? undefined : each));
                  onChange(others.with(index, chosen));
                }}
              />
              {example && <small>{words.example(example)}</small>}
            </li>
          );
        })}
      </Box>
    </FormSection>
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
