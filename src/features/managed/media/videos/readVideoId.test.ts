import { expect, it } from 'vitest';
import { readVideoId } from './readVideoId.ts';

it.each([
  'dQ4mXcT7RbE',
  ' dQ4mXcT7RbE ',
  'https://www.youtube.com/watch?v=dQ4mXcT7RbE',
  'https://www.youtube.com/watch?list=PL1&v=dQ4mXcT7RbE&t=42s',
  'https://youtu.be/dQ4mXcT7RbE?si=a1b2',
  'youtu.be/dQ4mXcT7RbE',
  'HTTPS://M.YouTube.com/watch?v=dQ4mXcT7RbE',
  'https://music.youtube.com/watch?v=dQ4mXcT7RbE',
  'https://www.youtube.com/shorts/dQ4mXcT7RbE',
  'https://www.youtube.com/live/dQ4mXcT7RbE?feature=share',
  'https://www.youtube-nocookie.com/embed/dQ4mXcT7RbE',
])('%s names a video', (text) => {
  expect(readVideoId(text)).toBe('dQ4mXcT7RbE');
});

it.each([
  '',
  'dQ4mXcT7Rb',
  'dQ4mXcT7RbEx',
  'https://vimeo.com/dQ4mXcT7RbE',
  'https://youtube.com.jahat.example/watch?v=dQ4mXcT7RbE',
  'https://www.youtube.com/@robolaga',
  'https://www.youtube.com/watch?v=terlalu-panjang',
  'javascript:alert(1)',
  'http://',
])('%j names none', (text) => {
  expect(readVideoId(text)).toBeUndefined();
});
