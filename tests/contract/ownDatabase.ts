import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export type OwnDatabase = { url: string; drop: () => Promise<void> };

/**
 * Makes a database on the server that an address names; the named database itself is only connected
 * to.
 */
export async function createOwnDatabase(server: string): Promise<OwnDatabase> {
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
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
