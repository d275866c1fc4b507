import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import {
  galleryItemInputDescriptionLimits,
  galleryItemInputSlugLimits,
  galleryItemInputTitleLimits,
} from '../../../../../openapi/limits.ts';
import type { ManagedGalleryItem } from '../../../../../openapi/schema.d.ts';
import {
  useCreateGalleryItemMutation,
  useUpdateGalleryItemMutation,
} from '../../../../api/managedMedia.ts';
import { organiserPaths, paths } from '../../../../paths.ts';
import { useOrganiser } from '../../../../session/useSession.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { SavedForm } from '../../form/SavedForm.tsx';
import { useSavedForm } from '../../form/useSavedForm.ts';
import { SlugField } from '../SlugField.tsx';
import { copy } from './copy.ts';
import { emptyValues, readValues, toInput, toValues } from './galleryValues.ts';

/** The form of a gallery item; without one it creates one. */
export function GalleryItemForm({ item }: { item?: ManagedGalleryItem }) {
  const state = useGalleryItemForm(item);
  const { control } = state;
  return (
    <SavedForm label={copy.form.label} state={state} onSubmit={state.submit}>
      <FormSection title={copy.form.about}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <FormField
            control={control}
            name="title"
            label={copy.form.title}
            autoComplete="off"
            htmlInput={{ maxLength: galleryItemInputTitleLimits.maxLength }}
            rules={{ validate: (title) => title.trim() !== '' || copy.form.rules.title }}
          />
          <SlugField
            control={control}
            names={{ title: 'title', slug: 'slug' }}
            texts={copy.form}
            maxLength={galleryItemInputSlugLimits.maxLength}
            toPath={(slug) => paths.content.href({ slug })}
          />
          <FormField
            control={control}
            name="description"
            label={copy.form.description}
            hint={copy.form.descriptionHint}
            minRows={4}
            htmlInput={{ maxLength: galleryItemInputDescriptionLimits.maxLength }}
          />
        </Box>
      </FormSection>
    </SavedForm>
  );
}

function useGalleryItemForm(item?: ManagedGalleryItem) {
  const organiserId = useOrganiser()?.id ?? 0;
  const [create] = useCreateGalleryItemMutation();
  const [update] = useUpdateGalleryItemMutation();
  const navigate = useNavigate();
  return useSavedForm({
    draftName: `gallery-edit/${organiserId}/${item?.id ?? 'new'}`,
    item,
    empty: emptyValues,
    toValues,
    readValues,
    create: (values) => create({ body: toInput(values) }),
    update: (id, values, version) => update({ id, 'If-Match': version, body: toInput(values) }),
    onCreated: ({ id }) =>
      void navigate(organiserPaths.galleryItem.href({ id }), { replace: true }),
    failed: copy.form.failed,
  });
}
