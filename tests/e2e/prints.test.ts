import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DayPlan, ManagedTournament, Registration, Score } from '../../openapi/schema.d.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { printSheets, type Sheet } from '../support/browser/printedSheets.ts';
import {
  productUrl,
  sendRequest,
  signInOrganiser,
  type Stored,
  storedClub,
  storedOrganiser,
  visit,
} from '../support/browser/product.ts';

// Everything that the product prints, as the PDF that Chromium makes of it.

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** The margin of the paper in points; letters are lower than the size of their font. */
const margin = (12 / 25.4) * 72 - 2;

/** Prints from a desktop and from a phone: the same sheets, on which no text is cut. */
async function print(page: Page): Promise<Sheet[]> {
  await page.setViewportSize(desktop);
  const sheets = await printSheets(page);
  await page.setViewportSize(phone);
  expect(await printSheets(page), 'printed from a phone').toEqual(sheets);
  for (const { width, height, left, right, top, bottom } of sheets) {
    expect([width, height].map(Math.round), 'A4').toEqual([595, 842]);
    expect(left).toBeGreaterThan(margin);
    expect(right).toBeLessThan(width - margin);
    expect(top).toBeLessThan(height - margin);
    expect(bottom).toBeGreaterThan(margin);
  }
  return sheets;
}

const solid = (text: string) => text.replaceAll(/\s/g, '');
const textOf = ({ lines }: Sheet) => solid(lines.join(''));

/** Checks that no sheet ends within an entry: all texts of each are on one sheet. */
function expectWhole(sheets: Sheet[], entries: string[][]) {
  expect(entries).not.toHaveLength(0);
  const texts = sheets.map(textOf);
  const isWhole = (entry: string[]) =>
    texts.some((text) => entry.every((part) => text.includes(solid(part))));
  expect(entries.filter((entry) => !isWhole(entry))).toEqual([]);
}

function expectOnOneLine(sheets: Sheet[], codes: string[]) {
  const lines = sheets.flatMap((sheet) => sheet.lines);
  expect(codes.filter((code) => !lines.some((line) => line.includes(code)))).toEqual([]);
}

/** Returns the texts of the cells of each row in the tables, without what is not printed. */
const readRows = (page: Page) =>
  page.locator('main tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const copy = row.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('.no-print')) hidden.remove();
      return [...copy.children].map((cell) => cell.textContent);
    }),
  );

