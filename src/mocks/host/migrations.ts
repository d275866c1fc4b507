import type { Migration } from './migrate.ts';

/** All migrations; their file names begin with a number, by which they are sorted. */
export const migrations: readonly Migration[] = Object.entries(
  import.meta.glob<string>('../../../server/db/migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
