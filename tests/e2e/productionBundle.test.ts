import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { findMocks } from '../support/mockMarks.ts';

it('brings nothing of the mocks to visitors', () => {
  expect(findMocks(join(projectFolder, 'dist')).found).toEqual([]);
});
