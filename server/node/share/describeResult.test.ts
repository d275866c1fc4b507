import { expect, it } from 'vitest';
import { describeResult } from './describeResult.ts';
import { drawSharePicture } from './drawSharePicture.ts';

const score = (place: number, provisional: boolean) => ({
  points: 100 - place,
  time: '00:43.40',
  place,
  ...(provisional && { provisional: true as const }),
  registration: {
    category: { id: 1, name: 'Line Follower' },
    team: { name: `Tim ${place}`, club: { name: 'SMA Negeri 3 Malang' } },
  },
});
const tournament = {
  title: 'Jakarta Robot Games',
  date: '2026-11-27',
  categories: [{ id: 1, name: 'Line Follower', running: { teams: 9, with_result: 4 } }],
};

it('the picture of a running category says so, and has a list instead of a podium', async () => {
  const text = describeResult(
    tournament,
    [1, 2, 3].map((place) => score(place, true)),
  );
  expect(text).toMatchObject({
    eyebrow: 'Hasil sementara Line Follower',
    line: 'Sementara, 4 dari 9 tim · Jumat, 27 November 2026',
    isProvisional: true,
  });
  const brand = 'RoboLaga';
  const { isProvisional: _, ...won } = text;
  expect(await drawSharePicture({ brand, ...text })).not.toBe(
    await drawSharePicture({ brand, ...won }),
  );
});

it('the picture of a tournament of two days names both', () => {
  const text = describeResult({ title: 'T', date: '2026-12-12', end_date: '2026-12-13' }, []);
  expect(text.line).toBe('Sabtu, 12 Desember – Minggu, 13 Desember 2026');
});

it('the picture of a category that is over has the podium and the day', () => {
  const text = describeResult({ title: 'T', date: '2026-11-27' }, [score(1, false)]);
  expect(text).toMatchObject({ eyebrow: 'Hasil Line Follower', line: 'Jumat, 27 November 2026' });
  expect(text.isProvisional).toBeUndefined();
});
