import { expect, test } from 'vitest';
import { cities, citiesOf, provinceOf, readCity } from './cities.ts';

test('there are 38 provinces with 98 cities and 416 regencies, each once', () => {
  expect(new Set(cities.map(({ province }) => province)).size).toBe(38);
  expect(cities.filter(({ name }) => name.startsWith('Kota '))).toHaveLength(98);
  expect(cities.filter(({ name }) => name.startsWith('Kabupaten '))).toHaveLength(416);
  expect(new Set(cities.map(({ name }) => name)).size).toBe(514);
});

test('every full name is read as itself', () => {
  for (const { name, province } of cities) {
    expect(readCity(name), name).toEqual({ city: name });
    expect(readCity(`${name.toUpperCase()}, ${province}`), name).toEqual({ city: name });
  }
});

test.each([
  ['Kab. Malang', 'Kabupaten Malang'],
  ['Kab.Malang', 'Kabupaten Malang'],
  ['KAB MALANG', 'Kabupaten Malang'],
  ['kabupaten  malang ', 'Kabupaten Malang'],
  ['Malang (Kabupaten)', 'Kabupaten Malang'],
  ['Malang, Kab., Jawa Timur', 'Kabupaten Malang'],
  ['KOTA MALANG', 'Kota Malang'],
  ['kota malang ', 'Kota Malang'],
  ['Kotamadya Malang', 'Kota Malang'],
  ['Malang Kota', 'Kota Malang'],
  ['Kota Malang - Jatim', 'Kota Malang'],
  ['Jogja', 'Kota Yogyakarta'],
  ['Yogyakarta', 'Kota Yogyakarta'],
  ['Kota Jogjakarta, DIY', 'Kota Yogyakarta'],
  ['Sleman, DI Yogyakarta', 'Kabupaten Sleman'],
  ['Jakarta Selatan', 'Kota Jakarta Selatan'],
  ['Kota Adm. Jakarta Selatan', 'Kota Jakarta Selatan'],
  ['Kota Administrasi Jakarta Timur, DKI Jakarta', 'Kota Jakarta Timur'],
  ['jaksel', 'Kota Jakarta Selatan'],
  ['Solo', 'Kota Surakarta'],
  ['SIDOARJO', 'Kabupaten Sidoarjo'],
  ['Gunung Kidul', 'Kabupaten Gunungkidul'],
  ['Kulonprogo', 'Kabupaten Kulon Progo'],
  ['Toli-Toli', 'Kabupaten Tolitoli'],
  ['Pangkal Pinang', 'Kota Pangkalpinang'],
  ['Kota Baru', 'Kabupaten Kotabaru'],
  ['Kotamobagu', 'Kota Kotamobagu'],
  ['Kab. Lima Puluh Kota', 'Kabupaten Lima Puluh Kota'],
  ['Kotawaringin Timur, Kalteng', 'Kabupaten Kotawaringin Timur'],
  ['Banjar, Jawa Barat', 'Kota Banjar'],
  ['Banjar, Kalimantan Selatan', 'Kabupaten Banjar'],
  ['Ujung Pandang', 'Kota Makassar'],
  ['Surabaya​', 'Kota Surabaya'],
  ['Bengkulu', 'Kota Bengkulu'],
])('%s is %s', (text, city) => {
  expect(readCity(text)).toEqual({ city });
});

test.each([
  ['malang ', ['Kota Malang', 'Kabupaten Malang']],
  ['Bandung, Jabar', ['Kota Bandung', 'Kabupaten Bandung']],
  ['BEKASI', ['Kota Bekasi', 'Kabupaten Bekasi']],
  ['Banjar', ['Kota Banjar', 'Kabupaten Banjar']],
  ['Gorontalo', ['Kota Gorontalo', 'Kabupaten Gorontalo']],
])('%s is not decided between two', (text, names) => {
  const reading = readCity(text);
  expect('several' in reading && reading.several.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['DKI Jakarta', 'DKI Jakarta'],
  ['Jakarta', 'DKI Jakarta'],
  ['Jatim', 'Jawa Timur'],
  ['Provinsi Jawa Timur', 'Jawa Timur'],
  ['DIY', 'DI Yogyakarta'],
])('%s is only the province %s', (text, province) => {
  expect(readCity(text)).toEqual({ province });
});

test.each([
  '',
  '-',
  'Kepanjen, Malang',
  'Sidoarho',
  'Kota Sidoarjo',
  'Kab. Surabaya',
  'Malang, Jawa Barat',
  'Kota',
  'Singapura',
])('%j is unknown', (text) => {
  expect(readCity(text)).toEqual({ isUnknown: true });
});

test('a region is a province with all its cities, or one city', () => {
  expect(citiesOf('DI Yogyakarta')).toHaveLength(5);
  expect(citiesOf('Kota Malang')).toEqual(['Kota Malang']);
  expect(citiesOf('Malang')).toEqual([]);
  expect(provinceOf('Kabupaten Malang')).toBe('Jawa Timur');
  expect(provinceOf('Malang')).toBeUndefined();
});
