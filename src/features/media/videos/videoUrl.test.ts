import { expect, test } from 'vitest';
import { videoUrl } from './videoUrl.ts';

test.each(['RL7lineFin1', 'RL7juri-1hr', 'RL7sepuluh_', 'abcdef', 'a'.repeat(20)])(
  '%s is played without cookies',
  (id) => {
    expect(videoUrl(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`);
  },
);

test.each([
  '',
  'abcde',
  'a'.repeat(21),
  '../../evil',
  'abc?list=x',
  'abcdef\n',
  'https://youtu.be/RL7lineFin1',
  '"><script>',
  'vidéo-sumo',
  null,
  undefined,
])('%j is not a video id', (id) => {
  expect(videoUrl(id)).toBeUndefined();
});
