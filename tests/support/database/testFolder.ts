import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a temporary folder. Other accounts can pass through it: as root, the tests run PostgreSQL
 * as another account.
 */
export function createTestFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}-`));
  chmodSync(folder, 0o711);
  return folder;
}
