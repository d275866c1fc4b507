import type { RefObject } from 'react';
import { Box, FormControlLabel, Checkbox, TextField, Typography } from '@mui/material';
import {
  type CertificateField,
  isPicture,
  type PlacePart,
  placePartNames,
  placeRanges,
  requiredFields,
} from '../../../../../openapi/certificates/fieldPlaces.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { TextInput } from '../../../../ui/forms/TextInput.tsx';
import { copy } from './copy.ts';
import { drawnPlace, type FieldValue } from './fieldValues.ts';

const parts: readonly PlacePart[] = ['x', 'y', 'width', 'size'];
const aligns = Object.entries(copy.aligns);

type PlaceInputsProps = {
  field: CertificateField;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  /** The number that is not on the page. */
  wrong: PlacePart | undefined;
  inputs: RefObject<Partial<Record<PlacePart, HTMLElement | null>>>;
};

/** Where the selected field is, in numbers. */
export function PlaceInputs({ field, value, onChange, wrong, inputs }: PlaceInputsProps) {
  const ranges = placeRanges(field, drawnPlace(field, value));
  const hasText = field !== 'qr' && !isPicture(field);
  return (
    <Box>
      {requiredFields.includes(field) ? (
        <Typography variant="body2" sx={{ minHeight: 42, py: 1.25, color: 'text.secondary' }}>
          {copy.always}
        </Typography>
      ) : (
        <FormControlLabel
          control={
            <Checkbox
              checked={value.isPrinted}
              onChange={(_, isPrinted) => onChange({ ...value, isPrinted })}
            />
          }
          label={copy.isPrinted}
        />
      )}
      <Box sx={gridStyles}>
        {parts
          .filter((part) => part !== 'size' || hasText)
          .map((part) => {
            const { least, most } = ranges[part];
            const range = copy.range(
              formatNumber(least),
              formatNumber(most),
              part === 'size' ? 'pt' : 'mm',
            );
            return (
              <TextInput
                key={part}
                name={part}
                label={placePartNames[part]}
                value={value[part]}
                onChange={({ target }) => onChange({ ...value, [part]: target.value })}
                inputRef={(input: HTMLElement | null) => {
                  inputs.current[part] = input;
                }}
                autoComplete="off"
                htmlInput={{ inputMode: 'decimal', maxLength: 6 }}
                isRequired={value.isPrinted}
                hint={range}
                error={wrong === part ? range : undefined}
              />
            );
          })}
        {field !== 'qr' && (
          <TextField
            select
            label={copy.align}
            value={value.align}
            onChange={({ target }) => {
              const align = (['left', 'center', 'right'] as const).find(
                (each) => each === target.value,
              );
              if (align) onChange({ ...value, align });
            }}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {aligns.map(([align, label]) => (
              <option key={align} value={align}>
                {label}
              </option>
            ))}
          </TextField>
        )}
      </Box>
    </Box>
  );
}

const gridStyles = {
  mt: 1,
  display: 'grid',
  columnGap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
};
