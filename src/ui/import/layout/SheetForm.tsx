import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { Layout } from '../../../lib/tables/layout.ts';
import type { Sheet } from '../../../lib/tables/table.ts';
import { copy } from '../copy.ts';

const words = copy.layout;

type SheetFormProps = {
  sheets: readonly Sheet[];
  layout: Layout<string>;
  onToggle: (index: number) => void;
};

/** Which sheets of a workbook are read. */
export function SheetForm({ sheets, layout, onToggle }: SheetFormProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <legend>{words.chooseSheets}</legend>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {sheets.map(({ name, rows }, index) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                checked={layout.sheets[index]?.isUsed ?? false}
                onChange={() => onToggle(index)}
              />
            }
            label={words.sheetOption(name, rows.length)}
          />
        ))}
      </Box>
    </Box>
  );
}
