import type { BlogInput, ManagedBlog } from '../../../../../openapi/schema.d.ts';
import { slugOf } from '../slug.ts';

export const emptyValues: BlogInput = {
  title: '',
  slug: '',
  content: '',
  meta_title: '',
  meta_description: '',
};

/** Returns the values of the form for an article. */
export const toValues = (blog: ManagedBlog): BlogInput => ({
  title: blog.title,
  slug: blog.slug,
  content: blog.content,
  meta_title: blog.meta_title ?? '',
  meta_description: blog.meta_description ?? '',
});

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