describe('registrations', () => {
  let stored: Stored;
  let tournament: ManagedTournament;
  let registrations: Registration[];
  const codes = () => registrations.map(({ team }) => team.code);

  /** Finds the past tournament with the fewest teams: whoever prints more waits longer. */
  beforeAll(async () => {
    const session = await signInOrganiser();
    stored = storedOrganiser(session);
    const read = async <Data>(path: string) =>
      (
        await sendRequest<{ data: Data }>(
          `/api/organiser/tournaments${path}`,
          undefined,
          session.token,
        )
      ).data;
    const count = ({ categories }: ManagedTournament) =>
      categories.reduce((sum, { registered }) => sum + registered, 0);
    const past = (await read<ManagedTournament[]>('')).filter(
      (each) => Date.parse(each.date) < Date.now() && count(each) > 0,
    );
    tournament = past.reduce((least, each) => (count(each) < count(least) ? each : least));
    registrations = await read(`/${tournament.id}/registrations`);
  });

  /** Opens the preview of what is printed, which is whole on a phone. */
  async function openPreview(page: Page, view: string) {
    await page.goto(`/organiser/tournaments/${tournament.id}/registrations/print?view=${view}`);
    const sheets = page.locator('main [data-color-scheme="light"]');
    await sheets.first().waitFor();
    const cut = await sheets.evaluateAll((nodes) =>
      nodes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(Math.max(...cut), 'pixels that are cut').toBe(0);
  }

  it('are a list for each category, which begins on a new sheet', () =>
    visit({ size: phone, stored }, async (page) => {
      await openPreview(page, 'list');
      const rows = await readRows(page);
      const sheets = await print(page);
      expectWhole(sheets, rows);
      expectOnOneLine(sheets, codes());
      const head = 'HadirTimKlubAnggotaTandatangan';
      const beginnings = sheets.map((sheet) => textOf(sheet).split(head, 1)[0]);
      const categories = Map.groupBy(registrations, ({ category }) => category.name);
      expect(categories.size).toBeGreaterThan(1);
      expect(beginnings.filter(Boolean)).toEqual(
        [...categories].map(([name, teams]) =>
          solid(`${tournament.title} · ${name} · ${teams.length} tim`),
        ),
      );
    }));

  it('are name cards, ten on a sheet', () =>
    visit({ size: phone, stored }, async (page) => {
      await openPreview(page, 'cards');
      const sheets = await print(page);
      const cards = registrations.flatMap(({ team, category, club, members }) =>
        members.map(({ name }) => [name, team.name, category.name, club.name, team.code]),
      );
      expectWhole(sheets, cards);
      expectOnOneLine(sheets, codes());
      expect(cards.length).toBeGreaterThan(20);
      expect(sheets).toHaveLength(Math.ceil(cards.length / 10));
    }));
});

describe('the plan of a day', () => {
  let stored: Stored;
  let path: string;
  let registrations: Registration[];
  const longName = 'Tim Robotika Gabungan Nusantara Bersatu Jaya Selamanya Abadi';

  /** As many teams as a large tournament has, some with names as long as they may be. */
  const showMany = (page: Page) =>
    page.route(/\/api\/organiser\/tournaments\/\d+\/registrations$/, async (route) => {
      const response = await route.fetch();
      const { data, ...body } = (await response.json()) as { data: Registration[] };
      const many = Array.from({ length: 300 }, (_, index) => {
        const registration = data[index % data.length];
        if (index < data.length || !registration) return registration;
        const team = { ...registration.team, id: 9000 + index, name: `${longName} ${index}` };
        return { ...registration, id: 9000 + index, team };
      });
      await route.fulfill({ response, json: { ...body, data: many } });
    });

  const open = async (page: Page, view: string) => {
    await page.goto(`${path}/plan/print?view=${view}`);
    await page.locator('main [data-color-scheme="light"]').waitFor();
  };

  beforeAll(async () => {
    const session = await signInOrganiser();
    stored = storedOrganiser(session);
    const read = async <Data>(address: string) =>
      (await sendRequest<{ data: Data }>(`/api${address}`, undefined, session.token)).data;
    const all = await read<ManagedTournament[]>('/organiser/tournaments');
    const plans = await Promise.all(
      all.map(async ({ id }) => {
        const plan = await read<DayPlan>(`/organiser/tournaments/${id}/plan`);
        return { id, count: plan.slots.length };
      }),
    );
    const { id } = plans.reduce((most, each) => (each.count > most.count ? each : most));
    path = `/organiser/tournaments/${id}`;
    registrations = await read(`${path}/registrations`);
  });

  it('begins a sheet for each school', () =>
    visit({ size: phone, stored }, async (page) => {
      await open(page, 'schools');
      const rows = await readRows(page);
      const sheets = await print(page);
      expectWhole(sheets, rows);
      expect(sheets).toHaveLength(new Set(registrations.map(({ club }) => club.id)).size);
    }));

  it('is a sign for each of 300 teams, two on a sheet, also with long names', () =>
    visit({ size: phone, stored }, async (page) => {
      await showMany(page);
      await open(page, 'teams');
      // Once, as it takes its time.
      const sheets = await printSheets(page);
      expect(sheets).toHaveLength(150);
      expectWhole(
        sheets,
        registrations.map(({ team, club, category }) => [
          'Kapan giliran kami?',
          team.name,
          team.code,
          club.name,
          category.name,
        ]),
      );
      expectWhole(sheets, [[`${longName} 299`]]);
    }));
});

/** Results of 25 teams, which is what a page shows, in place of fewer. */
const showResults = (page: Page) =>
  page.route(/\/api\/scores\?/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: [Score, ...Score[]] };
    const [{ registration, ...score }] = data;
    const scores = Array.from({ length: 25 }, (_, index) => ({
      ...score,
      points: 500 - index,
      place: index + 1,
      registration: {
        ...registration,
        team: { ...registration.team, id: 900 + index, name: `Tim nomor ${index + 1}` },
      },
    }));
    await route.fulfill({ response, json: { success: true, data: scores } });
  });

it('results of a category go on under the head of their table', () =>
  visit({ size: phone }, async (page) => {
    const { data } = await sendRequest<{ data: [Score, ...Score[]] }>('/api/scores');
    const [{ tournament_id: tournamentId, registration }] = data;
    await showResults(page);
    // From another page: the server sends a result page with its scores.
    await page.goto(`/tournaments/${tournamentId}`);
    const address = `/tournament-result/${tournamentId}/${registration.category.id}`;
    await page.locator(`a[href="${address}"]`).first().click();
    await page.getByText('Tim nomor 25').waitFor();
    const rows = await readRows(page);
    const sheets = await print(page);
    expectWhole(sheets, rows);
    expect(sheets).toHaveLength(2);
    for (const sheet of sheets) expect(textOf(sheet)).toContain('#TimPoinWaktu');
  }));

it("a club's teams and its invitation are a sheet each", async () =>
  visit({ size: phone, stored: await storedClub() }, async (page) => {
    await page.goto('/schoolclub/teams');
    await page.getByRole('rowheader').first().waitFor();
    const rows = await readRows(page);
    const teams = await print(page);
    expect(teams).toHaveLength(1);
    expectWhole(teams, rows);
    expectOnOneLine(
      teams,
      rows.map((row) => row.at(-1) ?? ''),
    );

    await page.goto('/schoolclub/participants/invite');
    await page.getByRole('article').waitFor();
    const invitation = await print(page);
    expect(invitation).toHaveLength(1);
    expectWhole(invitation, [[demoAccounts.club.name, new URL(productUrl).host, 'PIN']]);
  }));
