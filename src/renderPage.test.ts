import { expect, it } from 'vitest';
import { renderPage } from './renderPage.tsx';

const tournament = {
  id: 8,
  title: 'Ranah Minang Robot Gathering',
  image: '',
  date: '2099-01-13',
  categories: [],
};

/** Answers requests as the backend does. */
const answer = (input: RequestInfo | URL): Response => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname === '/api/tournaments/8') return Response.json({ success: true, data: tournament });
  const meta = { current_page: 1, last_page: 1, per_page: 8, total: 1 };
  const next = { ...tournament, id: 9, title: 'Bali Robotics Week' };
  return Response.json({ success: true, data: [next], meta });
};

// React's hydration reports error 419 for a part that is missing.
it('renders a page with the parts whose code is imported for it, the first time too', async () => {
  const page = await renderPage({
    url: new URL('http://localhost:3000/tournaments/8'),
    fetch: async (input) => answer(input),
  });
  expect(page?.markup.includes('Bali Robotics Week')).toBe(true);
  expect(page?.markup.includes('<!--$!-->')).toBe(false);
});

it('says what is coming on the page of a table card, which only the browser knows', async () => {
  const page = await renderPage({
    url: new URL('http://localhost:3000/meja'),
    fetch: async (input) => answer(input),
  });
  expect(page?.markup).toContain('Memuat kartu meja...');
});
