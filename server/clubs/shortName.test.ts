import { expect, it } from 'vitest';
import { shortName } from './shortName.ts';

it.each([
  ['Bagas Wicaksono', 'Bagas W.'],
  ['Raka Adi Pradana', 'Raka P.'],
  ['  Sekar   ayuningtyas ', 'Sekar A.'],
  ['Yosua', 'Yosua'],
  ['M. Rizky Pratama', 'M. Rizky P.'],
  ['I Made Wirawan', 'I Made W.'],
  ['M. Rizky', 'M. Rizky'],
  ['Dewi S.', 'Dewi S.'],
  ['Léa Éluard', 'Léa É.'],
  ['B. C.', 'B. C.'],
])('%s is %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
