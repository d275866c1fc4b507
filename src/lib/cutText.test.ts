import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';

test.each([
  ['a text as long as it may be stays', 'x'.repeat(80), 80, 'x'.repeat(80)],
  [
    'a longer one ends in an ellipsis within the length',
    'x'.repeat(81),
    80,
    `${'x'.repeat(77)}...`,
  ],
  [
    'a character outside the basic plane counts once and is never halved',
    '🤖'.repeat(46),
    45,
    `${'🤖'.repeat(42)}...`,
  ],
  ['nothing stays nothing', '', 45, ''],
])('%s', (_, text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});
