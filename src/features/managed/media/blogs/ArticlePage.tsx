import * as limits from '../../../../../openapi/workLimits.ts';
import type { BlogInput, ManagedBlog } from '../../../../../openapi/schema.d.ts';
import {
  useCreateBlogMutation,
  useListManagedBlogsQuery,
  useUpdateBlogMutation,
  useUploadBlogPictureMutation,
} from '../../../../api/managedContent.ts';
import { organiserPaths, paths } from '../../../../paths.ts';
import { FieldSection } from '../../form/FieldSection.tsx';
import { slugOf } from '../../form/slug.ts';
import { SlugField } from '../../form/SlugField.tsx';
import { textValues } from '../../form/textValues.ts';
import {
  type AsideProps,
  type EditorKind,
  type FieldsProps,
  ManagedEditorPage,
  PublicPageLink,
} from '../../lists/ManagedEditorPage.tsx';
import { copy } from './copy.ts';
import { RichTextField } from './editor/RichTextField.tsx';
import { Preview } from './Preview.tsx';
import { PublicationChip } from './PublicationChip.tsx';
import { PublicationForm } from './PublicationForm.tsx';
import { usePublication } from './usePublication.ts';

const empty = { title: '', slug: '', content: '', meta_title: '', meta_description: '' };
const values = textValues(empty);

const article: EditorKind<ManagedBlog, BlogInput> = {
  draftName: 'blog-edit',
  texts: copy.texts,
  listPath: organiserPaths.blogs.href(),
  path: organiserPaths.blog,
  values: {
    ...values,
    toInput: (typed) => ({
      ...values.toInput(typed),
      slug: slugOf(typed),
      content: typed.content,
    }),
  },
  Fields: ArticleFields,
  picture: {
    lead: copy.picture,
    path: ({ image }) => image,
    ratio: '40 / 21',
    isLast: true,
  },
  detail: (saved) => <PublicationChip publishedAt={saved.published_at} />,
  Aside: ArticleAside,
  Action: ({ control, saved }) => <Preview control={control} image={saved?.image ?? null} />,
};

/** Writes an article, or changes the one in the URL. */
export default function ArticlePage() {
  const list = useListManagedBlogsQuery();
  const [create] = useCreateBlogMutation();
  const [update] = useUpdateBlogMutation();
  const [upload] = useUploadBlogPictureMutation();
  return <ManagedEditorPage kind={article} requests={{ list, create, update, upload }} />;
}

function ArticleFields({ control }: FieldsProps<BlogInput>) {
  const { sections, fields, contentMissing } = copy;
  const { metaTitle, metaDescription } = fields;
  return (
    <>
      <FieldSection
        {...sections.about}
        control={control}
        fields={[
          { name: 'title', ...fields.title, limits: limits.blogInputTitleLimits },
          <SlugField
            key="slug"
            control={control}
            names={{ title: 'title', slug: 'slug' }}
            limits={limits.blogInputSlugLimits}
            toPath={(slug) => paths.blog.href({ slug })}
          />,
          <RichTextField
            key="content"
            control={control}
            name="content"
            {...fields.content}
            rules={{ validate: (content) => content !== '' || contentMissing }}
          />,
        ]}
      />
      <FieldSection
        {...sections.search}
        control={control}
        fields={[
          { name: 'meta_title', ...metaTitle, limits: limits.blogInputMetaTitleLimits },
          {
            name: 'meta_description',
            ...metaDescription,
            minRows: 2,
            limits: limits.blogInputMetaDescriptionLimits,
          },
        ]}
      />
    </>
  );
}

function ArticleAside({ saved, isChanged, children }: AsideProps<ManagedBlog, BlogInput>) {
  const { slug, published_at: publishedAt } = saved;
  const isPublic = usePublication(publishedAt) === 'published';
  return (
    <>
      <PublicationForm article={saved} isChanged={isChanged} />
      {children}
      {isPublic && <PublicPageLink to={paths.blog.href({ slug })} />}
    </>
  );
}
