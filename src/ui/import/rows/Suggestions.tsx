import { useContext } from 'react';
import { Box, Button } from '@mui/material';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { copy } from '../copy.ts';
import type { RowSource, SharedSuggestion } from '../importTypes.ts';
import { RowEditingContext } from './useRowEditing.ts';

const words = copy.row.suggestion;

type SuggestionsProps = { source: RowSource; suggestion: SharedSuggestion };

/** Asks what was meant by a cell. A press takes an answer, for this row or for all that have the same text. */
export function Suggestions({ source, suggestion }: SuggestionsProps) {
  const { put, isChecking } = useContext(RowEditingContext);
  const { column, text, options, rows } = suggestion;
  const [only, ...others] = options;
  const take = (label: string, value: string, to: readonly RowSource[]) => (
    <Button
      key={label}
      size="small"
      variant="outlined"
      disabled={isChecking}
      onClick={() => put(to, column, value)}
    >
      {label}
    </Button>
  );
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ mb: 0.75, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {only && others.length === 0 ? words.one(only.label) : words.several(text)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
        {options.flatMap(({ label, value }) => [
          take(words.take(label), value, [source]),
          ...(rows.length > 1
            ? [take(words.takeAll(label, formatNumber(rows.length)), value, rows)]
            : []),
        ])}
      </Box>
    </Box>
  );
}
