import { fileURLToPath } from 'node:url';

/** Absolute path of the migrations of the database. */
export const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));
