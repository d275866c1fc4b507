import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDataFolder, privateMode } from './dataFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Windows has no such permissions.
describe.runIf(process.platform !== 'win32')('a data folder', () => {
  it.each([
    ['others could read', 0o704],
    ['others could enter', 0o701],
    ['its group could read', 0o740],
    ['its group could enter', 0o710],
    ['its group could write to', 0o720],
    ['everybody could read', 0o755],
  ])('that %s is closed, and that is said', (_who, mode) => {
    chmodSync(folder, mode);
    expect(closeDataFolder(folder, undefined)).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(privateMode);
    expect(closeDataFolder(folder, undefined)).toBe(false);
  });

  it('that is not there cannot be used', () => {
    expect(() => closeDataFolder(join(folder, 'none'), undefined)).toThrow(/cannot be used/);
  });
});
