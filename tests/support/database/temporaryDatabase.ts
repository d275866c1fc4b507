import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export type TemporaryDatabase = { url: string; drop: () => Promise<void> };

/**
 * Creates a database on the PostgreSQL server of a connection URL. The database in the URL is not
 * changed. Throws if the user may not create databases.
 */
export async function createTemporaryDatabase(server: string): Promise<TemporaryDatabase> {
  const name = `robolaga_test_${randomUUID().slice(0, 8)}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`).catch(async (error: unknown) => {
    await admin.end();
    throw new Error(
      'TEST_DATABASE_URL and DATABASE_URL must name a user that may create databases, or be left out.',
      { cause: error },
    );
  });
  const databaseUrl = new URL(server);
  databaseUrl.pathname = `/${name}`;
  return {
    url: databaseUrl.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
