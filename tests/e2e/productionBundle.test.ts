import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ensureClient } from '../../scripts/ensureClient.ts';
import { findMocks } from './mockMarks.ts';

const root = join(import.meta.dirname, '..', '..');

beforeAll(() => ensureClient(root, new AbortController().signal));

it('brings nothing of the mocks to visitors', () => {
  expect(findMocks(join(root, 'dist')).found).toEqual([]);
});
