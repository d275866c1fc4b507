import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { findMocks } from '../support/browser/mockMarks.ts';

const client = join(projectFolder, 'dist');

it('brings nothing of the mocks to visitors', () => {
  expect(findMocks(client).found).toEqual([]);
});
