import { expect, test } from 'vitest';
import { truncateText } from './truncateText.ts';

test.each([
  ['a text of the maximum length is unchanged', 'x'.repeat(80), 80, 'x'.repeat(80)],
  [
    'a longer text is cut to the length, ellipsis included',
    'x'.repeat(81),
    80,
    `${'x'.repeat(77)}...`,
  ],
  [
    'a character outside the basic plane counts as one and is never split',
    '🤖'.repeat(46),
    45,
    `${'🤖'.repeat(42)}...`,
  ],
  ['an empty text stays empty', '', 45, ''],
])('%s', (_, text, length, truncated) => {
  expect(truncateText(text, length)).toBe(truncated);
});
