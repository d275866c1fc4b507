import type { Handler } from '../contract/mountOperations.ts';
import { findCategories, findCategory } from './categoriesQueries.ts';
import { HttpError } from '../lib/httpError.ts';
import { absoluteUrl } from '../files/storage.ts';

type CategoryRow = NonNullable<Awaited<ReturnType<typeof findCategory>>>;

const toCategory = (
  { id, name, description, logo, longDescription, rule }: CategoryRow,
  publicUrl: string,
) => ({
  id,
  name,
  description,
  logo,
  longdec: longDescription,
  rule: absoluteUrl(rule, publicUrl),
});

export const listCategories: Handler<'listCategories'> = async ({ publicUrl }, { db }) => ({
  success: true,
  data: (await findCategories(db)).map((category) => toCategory(category, publicUrl)),
});

export const getCategory: Handler<'getCategory'> = async ({ path, publicUrl }, { db }) => {
  const category = await findCategory(db, path.id);
  if (!category) throw new HttpError(404, 'Kategori tidak ditemukan.');
  return { success: true, data: toCategory(category, publicUrl) };
};
