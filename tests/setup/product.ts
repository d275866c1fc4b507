import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort, startProduct } from '../product.ts';

/** Fills a data folder once: making the world takes longer than starting a server on it. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'filled-'));
  const product = startProduct({ PORT: String(await findFreePort()), DATA_DIR: folder }, [
    'npm',
    'start',
  ]);
  try {
    await product.running;
  } finally {
    await product.stop();
  }
  project.provide('filledFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
