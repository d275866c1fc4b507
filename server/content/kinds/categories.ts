import { asc, eq, sql } from 'drizzle-orm';
import type { CategoryInput } from '../../../openapi/schema.d.ts';
import { tidyName } from '../../../openapi/texts/names.ts';
import type { Handlers } from '../../contract/mountOperations.ts';
import type { Database } from '../../db/database.ts';
import { categories, teams, tournamentCategories } from '../../db/schema.ts';
import { absoluteUrl } from '../../files/storage.ts';
import { changeRanking, changeTimeFormat } from '../../scores/categoryChanges.ts';
import { type ContentFile, defineContent, versionOf } from '../../managed/managedContent.ts';

// Written out: in a selection of one table Drizzle leaves the names of tables out.
const countOf = (table: typeof tournamentCategories | typeof teams) =>
  sql<number>`(select count(*)::integer from ${table}
    where ${table}.category_id = ${categories}.id)`;

const selectManaged = (db: Database) =>
  db
    .select({
      category: categories,
      tournaments: countOf(tournamentCategories),
      teams: countOf(teams),
    })
    .from(categories)
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectManaged>>[number];

const toManaged = ({ category, ...counts }: Selected) => ({ ...category, ...counts });

/** Returns all categories with how many tournaments and teams have them. */
export const findManagedCategories = async (db: Database) =>
  (await selectManaged(db).orderBy(asc(categories.id))).map(toManaged);

const logo: ContentFile = {
  column: 'logo',
  field: 'logo',
  prefix: (id) => `categories/${id}-logo-`,
  size: { width: 400, height: 400 },
  operation: 'uploadCategoryLogo',
  saved: 'Logo kategori telah disimpan.',
};

const rule: ContentFile = {
  column: 'rule',
  field: 'rule',
  prefix: (id) => `categories/${id}-rule-`,
  size: 'pdf',
  operation: 'uploadCategoryRule',
  saved: 'Aturan kategori telah disimpan.',
};

export const categoryContent = defineContent({
  table: categories,
  auditLogKind: 'category',
  nameOf: ({ name }) => name,
  findAll: findManagedCategories,
  findOne: async (db, id) =>
    (await selectManaged(db).where(eq(categories.id, id))).map(toManaged)[0],
  toResponse: (category, publicUrl) => ({
    id: category.id,
    name: category.name,
    description: category.description,
    longdec: category.longDescription,
    logo: category.logo,
    rule: absoluteUrl(category.rule, publicUrl),
    ranking: category.ranking,
    time_format: category.timeFormat,
    version: versionOf(category),
    tournaments: category.tournaments,
    teams: category.teams,
  }),
  toColumns: (body: CategoryInput) => ({
    name: tidyName(body.name),
    description: body.description.trim(),
    longDescription: body.longdec.trim(),
    ranking: body.ranking,
    timeFormat: body.time_format,
  }),
  newColumns: async () => ({ logo: '' }),
  updated: async (transaction, before, after) => {
    if (before.timeFormat !== after.timeFormat)
      await changeTimeFormat(transaction, after.id, after.timeFormat);
    return before.ranking === after.ranking
      ? undefined
      : changeRanking(transaction, before, after.ranking);
  },
  unique: {
    constraint: 'categories_name_unique',
    field: 'name',
    message: 'Nama ini sudah dipakai kategori lain. Tulis nama yang lain.',
  },
  files: [logo, rule],
  operations: { create: 'createCategory', update: 'updateCategory', remove: 'deleteCategory' },
  messages: {
    notFound: 'Kategori tidak ditemukan.',
    created: 'Kategori telah dibuat.',
    updated: 'Kategori telah disimpan.',
    outdated: 'Kategori ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    removed: (name) => `Kategori ${name} telah dihapus.`,
    inUse: (name) =>
      `Kategori ${name} masih dipakai oleh lomba atau tim, jadi tidak dapat dihapus.`,
  },
});

export const categoryHandlers = {
  listManagedCategories: categoryContent.list,
  createCategory: categoryContent.create,
  updateCategory: categoryContent.update,
  deleteCategory: categoryContent.remove,
  uploadCategoryLogo: categoryContent.upload(logo),
  uploadCategoryRule: categoryContent.upload(rule),
} satisfies Partial<Handlers>;
