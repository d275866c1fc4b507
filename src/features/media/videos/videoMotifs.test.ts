import { expect, test } from 'vitest';
import { videoMotif } from './videoMotifs.ts';

test('a poster shows the subject of the title, whatever the id', () => {
  expect(videoMotif(1, 'Final SUMO malam ini')).toBe(videoMotif(2, 'Di atas dohyo'));
  expect(videoMotif(1, 'Cara menyolder')).not.toBe(videoMotif(1, 'Gol terbaik'));
});

test('subjects that are often side by side have posters of their own', () => {
  const titles = ['Tur bengkel', 'Cara menyolder', 'Kalibrasi sensor garis', 'Final Line Follower'];
  expect(new Set(titles.map((title) => videoMotif(1, title))).size).toBe(titles.length);
});

test.each([0, 3, 8, -5])('without a subject, that of id %i', (id) => {
  expect(videoMotif(id, 'Wawancara')).toHaveProperty('path');
  expect(videoMotif(id, 'Wawancara')).not.toBe(videoMotif(id + 1, 'Wawancara'));
});
