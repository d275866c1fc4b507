import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

test('a district is named only where the title names one', () => {
  expect(welcome('RoboLaga Distrik Surabaya', 'before')).toEqual({
    eyebrow: 'Kompetisi distrik',
    text: expect.stringMatching(/^Selamat datang di kompetisi robotika tingkat distrik! Daftarkan/),
  });
  const { eyebrow, text } = welcome('Grand Final Nasional RoboLaga Magelang', 'before');
  expect(`${eyebrow} ${text}`).not.toMatch(/distrik/i);
});

test('nobody is asked to register after the day', () => {
  expect(welcome('RoboLaga Distrik Surabaya', 'after').text).not.toMatch(/Daftarkan/);
});
