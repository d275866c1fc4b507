import { expect, it } from 'vitest';
import { nameInMail, withNames } from './nameInMail.ts';

it.each([
  ['SMA N 1 Yogyakarta', 'SMA N 1 Yogyakarta'],
  ['SMA N.1 Yogyakarta', 'SMA N.1 Yogyakarta'],
  ['SMP Al-Azhar 1', 'SMP Al-Azhar 1'],
  ['SMP/MTs Nurul Iman', 'SMP/MTs Nurul Iman'],
  ['SMA Negeri 3 (Malang)', 'SMA Negeri 3 (Malang)'],
  ['M. Rizky St. Aminah', 'M. Rizky St. Aminah'],
  ['Nur’aini', 'Nur’aini'],
  ["Ma'ruf Amin", "Ma'ruf Amin"],
  ['I Gusti Ngurah A.A.', 'I Gusti Ngurah A.A.'],
  ['Dra. Sri Wahyuni, S.H., M.H.', 'Dra. Sri Wahyuni, S.H., M.H.'],
  ['Budi Santoso, S.Pd.', 'Budi Santoso, S. Pd.'],
  ['Siti Rohmah, M.Si', 'Siti Rohmah, M. Si'],
  ['PT. Edu.Tech', 'PT. Edu. Tech'],
  ['SMK 17 Agustus 1945 T.A. 2026/2027', 'SMK 17 Agustus 1945 T.A. 2026/2027'],
  ['Tim: Elang & Rajawali', 'Tim: Elang & Rajawali'],
  ['José Ñandú O’Brien', 'José Ñandú O’Brien'],
  ['  SD \t Negeri\n2  ', 'SD Negeri 2'],
  [
    'Sekolah Menengah Kejuruan Negeri 1 Bandung Jurusan Teknik Mekatronika',
    'Sekolah Menengah Kejuruan Negeri 1 Bandung Jurusan Teknik Mekatronika',
  ],
])('the name %j stays readable', (name, shown) => {
  expect(nameInMail(name)).toBe(`"${shown}"`);
});

/** What mail clients make links of: a scheme, `www.`, an address, or a domain, which has two letters at its end. */
const links = /:\/\/|www\.|\S@\S|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}|\w:\S/iu;

it.each([
  ['Anda menang! https://evil.example/hadiah', 'Anda menang! evil. example/hadiah'],
  ['HTTPS://EVIL.EXAMPLE', 'EVIL. EXAMPLE'],
  ['www.evil.example', 'www evil. example'],
  ['evil.example/x', 'evil. example/x'],
  ['klik bit.ly/hadiah', 'klik bit. ly/hadiah'],
  ['a.b.evil.co.id', 'a.b. evil. co. id'],
  ['hadiah@evil.example', 'hadiah @ evil. example'],
  ['mailto:hadiah@evil.example', 'mailto: hadiah @ evil. example'],
  ['ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['evil․example', 'evil. example'],
  ['evil.\u200Bexample', 'evil. example'],
  ['ev\u00ADil.exa\u2060mple', 'evil. example'],
  ['evil.\uFE0Fexample', 'evil. example'],
  ['contoh.рф', 'contoh. рф'],
  ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd. xn--p1ai'],
  ['http://192.168.0.1/x', '…/x'],
  ['//evil.example', 'evil. example'],
  ['https:\\\\evil.example', 'evil. example'],
  ['https: / / evil.example', 'evil. example'],
  ['<a href="https://evil.example">menang</a>', "a href=' evil. example' menang /a"],
  ['[menang](https://evil.example)', '[menang]( evil. example)'],
  ['Budi” Buka evil.example “', "Budi' Buka evil. example '"],
  ['Menang\r\nBcc: semua@evil.example', 'Menang Bcc: semua @ evil. example'],
  ['WA +62 812-3456-7890 untuk hadiah', 'WA … untuk hadiah'],
  ['WA 081234567890', 'WA …'],
  ['https://', '…'],
  ['\u202Eelpmaxe.live', 'elpmaxe. live'],
])('nothing in %j can be opened', (name, shown) => {
  expect(nameInMail(name)).toBe(`"${shown}"`);
  expect(nameInMail(name)).not.toMatch(links);
});

it('a long name is cut, and heaped marks are left out', () => {
  expect(nameInMail('Hadiah '.repeat(40))).toMatch(/^"(Hadiah ){11}Ha…"$/);
  expect(nameInMail('A'.repeat(255))).toBe(`"${'A'.repeat(79)}…"`);
  expect(nameInMail(`Z${'\u0316'.repeat(30)}algo`)).toBe('"Z\u0316\u0316algo"');
});

it('each value of a text is a name', () => {
  expect(withNames`Untuk ${'evil.example'} dari ${'SMP 1'}.`).toBe(
    'Untuk "evil. example" dari "SMP 1".',
  );
});
