import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import {
  categoryInputDescriptionLimits,
  categoryInputLongdecLimits,
  categoryInputNameLimits,
} from '../../../../openapi/limits.ts';
import type { ManagedCategory } from '../../../../openapi/schema.d.ts';
import {
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from '../../../api/managedCategories.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SavedForm } from '../form/SavedForm.tsx';
import { useSavedForm } from '../form/useSavedForm.ts';
import { organiserPaths } from '../../../paths.ts';
import { emptyValues, readValues, toInput, toValues } from './categoryValues.ts';
import { copy } from './copy.ts';

/** The form of a category; without one it creates one. */
export function CategoryForm({ category }: { category?: ManagedCategory }) {
  const state = useCategoryForm(category);
  const { control } = state;
  const { field } = useController({ control, name: 'ranking' });
  return (
    <SavedForm label={copy.form.label} state={state} onSubmit={state.submit}>
      <FormSection title={copy.form.about}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <FormField
            control={control}
            name="name"
            label={copy.form.name}
            hint={copy.form.nameHint}
            autoComplete="off"
            htmlInput={{ maxLength: categoryInputNameLimits.maxLength }}
            rules={{ validate: (name) => String(name).trim() !== '' || copy.form.rules.name }}
          />
          <FormField
            control={control}
            name="description"
            label={copy.form.description}
            htmlInput={{ maxLength: categoryInputDescriptionLimits.maxLength }}
          />
          <FormField
            control={control}
            name="longdec"
            label={copy.form.longdec}
            hint={copy.form.textHint}
            minRows={4}
            htmlInput={{ maxLength: categoryInputLongdecLimits.maxLength }}
          />
        </Box>
      </FormSection>
      <FormSection title={copy.form.ranking} lead={copy.form.rankingLead}>
        <RadioGroup {...field} aria-label={copy.form.ranking}>
          {(['points', 'time'] as const).map((rule) => (
            <FormControlLabel
              key={rule}
              value={rule}
              label={copy.ranking[rule]}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </FormSection>
    </SavedForm>
  );
}

function useCategoryForm(category?: ManagedCategory) {
  const organiserId = useOrganiser()?.id ?? 0;
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const navigate = useNavigate();
  return useSavedForm({
    draftName: `category-edit/${organiserId}/${category?.id ?? 'new'}`,
    item: category,
    empty: emptyValues,
    toValues,
    readValues,
    create: (values) => create({ body: toInput(values) }),
    update: (id, values, version) => update({ id, 'If-Match': version, body: toInput(values) }),
    onCreated: ({ id }) => void navigate(organiserPaths.category.href({ id }), { replace: true }),
    failed: copy.form.failed,
  });
}
