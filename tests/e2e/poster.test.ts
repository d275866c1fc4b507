import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { ScoreEntryData } from '../../openapi/schema.d.ts';
import { productUrl, signInOrganiser, visit } from '../support/browser/product.ts';
import { runsPath, scoreEntryPath } from '../support/screens/scoreEntry.ts';
import { widthBeyondWindow } from '../support/browser/widthBeyondWindow.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const bottomOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().bottom);

describe('the page of a tournament', () => {
  it.each(sizes)('has when, where and what to do in its first window: $width pixels', (size) =>
    visit({ size }, async (page) => {
      await page.goto('/tournaments/7');
      const facts = page.getByRole('list', { name: 'Kapan dan di mana' });
      const action = page.getByRole('link', { name: 'Lihat pendaftaran' });
      await action.waitFor();
      expect(await facts.getByRole('listitem').allTextContents()).toEqual([
        expect.stringMatching(/^\S+, \d+ \S+ \d{4} · \d\d\.\d\d(–\d\d\.\d\d)? WI(B|TA|T)$/),
        expect.stringMatching(/^\S.*, SurabayaPeta$/),
        'Line Follower, Sumo Robot, Soccer Bot, Maze Solver, Inspire',
      ]);
      expect(await bottomOf(facts)).toBeLessThan(600);
      expect(await bottomOf(action)).toBeLessThan(600);
      expect(await bottomOf(page.getByRole('timer'))).toBeLessThan(size.height);
      expect(await widthBeyondWindow(page)).toBe(0);
      const panel = page.getByRole('region', { name: 'Pendaftaran Turnamen' });
      const top = await panel.evaluate((node) => node.getBoundingClientRect().top);
      // On wide windows its first part is in the first window.
      expect(top).toBeLessThan(size.width < 900 ? 1000 : 600);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(5300);
      await action.click();
      await expect.poll(() => panel.evaluate((node) => document.activeElement === node)).toBe(true);
    }),
  );
});

describe('the page of a tournament on its day', () => {
  const place = { tournamentId: 1, categoryId: 1 };
  const send = async (method: string, path: string, token: string, body?: object) => {
    const response = await fetch(productUrl + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { data: ScoreEntryData };
  };
  let addedTeam: number | undefined;

  // The boards of other tests are as they were.
  afterAll(async () => {
    const { token } = await signInOrganiser();
    const { data } = await send('GET', scoreEntryPath(place), token);
    const added = data.runs.find(({ team }) => team.id === addedTeam);
    if (added) await send('DELETE', `/api/organiser/runs/${added.id}`, token);
  });

  it('shows a new score at once, above those before it', () =>
    visit({ size: { width: 390, height: 844 }, motion: true }, async (page) => {
      const { token } = await signInOrganiser();
      const { data } = await send('GET', scoreEntryPath(place), token);
      const team = data.teams.find(({ id }) => !data.runs.some((run) => run.team.id === id));
      if (!team) throw new Error('Every team has a score');
      const opened = page.waitForResponse('**/api/scores/events');
      await page.goto('/tournaments/1');
      const newest = page.getByRole('log', { name: 'Skor terbaru' }).getByRole('listitem');
      await newest.first().waitFor();
      await opened;
      expect(await newest.count()).toBe(5);
      addedTeam = team.id;
      await send('POST', runsPath(place), token, {
        key: crypto.randomUUID(),
        team_id: team.id,
        points: 1,
        time: '09:59.99',
      });
      await newest.first().filter({ hasText: team.name }).waitFor();
      expect(await newest.count()).toBe(5);
      await expect
        .poll(() => page.locator('[data-new]').getByRole('link').allTextContents())
        .toEqual([team.name]);
    }));
});
