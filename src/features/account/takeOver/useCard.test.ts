import { expect, test } from 'vitest';
import { readCompleteCode } from './useCard.ts';

test.each([
  ['4T7KQM2XAB9RWPDHN3CE6FGYZJ', '4T7KQM2XAB9RWPDHN3CE6FGYZJ'],
  [' 4t7kq-m2xab-9rwpd-hn3ce-6fgyz-j', '4T7KQM2XAB9RWPDHN3CE6FGYZJ'],
  ['4T7KQ–M2XAB–9RWPD–HN3CE–6FGYZ–J', '4T7KQM2XAB9RWPDHN3CE6FGYZJ'],
  ["4T7KQ/M2XAB'9RWPD_HN3CE.6FGYZ\u00ADJ", '4T7KQM2XAB9RWPDHN3CE6FGYZJ'],
  ['https://robolaga.example/kartu#4T7KQM2XAB9RWPDHN3CE6FGYZJ', '4T7KQM2XAB9RWPDHN3CE6FGYZJ'],
  ['4T7KQ-M2XAB', ''],
  ['4T7KQM2XAB9RWPDHN3CE6FGYZJ7', ''],
  ['', ''],
])('the complete code in %j is %j', (text, code) => {
  expect(readCompleteCode(text)).toBe(code);
});
