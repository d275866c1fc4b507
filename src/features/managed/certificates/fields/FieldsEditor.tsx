import { type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Box, Button, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowLeftIcon from '@mui/icons-material/ArrowBack';
import ArrowRightIcon from '@mui/icons-material/ArrowForward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import { type Control, useController } from 'react-hook-form';
import {
  type CertificateField,
  certificateFieldNames,
  certificateFields,
  type PlacePart,
} from '../../../../../openapi/certificates/fieldPlaces.ts';
import type { CertificateDesign } from '../../../../../openapi/schema.d.ts';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { FormSection } from '../../../../ui/forms/FormSection.tsx';
import type { DesignValues } from '../useDesignForm.ts';
import { copy } from './copy.ts';
import {
  areProposed,
  type FieldValue,
  findProblem,
  moveField,
  toFieldValues,
} from './fieldValues.ts';
import { PagePicture } from './PagePicture.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';

type FieldsEditorProps = { control: Control<DesignValues>; design: CertificateDesign };

/** Where the fields are on an own background: one is selected, and moved by keys, buttons, the pointer or numbers. */
export function FieldsEditor({ control, design }: FieldsEditorProps) {
  const [selected, setSelected] = useState<CertificateField>('name');
  const inputs = useRef<Partial<Record<PlacePart, HTMLElement | null>>>({});
  const {
    field: { value: values, onChange, ref },
    fieldState: { error },
  } = useController({
    control,
    name: 'fields',
    rules: { validate: (typed) => findProblem(typed)?.text },
  });
  const problem = error && findProblem(values);
  // The form focuses it when a number is not on the page.
  useImperativeHandle(ref, () => ({
    focus: () => {
      const wrong = findProblem(values);
      if (!wrong) return;
      flushSync(() => setSelected(wrong.field));
      inputs.current[wrong.part]?.focus();
    },
  }));
  const value = values[selected];
  const change = (next: FieldValue) => onChange({ ...values, [selected]: next });
  const move = (by: { x: number; y: number }, from = value) =>
    change(moveField(selected, from, by));
  return (
    <FormSection title={copy.title} lead={copy.lead}>
      <Box sx={layoutStyles}>
        <PagePicture
          design={design}
          values={values}
          selected={selected}
          onSelect={setSelected}
          onMove={move}
        />
        <Box>
          <TextField
            select
            fullWidth
            label={copy.field}
            value={selected}
            onChange={({ target }) =>
              setSelected(certificateFields.find((each) => each === target.value) ?? selected)
            }
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {certificateFields.map((field) => {
              const name = certificateFieldNames[field];
              return (
                <option key={field} value={field}>
                  {values[field].isPrinted ? name : copy.notPrinted(name)}
                </option>
              );
            })}
          </TextField>
          <MoveButtons onMove={move} />
          <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {copy.position(certificateFieldNames[selected], value.x, value.y)}
          </Typography>
          <PlaceInputs
            field={selected}
            value={value}
            onChange={change}
            wrong={problem?.field === selected ? problem.part : undefined}
            inputs={inputs}
          />
          {error && <FormError message={problem?.text ?? error.message ?? ''} />}
          <Button
            color="inherit"
            sx={{ ml: -1.5 }}
            disabled={areProposed(values)}
            onClick={() => onChange(toFieldValues(null))}
          >
            {copy.reset}
          </Button>
        </Box>
      </Box>
    </FormSection>
  );
}

/** For phones, which have no arrow keys. */
function MoveButtons({ onMove }: { onMove: (by: { x: number; y: number }) => void }) {
  const renderButton = (label: string, icon: ReactNode, x: number, y: number) => (
    <Tooltip title={label}>
      <IconButton
        color="primary"
        aria-label={label}
        onClick={() => onMove({ x, y })}
        sx={{ width: 48, height: 48 }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <Box role="group" aria-label={copy.move} sx={{ display: 'flex', my: 0.5, mx: -1 }}>
      {renderButton(copy.moves.left, <ArrowLeftIcon />, -1, 0)}
      {renderButton(copy.moves.up, <ArrowUpIcon />, 0, -1)}
      {renderButton(copy.moves.down, <ArrowDownIcon />, 0, 1)}
      {renderButton(copy.moves.right, <ArrowRightIcon />, 1, 0)}
    </Box>
  );
}

const layoutStyles = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(260px, 1fr)' },
  alignItems: 'start',
};
