import type { CategoryInput } from '../../../openapi/schema.d.ts';
import { categoryContent } from '../../../server/content/kinds/categories.ts';
import { cellOf, isAllowed, toFileName } from './cells.ts';
import { contentKind } from './contentKind.ts';

/** Categories, by their names. */
export const categoryKind = contentKind({
  content: categoryContent,
  shape: {
    name: 'categories',
    columns: ['name', 'description', 'longdec', 'ranking', 'time_format', 'logo', 'rule'],
  },
  keyOf: ({ name }) => name,
  describe: ({ name }) => `the category ${name}`,
  fileName: ({ name }) => `categories/${toFileName(name)}`,
  toCells: ({ name, description, longDescription, ranking, timeFormat }) => ({
    name,
    description,
    longdec: longDescription,
    ranking,
    time_format: timeFormat,
  }),
  read(context, row) {
    const body = {
      name: cellOf(row, 'name'),
      description: cellOf(row, 'description'),
      longdec: cellOf(row, 'longdec'),
      ranking: cellOf(row, 'ranking').trim(),
      time_format: cellOf(row, 'time_format').trim(),
    };
    if (!isAllowed<CategoryInput>(context, row, 'CategoryInput', body)) return undefined;
    const name = body.name.trim();
    return { key: name, name, columns: categoryContent.toColumns(body) };
  },
});
