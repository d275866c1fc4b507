import type { BlogInput } from '../../../openapi/schema.d.ts';
import { blogPicture } from '../../../server/content/contentFiles.ts';
import { maxUploadBytes } from '../../../server/contract/uploads.ts';
import { toBlogChanges } from '../../../server/content/contentInput.ts';
import {
  type BlogChanges,
  findManagedBlogs,
  insertBlog,
  type ManagedBlog,
  replaceBlog,
  setBlogColumns,
} from '../../../server/content/blogsManagedQueries.ts';
import { FileError, readInside } from '../contentFile.ts';
import type { Kind, PlanContext } from '../plan.ts';
import type { Row } from '../table.ts';
import {
  cellOf,
  isAllowed,
  isTime,
  mapByKey,
  readChanges,
  textOrNull,
  toFileName,
} from './cells.ts';
import { type OwnField, planThings } from './planThings.ts';

const shape = {
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
};

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
  find: (slug: string) => ManagedBlog | undefined,
): Promise<BlogChanges | undefined> {
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
  const changes = readChanges(context, row, () => toBlogChanges(body));
  // An article of an earlier version may have other forms of the same.
  return changes && find(body.slug)?.content === content ? { ...changes, content } : changes;
}

function timeOf(row: Row, column: string): Date | null {
  const time = textOrNull(row, column);
  return time === null ? null : new Date(time);
}

function toPublication(publishedAt: Date | null, now: Date): OwnField {
  const detail = publishedAt === null ? 'draft' : publishedAt <= now ? 'published' : 'scheduled';
  return {
    name: 'published_at',
    operation: 'setBlogPublication',
    detail,
    save: (db, id) => setBlogColumns(db, id, { publishedAt }),
  };
}

/** Articles, by their slugs. Only a new one takes its time of creation. */
export const blogKind: Kind = {
  shapes: [shape],
  async exportRows({ db, addFile, addText }) {
    const rows = [];
    const found = await findManagedBlogs(db);
    for (const blog of found.toSorted((one, other) => one.id - other.id)) {
      await addText(articlePath(blog.slug), blog.content);
      rows.push({
        slug: blog.slug,
        title: blog.title,
        meta_title: blog.metaTitle ?? '',
        meta_description: blog.metaDescription ?? '',
        created_at: blog.createdAt.toISOString(),
        published_at: blog.publishedAt?.toISOString() ?? '',
        picture: await addFile(`blogs/${toFileName(blog.slug)}`, blog.image),
      });
    }
    return { blogs: rows };
  },
  async plan(context) {
    const stored = mapByKey(
      await findManagedBlogs(context.db),
      ({ slug }) => slug,
      ({ slug }) => `the article ${slug}`,
    );
    return planThings(context, {
      table: shape.name,
      auditLogKind: 'blog',
      stored,
      files: [
        {
          column: 'picture',
          kind: { size: blogPicture.size },
          prefix: blogPicture.prefix,
          storedPath: ({ image }) => image,
          save: (db, id, image) => setBlogColumns(db, id, { image }),
          operation: 'uploadBlogPicture',
        },
      ],
      async read(row, find) {
        const columns = await readBlog(context, row, find);
        if (!columns) return undefined;
        const before = find(columns.slug);
        const publishedAt = timeOf(row, 'published_at');
        const isSame = publishedAt?.getTime() === before?.publishedAt?.getTime();
        return {
          key: columns.slug,
          name: columns.title,
          columns,
          ownFields: isSame ? [] : [toPublication(publishedAt, context.now)],
        };
      },
      insert: async (db, row, columns, now) =>
        (await insertBlog(db, columns as BlogChanges, timeOf(row, 'created_at') ?? now)).id,
      update: (db, id, _row, columns) => replaceBlog(db, id, columns as BlogChanges),
      operations: { create: 'createBlog', update: 'updateBlog' },
    });
  },
};
