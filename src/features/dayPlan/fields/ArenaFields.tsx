import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import {
  type Control,
  useController,
  useFieldArray,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { arenaNameLimits, dayPlanInputArenasLimits } from '../../../../openapi/workLimits.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { Rows } from '../../../ui/forms/Rows.tsx';
import { copy } from '../copy.ts';
import { nextName, type PlanValues } from '../planValues.ts';

const texts = copy.arenas;
const { maxItems } = dayPlanInputArenasLimits;
const severalCounts = [2, 4, 8];

export type Category = { id: number; name: string };

type ArenaFieldsProps = { control: Control<PlanValues>; categories: readonly Category[] };

/** The arenas, and which categories each of them can hold. */
export function ArenaFields({ control, categories }: ArenaFieldsProps) {
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'arenas',
    rules: { required: texts.none },
  });
  const { errors } = useFormState({ control, name: 'arenas' });
  const arenas = useWatch({ control, name: 'arenas' });
  const add = (count: number) => {
    const added: PlanValues['arenas'] = [];
    for (let index = 0; index < count; index += 1)
      added.push({
        arenaId: null,
        name: nextName([...arenas, ...added], texts.nameOf),
        categoryIds: [],
      });
    append(added, { focusName: `arenas.${fields.length}.name` });
  };
  const counts = severalCounts.filter((count) => fields.length + count <= maxItems);
  return (
    <FormSection step={1} title={texts.title} lead={texts.lead}>
      <Rows
        add={texts.add}
        error={errors.arenas?.message ?? errors.arenas?.root?.message}
        columns="minmax(0, 2fr) minmax(0, 3fr)"
        onAdd={fields.length < maxItems ? () => add(1) : undefined}
        onRemove={remove}
        rows={fields.map(({ id }, index) => ({
          id,
          label: texts.remove(arenas[index]?.name ?? ''),
          fields: (
            <>
              <FormField
                control={control}
                name={`arenas.${index}.name`}
                label={texts.name}
                autoComplete="off"
                htmlInput={{ maxLength: arenaNameLimits.maxLength }}
                rules={{ validate: (name) => isVisible(String(name)) || texts.missingName }}
              />
              <CategoriesField control={control} index={index} categories={categories} />
            </>
          ),
        }))}
      />
      {counts.length > 0 && (
        <Box role="group" aria-label={texts.several} sx={severalStyles}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.several}
          </Typography>
          {counts.map((count) => (
            <Button
              key={count}
              variant="outlined"
              color="inherit"
              startIcon={<AddIcon />}
              onClick={() => add(count)}
            >
              {texts.addSeveral(count)}
            </Button>
          ))}
        </Box>
      )}
    </FormSection>
  );
}

const severalStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 };

type CategoriesFieldProps = ArenaFieldsProps & { index: number };

/** Which categories an arena can hold; none is all. */
function CategoriesField({ control, index, categories }: CategoriesFieldProps) {
  const {
    field: { ref, ...field },
  } = useController({ control, name: `arenas.${index}.categoryIds` });
  const namesOf = (ids: unknown) =>
    categories.filter(({ id }) => Array.isArray(ids) && ids.includes(id)).map(({ name }) => name);
  return (
    <TextField
      {...field}
      select
      fullWidth
      label={texts.categories}
      inputRef={ref}
      helperText=" "
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (ids) => namesOf(ids).join(', ') || texts.allCategories,
        },
      }}
    >
      {categories.map(({ id, name }) => (
        <MenuItem key={id} value={id} sx={{ justifyContent: 'space-between', minHeight: 44 }}>
          {name}
          {field.value.includes(id) && <CheckIcon fontSize="small" />}
        </MenuItem>
      ))}
    </TextField>
  );
}
