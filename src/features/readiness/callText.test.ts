import { expect, it } from 'vitest';
import { messageNames } from '../../../tests/support/messageNames.ts';
import { callText } from './callText.ts';

const tournament = {
  title: 'RoboLaga Distrik Surabaya',
  date: '2026-12-05',
  start_time: '08:00',
  time_zone: 'Asia/Jakarta',
  venue: { name: 'Graha Cendekia', city: 'Surabaya', province: 'Jawa Timur' },
} as const;
const category = { name: 'Sumo Robot' };

it.each(messageNames)('calls the team and the pupil %j', (name, shown) => {
  expect(callText({ tournament, team: { name, category }, members: [name, 'Kirana'] })).toBe(
    [
      `Panggilan tim ${shown}: RoboLaga Distrik Surabaya`,
      'Kategori: Sumo Robot',
      'Hari: Sabtu, 5 Desember 2026',
      'Mulai: 08.00 WIB, datang sebelumnya untuk daftar ulang',
      'Tempat: Graha Cendekia, Surabaya',
      `Anggota: ${shown}, Kirana`,
    ].join('\n'),
  );
});

it('says no more than is known', () => {
  const { title, date, time_zone } = tournament;
  const known = { title, date, time_zone };
  expect(callText({ tournament: known, team: { name: 'Volt', category }, members: [] })).toBe(
    'Panggilan tim Volt: RoboLaga Distrik Surabaya\nKategori: Sumo Robot\nHari: Sabtu, 5 Desember 2026',
  );
});
