import { asc } from 'drizzle-orm';
import type { CategoryInput } from '../../../openapi/schema.d.ts';
import { categoryLogo, categoryRule } from '../../../server/content/contentFiles.ts';
import { toCategoryChanges } from '../../../server/content/contentInput.ts';
import {
  type CategoryChanges,
  insertCategory,
  replaceCategory,
  setCategoryFile,
} from '../../../server/content/categoriesManagedQueries.ts';
import type { Database } from '../../../server/db/database.ts';
import { categories } from '../../../server/db/schema.ts';
import { cellOf, isAllowed, mapByKey, toFileName } from './cells.ts';
import type { Kind } from '../plan.ts';
import { type FileColumn, planThings } from './planThings.ts';

type Category = typeof categories.$inferSelect;

const shape = {
  name: 'categories',
  columns: ['name', 'description', 'longdec', 'ranking', 'logo', 'rule'],
};

const find = (db: Database) => db.select().from(categories).orderBy(asc(categories.id));

const files: FileColumn<Category>[] = [
  {
    column: 'logo',
    kind: { size: categoryLogo.size },
    prefix: categoryLogo.prefix,
    storedPath: ({ logo }) => logo,
    save: (db, id, logo) => setCategoryFile(db, id, { logo }),
    operation: 'uploadCategoryLogo',
  },
  {
    column: 'rule',
    kind: 'pdf',
    prefix: categoryRule.prefix,
    storedPath: ({ rule }) => rule,
    save: (db, id, rule) => setCategoryFile(db, id, { rule }),
    operation: 'uploadCategoryRule',
  },
];

/** Categories, by their names. */
export const categoryKind: Kind = {
  shapes: [shape],
  async exportRows({ db, addFile }) {
    const rows = [];
    for (const { name, description, longDescription, ranking, logo, rule } of await find(db)) {
      const file = `categories/${toFileName(name)}`;
      rows.push({
        name,
        description,
        longdec: longDescription,
        ranking,
        logo: await addFile(file, logo),
        rule: await addFile(file, rule),
      });
    }
    return { categories: rows };
  },
  async plan(context) {
    const stored = mapByKey(
      await find(context.db),
      ({ name }) => name,
      ({ name }) => `the category ${name}`,
    );
    return planThings(context, {
      table: shape.name,
      auditLogKind: 'category',
      stored,
      files,
      read(row) {
        const body = {
          name: cellOf(row, 'name'),
          description: cellOf(row, 'description'),
          longdec: cellOf(row, 'longdec'),
          ranking: cellOf(row, 'ranking').trim(),
        };
        if (!isAllowed<CategoryInput>(context, row, 'CategoryInput', body)) return undefined;
        const columns = toCategoryChanges(body);
        return { key: columns.name, name: columns.name, columns };
      },
      insert: (db, _row, columns) => insertCategory(db, columns as CategoryChanges),
      update: (db, id, _row, columns) => replaceCategory(db, id, columns as CategoryChanges),
      operations: { create: 'createCategory', update: 'updateCategory' },
    });
  },
};
