import { expect, it } from 'vitest';
import { drawSharePicture, type ShareText } from './drawSharePicture.ts';

const winner = { rank: 1, name: 'Elang', club: 'SMA 1', score: '90 poin' };
const text: ShareText = { brand: 'RoboLaga', eyebrow: 'Hasil', title: 'Sumo', line: 'Piala Kota' };

const draw = (isProvisional: boolean, changes: Partial<typeof winner>) =>
  drawSharePicture({
    ...text,
    ...(isProvisional && { isProvisional }),
    winners: [{ ...winner, ...changes }],
  });

it.each([
  ['podium', false],
  ['list', true],
] as const)(
  'a winner on the %s has their name and, in smaller letters, their club',
  async (_place, is) => {
    const areSame = async (one: object, other: object) =>
      (await draw(is, one)) === (await draw(is, other));
    const long = (length: number, end: string) => 'n'.repeat(length) + end;
    // What is cut looks the same.
    expect(await areSame({ name: long(36, 'a') }, { name: long(36, 'b') })).toBe(true);
    expect(await areSame({ name: long(34, 'a') }, { name: long(34, 'b') })).toBe(false);
    expect(await areSame({ club: long(48, 'a') }, { club: long(48, 'b') })).toBe(true);
    expect(await areSame({ club: long(40, 'a') }, { club: long(40, 'b') })).toBe(false);
    expect(await areSame({ score: '90 poin' }, { score: '91 poin' })).toBe(false);
    expect(await areSame({ rank: 1 }, { rank: 2 })).toBe(false);
  },
);
