import { categoryLogo, categoryRule } from './contentFiles.ts';
import { toCategoryChanges } from './contentInput.ts';
import type { Handler } from '../contract/mountOperations.ts';
import {
  deleteCategoryRow,
  findManagedCategories,
  findManagedCategory,
  insertCategory,
  lockCategory,
  type ManagedCategory,
  replaceCategory,
  setCategoryFile,
} from './categoriesManagedQueries.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Database } from '../db/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../db/violations.ts';
import { fieldError, HttpError } from '../httpError.ts';
import { absoluteUrl } from '../files/storage.ts';
import { commitUpload, discardUpload, readPdf, readPicture } from '../files/uploads.ts';

const toManaged = (category: ManagedCategory, publicUrl: string) => ({
  id: category.id,
  name: category.name,
  description: category.description,
  longdec: category.longDescription,
  logo: category.logo,
  rule: absoluteUrl(category.rule, publicUrl),
  ranking: category.ranking,
  version: versionOf(category),
  tournaments: category.tournaments,
  teams: category.teams,
});

const versionOf = ({ version }: { version: number }) => `"${version}"`;

/** A category as the audit log names it. */
const changeOf = ({ id, name }: { id: number; name: string }) => ({
  kind: 'category' as const,
  id,
  name,
});

const notFound = () => new HttpError(404, 'Kategori tidak ditemukan.');

/**
 * What an operation answers is read in its own transaction: afterwards another organiser may have deleted
 * the category, and a change that was made would be answered as refused.
 */
async function requireManaged(db: Database, id: number): Promise<ManagedCategory> {
  const category = await findManagedCategory(db, id);
  if (!category) throw notFound();
  return category;
}

async function requireLocked(transaction: Database, id: number) {
  const category = await lockCategory(transaction, id);
  if (!category) throw notFound();
  return category;
}

/** Runs what writes a name in a transaction; throws 422 if another category has it. */
async function saveName<Saved>(
  db: Database,
  save: (transaction: Database) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await db.transaction(save);
  } catch (error) {
    if (isUniqueViolation(error, 'categories_name_unique'))
      throw fieldError('name', 'Nama ini sudah dipakai kategori lain.');
    throw error;
  }
}

export const listManagedCategories: Handler<'listManagedCategories'> = async (
  { publicUrl },
  { db },
) => ({
  success: true,
  data: (await findManagedCategories(db)).map((category) => toManaged(category, publicUrl)),
});

export const createCategory: Handler<'createCategory'> = async (
  { body, publicUrl, organiserId },
  { db, now },
) => {
  const changes = toCategoryChanges(body);
  const created = await saveName(db, async (transaction) => {
    const id = await insertCategory(transaction, changes);
    await recordChange(transaction, {
      ...changeOf({ id, name: changes.name }),
      organiserId,
      at: now(),
      operation: 'createCategory',
    });
    return requireManaged(transaction, id);
  });
  return {
    success: true,
    message: 'Kategori telah dibuat.',
    data: toManaged(created, publicUrl),
  };
};

export const updateCategory: Handler<'updateCategory'> = async (
  { path: { id }, header, body, publicUrl, organiserId },
  { db, now },
) => {
  const saved = await saveName(db, async (transaction) => {
    const before = await requireLocked(transaction, id);
    const version = header['if-match'];
    if (version !== undefined && version !== versionOf(before))
      throw new HttpError(
        412,
        'Kategori ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      );
    const changes = toCategoryChanges(body);
    await replaceCategory(transaction, id, changes);
    await recordChange(transaction, {
      ...changeOf({ id, name: changes.name }),
      organiserId,
      at: now(),
      operation: 'updateCategory',
    });
    return requireManaged(transaction, id);
  });
  return {
    success: true,
    message: 'Kategori telah disimpan.',
    data: toManaged(saved, publicUrl),
  };
};

export const deleteCategory: Handler<'deleteCategory'> = async (
  { path: { id }, organiserId },
  { db, files, now },
) => {
  const { name } = await requireManaged(db, id);
  try {
    const deleted = await db.transaction(async (transaction) => {
      const category = await deleteCategoryRow(transaction, id);
      if (!category) throw notFound();
      await recordChange(transaction, {
        ...changeOf(category),
        organiserId,
        at: now(),
        operation: 'deleteCategory',
      });
      return category;
    });
    await discardUpload(files, categoryLogo.prefix(id), deleted.logo);
    await discardUpload(files, categoryRule.prefix(id), deleted.rule);
  } catch (error) {
    if (isForeignKeyViolation(error))
      throw new HttpError(
        409,
        `Kategori ${name} masih dipakai oleh turnamen atau tim, jadi tidak dapat dihapus.`,
      );
    throw error;
  }
  return { success: true, message: `Kategori ${name} telah dihapus.` };
};

export const uploadCategoryLogo: Handler<'uploadCategoryLogo'> = async (
  { path: { id }, body, publicUrl, organiserId },
  services,
) => {
  const { db, files, now } = services;
  const { size } = categoryLogo;
  await requireManaged(db, id);
  const bytes = await readPicture(services, { name: 'logo', value: body.logo, size });
  const { category } = await commitUpload(
    files,
    { prefix: categoryLogo.prefix(id), bytes },
    (logo) =>
      db.transaction(async (transaction) => {
        const before = await requireLocked(transaction, id);
        await setCategoryFile(transaction, id, { logo });
        await recordChange(transaction, {
          ...changeOf(before),
          organiserId,
          at: now(),
          operation: 'uploadCategoryLogo',
        });
        return { previousPath: before.logo, category: await requireManaged(transaction, id) };
      }),
  );
  return {
    success: true,
    message: 'Logo kategori telah disimpan.',
    data: toManaged(category, publicUrl),
  };
};

export const uploadCategoryRule: Handler<'uploadCategoryRule'> = async (
  { path: { id }, body, publicUrl, organiserId },
  { db, files, now },
) => {
  await requireManaged(db, id);
  const bytes = await readPdf({ name: 'rule', value: body.rule });
  const { category } = await commitUpload(
    files,
    { prefix: categoryRule.prefix(id), bytes, extension: 'pdf' },
    (rule) =>
      db.transaction(async (transaction) => {
        const before = await requireLocked(transaction, id);
        await setCategoryFile(transaction, id, { rule });
        await recordChange(transaction, {
          ...changeOf(before),
          organiserId,
          at: now(),
          operation: 'uploadCategoryRule',
        });
        return { previousPath: before.rule, category: await requireManaged(transaction, id) };
      }),
  );
  return {
    success: true,
    message: 'Aturan kategori telah disimpan.',
    data: toManaged(category, publicUrl),
  };
};
