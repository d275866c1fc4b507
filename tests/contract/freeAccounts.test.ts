import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acceptedAccounts, listOperations } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';

/** The operations that anybody can call: without an account, or with one that anybody can open. */
const freeOperations = listOperations(readDocument()).filter(
  ({ operation }) => !acceptedAccounts(operation).includes('organiser'),
);

const page = readFileSync(join(projectFolder, 'docs/security.md'), 'utf8');
const section = page.split(/^## /m).find((each) => each.startsWith('What a free account can call'));
/** The operations of each row of the table, its worst request and its limit. */
const rows = (section ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, names = '', most = '', limit = ''] = line.split('|');
    return { ids: [...names.matchAll(/`(\w+)`/g)].map(([, id = '']) => id), most, limit };
  });

it('the table of what a free account can call has each operation once', () => {
  const ids = freeOperations.map(({ operation }) => operation.operationId);
  expect(rows.flatMap((row) => row.ids).sort()).toEqual(ids.sort());
});

it.each(freeOperations)(
  'the table says what ends many requests of $operation.operationId, if something does',
  ({ operation: { operationId, responses } }) => {
    const row = rows.find(({ ids }) => ids.includes(operationId));
    expect(row?.most.trim()).not.toBe('');
    const isLimited = '429' in responses || '503' in responses;
    expect(row?.limit.trim() !== '–').toBe(isLimited);
    expect(row?.limit.trim()).not.toBe('');
  },
);
