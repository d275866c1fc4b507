import type { Handler } from '../contract/bind.ts';
import { findCategories, findCategory } from '../data/categories.ts';
import { Refusal } from '../refusal.ts';
import { absoluteAddress } from '../storage.ts';

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
  rule: absoluteAddress(rule, publicUrl),
});

export const listCategories: Handler<'listCategories'> = async ({ publicUrl }, { db }) => ({
  success: true,
  data: (await findCategories(db)).map((category) => toCategory(category, publicUrl)),
});

export const getCategory: Handler<'getCategory'> = async ({ path, publicUrl }, { db }) => {
  const category = await findCategory(db, path.id);
  if (!category) throw new Refusal(404, 'Kategori tidak ditemukan.');
  return { success: true, data: toCategory(category, publicUrl) };
};
