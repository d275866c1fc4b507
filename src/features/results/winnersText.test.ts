import { expect, it } from 'vitest';
import { messageNames } from '../../../tests/support/messageNames.ts';
import { winnersText } from './winnersText.ts';

const team = (name: string) => ({ id: 1, name });
const shared = { tournament: 'Laga Bengkulu', category: 'Sumo Robot', provisional: undefined };

it.each(messageNames)('names %j', (name, shown) => {
  const results = [
    { rank: 1, team: team(name) },
    { rank: 2, team: team('Volt') },
  ];
  expect(winnersText({ ...shared, results })).toBe(
    `Hasil Sumo Robot: Laga Bengkulu\n1. ${shown}\n2. Volt`,
  );
});

it('has the first three places, with those that share one', () => {
  const results = [1, 2, 2, 4].map((rank, index) => ({ rank, team: team(`Tim ${index}`) }));
  expect(
    winnersText({ ...shared, results })
      ?.split('\n')
      .slice(1),
  ).toEqual(['1. Tim 0', '2. Tim 1', '2. Tim 2']);
});

it('says that places may still change, and nothing without a result', () => {
  const results = [{ rank: 1, team: team('Volt') }];
  expect(winnersText({ ...shared, results, provisional: '4 dari 9 tim' })).toBe(
    'Hasil sementara Sumo Robot: Laga Bengkulu (4 dari 9 tim)\n1. Volt',
  );
  expect(winnersText({ ...shared, results: [] })).toBeUndefined();
});
