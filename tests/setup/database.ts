import { schemaVersion } from '../../server/node/database/schemaVersion.ts';
import { startTestPostgres } from '../support/database/testPostgres.ts';
import { createTestTemplate } from '../support/database/testTemplate.ts';

/**
 * Starts a PostgreSQL for all test files, unless TEST_DATABASE_URL names one, and fills a database
 * with the demonstration data. The test files find both in the environment.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Each project of a run calls this.
  if (process.env.TEST_TEMPLATE) return undefined;
  // Connections that tests open themselves write as a program of this version does.
  process.env.PGOPTIONS = `-c robolaga.schema_version=${schemaVersion}`;
  const server = process.env.TEST_DATABASE_URL;
  const postgres = server ? undefined : await startTestPostgres();
  const url = server ?? postgres?.url ?? '';
  const template = await createTestTemplate(url);
  Object.assign(process.env, {
    TEST_DATABASE_URL: url,
    TEST_TEMPLATE: template.name,
    TEST_STORAGE: template.storage,
  });
  return async () => {
    await template.drop();
    await postgres?.stop();
  };
}
