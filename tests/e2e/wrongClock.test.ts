import { expect, it } from 'vitest';
import { visitInNewProfile } from '../support/browser/product.ts';

const hour = 60 * 60 * 1000;

it.each([
  ['right', 0],
  ['3 hours behind', -3 * hour],
  ['9 days ahead', 9 * 24 * hour],
])(
  'a rendered page of a tournament of today runs on a device whose clock is %s',
  async (_, difference) =>
    visitInNewProfile({}, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      await page.clock.install({ time: Date.now() + difference });
      await page.goto('/tournaments/1');
      await page.getByRole('region', { name: 'Sedang berlangsung' }).waitFor();
      await page.getByText('Hari ini').first().waitFor();
      expect(await page.getByRole('region', { name: 'Para juara' }).count()).toBe(0);
      // The time of the server is asked for only where it differs.
      expect(asked.includes('/api/version')).toBe(difference !== 0);
    }),
);
