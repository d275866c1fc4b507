import { desc, sql } from 'drizzle-orm';
import { cleanArticleHtml, hasArticleContent } from '../../../openapi/articles/cleanArticleHtml.ts';
import type { BlogInput } from '../../../openapi/schema.d.ts';
import type { Handler, Handlers } from '../../contract/mountOperations.ts';
import { blogs } from '../../db/schema.ts';
import { fieldError } from '../../lib/httpError.ts';
import { createContentQueries } from '../../managed/contentQueries.ts';
import { type ContentFile, defineContent, versionOf } from '../../managed/managedContent.ts';

const { find, findAll } = createContentQueries(blogs);

const picture: ContentFile = {
  column: 'image',
  field: 'picture',
  prefix: (id) => `blogs/${id}-`,
  size: { width: 1600, height: 840 },
  operation: 'uploadBlogPicture',
  saved: 'Gambar artikel telah disimpan.',
};

/** Throws 422 if nothing of the content of an article may stay. */
function readContent(html: string): string {
  const content = cleanArticleHtml(html);
  if (content === undefined) throw fieldError('content', 'Isi artikel terlalu berlapis.');
  if (!hasArticleContent(content)) throw fieldError('content', 'Isi artikel wajib diisi.');
  return content;
}

export const blogContent = defineContent({
  table: blogs,
  auditLogKind: 'blog',
  nameOf: ({ title }) => title,
  // Drafts first, then the latest published.
  findAll: (db) => findAll(db, [sql`${blogs.publishedAt} desc nulls first`, desc(blogs.id)]),
  findOne: find,
  toResponse: (blog) => ({
    id: blog.id,
    title: blog.title,
    slug: blog.slug,
    image: blog.image,
    content: blog.content,
    meta_title: blog.metaTitle,
    meta_description: blog.metaDescription,
    published_at: blog.publishedAt?.toISOString() ?? null,
    version: versionOf(blog),
  }),
  toColumns: (body: BlogInput) => ({
    title: body.title.trim(),
    slug: body.slug,
    content: readContent(body.content),
    metaTitle: body.meta_title.trim() || null,
    metaDescription: body.meta_description.trim() || null,
  }),
  newColumns: async (_transaction, at) => ({ createdAt: at }),
  unique: {
    constraint: 'blogs_slug_unique',
    field: 'slug',
    message: 'Alamat ini sudah dipakai artikel lain. Tulis alamat yang lain.',
  },
  files: [picture],
  operations: { create: 'createBlog', update: 'updateBlog', remove: 'deleteBlog' },
  messages: {
    notFound: 'Artikel tidak ditemukan.',
    created: 'Artikel telah dibuat.',
    updated: 'Artikel telah disimpan.',
    outdated: 'Artikel ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    removed: (title) => `Artikel ${title} telah dihapus.`,
  },
});

type Publication = 'published' | 'scheduled' | 'draft';

const publicationMessages: Record<Publication, string> = {
  published: 'Artikel telah diterbitkan.',
  scheduled: 'Artikel dijadwalkan dan terbit sendiri pada waktunya.',
  draft: 'Artikel ditarik dan tidak terlihat lagi oleh umum.',
};

/** Returns what the audit log calls a time of publication; null is that of a draft. */
export const describePublication = (publishedAt: Date | null, now: Date): Publication =>
  publishedAt === null ? 'draft' : publishedAt <= now ? 'published' : 'scheduled';

/** Returns when an article is to be published; throws 422 for a time that no clock shows. */
function readTime(text: string | undefined, now: Date): Date {
  const time = text === undefined ? now : new Date(text);
  if (Number.isNaN(time.getTime())) throw fieldError('published_at', 'Waktu terbit tidak valid.');
  return time;
}

const setBlogPublication: Handler<'setBlogPublication'> = async (request, services) => {
  const { body, publicUrl } = request;
  const at = services.now();
  const publishedAt = body.published ? readTime(body.published_at, at) : null;
  const publication = describePublication(publishedAt, at);
  const { managed } = await blogContent.change(request, services, {
    columns: { publishedAt },
    operation: 'setBlogPublication',
    at,
    detail: publication,
    // Who presses twice, or repeats a request, keeps the time of the first one.
    isChange: (before) =>
      body.published && body.published_at === undefined
        ? describePublication(before.publishedAt, at) !== 'published'
        : before.publishedAt?.getTime() !== publishedAt?.getTime(),
  });
  return {
    success: true,
    message: publicationMessages[publication],
    data: blogContent.toResponse(managed, publicUrl),
  };
};

export const blogHandlers = {
  listManagedBlogs: blogContent.list,
  createBlog: blogContent.create,
  updateBlog: blogContent.update,
  setBlogPublication,
  deleteBlog: blogContent.remove,
  uploadBlogPicture: blogContent.upload(picture),
} satisfies Partial<Handlers>;
