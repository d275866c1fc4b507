import { blogPicture } from './contentFiles.ts';
import { toBlogChanges } from './contentInput.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { recordChange } from '../auditLog/queries.ts';
import {
  deleteBlogRow,
  findManagedBlogs,
  hasBlog,
  insertBlog,
  lockBlog,
  type ManagedBlog,
  replaceBlog,
  setBlogColumns,
} from './blogsManagedQueries.ts';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { fieldError, HttpError } from '../httpError.ts';
import { rejectOtherVersion, versionOf } from './version.ts';
import { commitUpload, discardUpload, readPicture } from '../files/uploads.ts';

const toManaged = (blog: ManagedBlog) => ({
  id: blog.id,
  title: blog.title,
  slug: blog.slug,
  image: blog.image,
  content: blog.content,
  meta_title: blog.metaTitle,
  meta_description: blog.metaDescription,
  published_at: blog.publishedAt?.toISOString() ?? null,
  version: versionOf(blog),
});

/** An article as the audit log names it. */
const changeOf = ({ id, title }: { id: number; title: string }) => ({
  kind: 'blog' as const,
  id,
  name: title,
});

const notFound = () => new HttpError(404, 'Artikel tidak ditemukan.');

async function requireLocked(transaction: Database, id: number): Promise<ManagedBlog> {
  const blog = await lockBlog(transaction, id);
  if (!blog) throw notFound();
  return blog;
}

/** Runs what writes a slug in a transaction; throws 422 if another article has it. */
async function saveSlug<Saved>(
  db: Database,
  save: (transaction: Database) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await db.transaction(save);
  } catch (error) {
    if (isUniqueViolation(error, 'blogs_slug_unique'))
      throw fieldError('slug', 'Alamat ini sudah dipakai artikel lain.');
    throw error;
  }
}

export const listManagedBlogs: Handler<'listManagedBlogs'> = async (_request, { db }) => ({
  success: true,
  data: (await findManagedBlogs(db)).map(toManaged),
});

export const createBlog: Handler<'createBlog'> = async ({ body, organiserId }, { db, now }) => {
  const changes = toBlogChanges(body);
  const at = now();
  const created = await saveSlug(db, async (transaction) => {
    const inserted = await insertBlog(transaction, changes, at);
    await recordChange(transaction, {
      ...changeOf(inserted),
      organiserId,
      at,
      operation: 'createBlog',
    });
    return inserted;
  });
  return { success: true, message: 'Artikel telah dibuat.', data: toManaged(created) };
};

export const updateBlog: Handler<'updateBlog'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  const changes = toBlogChanges(body);
  const saved = await saveSlug(db, async (transaction) => {
    const before = await requireLocked(transaction, id);
    rejectOtherVersion(
      before,
      header['if-match'],
      'Artikel ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
    const replaced = await replaceBlog(transaction, id, changes);
    await recordChange(transaction, {
      ...changeOf(replaced),
      organiserId,
      at: now(),
      operation: 'updateBlog',
    });
    return replaced;
  });
  return { success: true, message: 'Artikel telah disimpan.', data: toManaged(saved) };
};

export const deleteBlog: Handler<'deleteBlog'> = async (
  { path: { id }, organiserId },
  { db, files, now },
) => {
  const deleted = await db.transaction(async (transaction) => {
    const blog = await deleteBlogRow(transaction, id);
    if (!blog) throw notFound();
    await recordChange(transaction, {
      ...changeOf(blog),
      organiserId,
      at: now(),
      operation: 'deleteBlog',
    });
    return blog;
  });
  await discardUpload(files, blogPicture.prefix(id), deleted.image);
  return { success: true, message: `Artikel ${deleted.title} telah dihapus.` };
};

type Publication = 'published' | 'scheduled' | 'draft';

const publicationMessages: Record<Publication, string> = {
  published: 'Artikel telah diterbitkan.',
  scheduled: 'Artikel dijadwalkan dan terbit sendiri pada waktunya.',
  draft: 'Artikel ditarik dan tidak terlihat lagi oleh umum.',
};

/** Returns when an article is to be published; throws 422 for a time that no clock shows. */
function readTime(text: string | undefined, now: Date): Date {
  const time = text === undefined ? now : new Date(text);
  if (Number.isNaN(time.getTime())) throw fieldError('published_at', 'Waktu terbit tidak valid.');
  return time;
}

export const setBlogPublication: Handler<'setBlogPublication'> = async (
  { path: { id }, body, organiserId },
  { db, now },
) => {
  const at = now();
  const publishedAt = body.published ? readTime(body.published_at, at) : null;
  const publication: Publication =
    publishedAt === null ? 'draft' : publishedAt <= at ? 'published' : 'scheduled';
  const saved = await db.transaction(async (transaction) => {
    await requireLocked(transaction, id);
    const changed = await setBlogColumns(transaction, id, { publishedAt });
    await recordChange(transaction, {
      ...changeOf(changed),
      organiserId,
      at,
      operation: 'setBlogPublication',
      detail: publication,
    });
    return changed;
  });
  return { success: true, message: publicationMessages[publication], data: toManaged(saved) };
};

export const uploadBlogPicture: Handler<'uploadBlogPicture'> = async (
  { path: { id }, body, organiserId },
  services,
) => {
  const { db, files, now } = services;
  const { size } = blogPicture;
  if (!(await hasBlog(db, id))) throw notFound();
  const bytes = await readPicture(services, { name: 'picture', value: body.picture, size });
  const { blog } = await commitUpload(files, { prefix: blogPicture.prefix(id), bytes }, (image) =>
    db.transaction(async (transaction) => {
      const before = await requireLocked(transaction, id);
      const changed = await setBlogColumns(transaction, id, { image });
      await recordChange(transaction, {
        ...changeOf(before),
        organiserId,
        at: now(),
        operation: 'uploadBlogPicture',
      });
      return { previousPath: before.image, blog: changed };
    }),
  );
  return { success: true, message: 'Gambar artikel telah disimpan.', data: toManaged(blog) };
};
