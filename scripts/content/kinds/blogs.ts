import type { BlogInput } from '../../../openapi/schema.d.ts';
import { blogContent, describePublication } from '../../../server/content/kinds/blogs.ts';
import { maxUploadBytes } from '../../../server/contract/uploads.ts';
import { FileError, readInside } from '../contentFile.ts';
import type { PlanContext } from '../plan.ts';
import type { Row } from '../table.ts';
import { cellOf, isAllowed, isTime, readChanges, timeOrNull, toFileName } from './cells.ts';
import { contentKind } from './contentKind.ts';
import type { OwnField } from './planTable.ts';

type BlogColumns = ReturnType<typeof blogContent.toColumns>;

const articlePath = (slug: string) => `blogs/${slug}.html`;

/** Returns the article of a row; reports that it is not there. */
async function readArticle(context: PlanContext, row: Row): Promise<string | undefined> {
  const slug = cellOf(row, 'slug').trim();
  // Else it is no part of a path, and the schema will say so.
  if (!/^[a-z0-9-]+$/.test(slug)) return '-';
  const path = articlePath(slug);
  try {
    const bytes = await readInside(context.folder, path, maxUploadBytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const isKnown = error instanceof FileError;
    context.report(row, isKnown ? error.message : `${path} is not a text in UTF-8.`);
    return undefined;
  }
}

/** Returns what is stored of a row and its article; reports what is wrong with them. */
async function readBlog(
  context: PlanContext,
  row: Row,
  find: (slug: string) => { content: string } | undefined,
): Promise<{ slug: string; columns: BlogColumns } | undefined> {
  const content = await readArticle(context, row);
  const body = {
    title: cellOf(row, 'title'),
    slug: cellOf(row, 'slug').trim(),
    content,
    meta_title: cellOf(row, 'meta_title'),
    meta_description: cellOf(row, 'meta_description'),
  };
  const wrongTimes = ['created_at', 'published_at'].filter((name) => !isTime(context, row, name));
  if (content === undefined || wrongTimes.length > 0) return undefined;
  if (!isAllowed<BlogInput>(context, row, 'BlogInput', body)) return undefined;
  const changes = readChanges(context, row, () => blogContent.toColumns(body));
  // An article of an earlier version may have other forms of the same.
  const columns = find(body.slug)?.content === content ? { ...changes, content } : changes;
  return columns && { slug: body.slug, columns };
}

const setPublication = (publishedAt: Date | null, now: Date): OwnField => ({
  name: 'published_at',
  operation: 'setBlogPublication',
  detail: describePublication(publishedAt, now),
  save: (db, id) => blogContent.setColumns(db, id, { publishedAt }),
});

/** Articles, by their slugs. Only a new one takes its time of creation. */
export const blogKind = contentKind({
  content: blogContent,
  shape: {
    name: 'blogs',
    columns: [
      'slug',
      'title',
      'meta_title',
      'meta_description',
      'created_at',
      'published_at',
      'picture',
    ],
  },
  keyOf: ({ slug }) => slug,
  describe: ({ slug }) => `the article ${slug}`,
  fileName: ({ slug }) => `blogs/${toFileName(slug)}`,
  async toCells(blog, { addText }) {
    await addText(articlePath(blog.slug), blog.content);
    return {
      slug: blog.slug,
      title: blog.title,
      meta_title: blog.metaTitle ?? '',
      meta_description: blog.metaDescription ?? '',
      created_at: blog.createdAt.toISOString(),
      published_at: blog.publishedAt?.toISOString() ?? '',
    };
  },
  async read(context, row, find) {
    const read = await readBlog(context, row, find);
    if (!read) return undefined;
    const { slug, columns } = read;
    const publishedAt = timeOrNull(row, 'published_at');
    const isSame = publishedAt?.getTime() === find(slug)?.publishedAt?.getTime();
    return {
      key: slug,
      name: cellOf(row, 'title').trim(),
      columns,
      ownFields: isSame ? [] : [setPublication(publishedAt, context.now)],
    };
  },
  createdAt: (row) => timeOrNull(row, 'created_at'),
});
