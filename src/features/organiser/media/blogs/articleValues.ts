import { blogInputSlugLimits } from '../../../../../openapi/limits.ts';
import type { BlogInput, OrganisedBlog } from '../../../../../openapi/schema.d.ts';

export const emptyValues: BlogInput = {
  title: '',
  slug: '',
  content: '',
  meta_title: '',
  meta_description: '',
};

/** Returns the values of the form for an article. */
export const toValues = (blog: OrganisedBlog): BlogInput => ({
  title: blog.title,
  slug: blog.slug,
  content: blog.content,
  meta_title: blog.meta_title ?? '',
  meta_description: blog.meta_description ?? '',
});

/** Returns the address that a title suggests: its words in a to z and 0 to 9, with hyphens. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, blogInputSlugLimits.maxLength)
    .replaceAll(/^-|-$/g, '');

/** Returns the address that is saved: that of the field, or without one that of the title. */
export const slugOf = ({ slug, title }: Pick<BlogInput, 'slug' | 'title'>): string =>
  slug.trim() || toSlug(title);

/** Whether a text is an address, or empty for that of the title. */
export const isSlug = (text: string): boolean =>
  text.trim() === '' || new RegExp(blogInputSlugLimits.pattern).test(text.trim());

/** Returns the body of the request that saves the values. */
export const toInput = (values: BlogInput): BlogInput => ({
  title: values.title.trim(),
  slug: slugOf(values),
  content: values.content,
  meta_title: values.meta_title.trim(),
  meta_description: values.meta_description.trim(),
});

/** Parses stored values; returns undefined if they are not of this form. */
export function readValues(stored: unknown): BlogInput | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: BlogInput = { ...emptyValues, ...stored };
  return Object.values(values).every((text) => typeof text === 'string') ? values : undefined;
}
