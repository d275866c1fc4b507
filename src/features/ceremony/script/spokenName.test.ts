import { expect, it } from 'vitest';
import { toSpokenName } from './spokenName.ts';

it.each([
  ['SMAN 3 Malang', 'Sekolah Menengah Atas Negeri 3 Malang'],
  ['SMA Negeri 3 Malang', 'Sekolah Menengah Atas Negeri 3 Malang'],
  ['SMA N 3 Malang', 'Sekolah Menengah Atas Negeri 3 Malang'],
  ['SMAN3 Malang', 'Sekolah Menengah Atas Negeri 3 Malang'],
  ['MTsN 2 Kediri', 'Madrasah Tsanawiyah Negeri 2 Kediri'],
  ['SDIT Al-Hikmah', 'Sekolah Dasar Islam Terpadu Al-Hikmah'],
  ['Klub Robotik SMPN 1 Batu', 'Klub Robotik Sekolah Menengah Pertama Negeri 1 Batu'],
  ['MAN 1 Kota Batu', 'Madrasah Aliyah Negeri 1 Kota Batu'],
  ['SMK Telkom', 'Sekolah Menengah Kejuruan Telkom'],
  ['Klub Robotik Janayasa', 'Klub Robotik Janayasa'],
  ['Man City Robotics', 'Man City Robotics'],
  ['Smart Robot', 'Smart Robot'],
])('%s is read as %s', (name, spoken) => {
  expect(toSpokenName(name)).toBe(spoken);
});
