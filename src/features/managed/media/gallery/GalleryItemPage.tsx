import * as limits from '../../../../../openapi/workLimits.ts';
import type { GalleryItemInput, ManagedGalleryItem } from '../../../../../openapi/schema.d.ts';
import {
  useCreateGalleryItemMutation,
  useListManagedGalleryItemsQuery,
  useUpdateGalleryItemMutation,
  useUploadGalleryPictureMutation,
} from '../../../../api/managedContent.ts';
import { organiserPaths, paths } from '../../../../paths.ts';
import { FieldSection } from '../../form/FieldSection.tsx';
import { slugOf } from '../../form/slug.ts';
import { SlugField } from '../../form/SlugField.tsx';
import { textValues } from '../../form/textValues.ts';
import {
  type EditorKind,
  type FieldsProps,
  ManagedEditorPage,
} from '../../lists/ManagedEditorPage.tsx';
import { copy } from './copy.ts';

const values = textValues({ title: '', slug: '', description: '' });

const galleryItem: EditorKind<ManagedGalleryItem, GalleryItemInput> = {
  draftName: 'gallery-edit',
  texts: copy.texts,
  listPath: organiserPaths.gallery.href(),
  path: organiserPaths.galleryItem,
  values: { ...values, toInput: (typed) => ({ ...values.toInput(typed), slug: slugOf(typed) }) },
  Fields: GalleryItemFields,
  picture: { lead: copy.picture, path: ({ image }) => image, ratio: '3 / 2' },
  publicPath: ({ id, slug, image }) => image !== null && paths.content.href({ slug: slug ?? id }),
  detail: ({ image }) => image === null && copy.hidden,
};

/** Creates a gallery item, or changes the one in the URL. */
export default function GalleryItemPage() {
  const list = useListManagedGalleryItemsQuery();
  const [create] = useCreateGalleryItemMutation();
  const [update] = useUpdateGalleryItemMutation();
  const [upload] = useUploadGalleryPictureMutation();
  return <ManagedEditorPage kind={galleryItem} requests={{ list, create, update, upload }} />;
}

function GalleryItemFields({ control }: FieldsProps<GalleryItemInput>) {
  const { title, description } = copy.fields;
  return (
    <FieldSection
      title={copy.section}
      control={control}
      fields={[
        { name: 'title', ...title, limits: limits.galleryItemInputTitleLimits },
        <SlugField
          key="slug"
          control={control}
          names={{ title: 'title', slug: 'slug' }}
          limits={limits.galleryItemInputSlugLimits}
          toPath={(slug) => paths.content.href({ slug })}
        />,
        {
          name: 'description',
          ...description,
          minRows: 4,
          limits: limits.galleryItemInputDescriptionLimits,
        },
      ]}
    />
  );
}
