import { expect, test } from 'vitest';
import { videoMotif } from './videoMotifs.ts';

test('a poster shows the subject of the title, whatever the id', () => {
  expect(videoMotif(1, 'Final SUMO malam ini')).toBe(videoMotif(2, 'Di atas dohyo'));
  expect(videoMotif(1, 'Cara menyolder')).not.toBe(videoMotif(1, 'Gol terbaik'));
});

test.each([0, 3, 8, -5])('without a subject, that of id %i', (id) => {
  expect(videoMotif(id, 'Wawancara')).toHaveProperty('path');
  expect(videoMotif(id, 'Wawancara')).not.toBe(videoMotif(id + 1, 'Wawancara'));
});
