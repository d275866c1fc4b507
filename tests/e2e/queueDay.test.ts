import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DayPlan, PlanSlot, ScoreEntryData } from '../../openapi/schema.d.ts';
import { organiserPaths, paths } from '../../src/paths.ts';
import { makeCards } from '../support/browser/tableCards.ts';
import { useEmptyServer } from '../support/browser/emptyServer.ts';
import { createOperationCalls } from '../support/operationCalls.ts';
import { type PreparedCategory, prepareCategory } from '../support/servers/prepareCategory.ts';

// Along 'The plan of a day' in docs/organising.md.

const { environment, url, useNewProfile } = useEmptyServer();
const { send } = createOperationCalls(url, 1);

let played: PreparedCategory;
let teams: ScoreEntryData['teams'];

const token = () => played.organiser.token;
const readPlan = async () => {
  const { body } = await send('getDayPlan', { path: { id: played.tournamentId }, token: token() });
  return (body as { data: DayPlan }).data;
};
const teamOf = (slot: PlanSlot | undefined) => {
  const team = teams.find(({ id }) => id === slot?.team_id);
  if (!team) throw new Error('Nobody has this turn');
  return team;
};
/** The names in the queue of an arena, as the server has it. */
const readQueue = async (number: number) => {
  const { slots, arenas } = await readPlan();
  const arenaId = arenas[number - 1]?.id;
  return slots.filter((slot) => slot.arena_id === arenaId).map((slot) => teamOf(slot).name);
};

beforeAll(async () => {
  played = await prepareCategory(url(), environment, { teams: 8 });
  const { tournamentId: id, categoryId } = played;
  const { body } = await send('getScoreEntry', { path: { id, categoryId }, token: token() });
  teams = (body as { data: ScoreEntryData }).data.teams;
});

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const arena = (page: Page, number: number) =>
  page.getByRole('region', { name: `Arena ${number}`, exact: true });
const rows = (page: Page, number: number) => arena(page, number).getByRole('listitem');

/** Returns a point of an element: in its middle, or so far down from its top. */
async function pointIn(target: Locator, part = 0.5) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height * part };
}

/** Takes the handle of a row with the pointer, and holds it at a point. */
async function dragTo(page: Page, row: Locator, { x, y }: { x: number; y: number }) {
  const handle = await pointIn(row.locator('.handle'));
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 5 });
}

describe('a day of eight teams in two arenas', () => {
  const office = useNewProfile(desktop);
  const queue = useNewProfile(phone);
  const parent = useNewProfile(phone);
  const desk = useNewProfile(desktop);

  /** Scrolls to the queues of the plan. */
  const showRows = () =>
    rows(office(), 1)
      .nth(1)
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));

  /** Presses a button of a team at the desk of the queue. */
  const press = (action: string, name: string) =>
    queue()
      .getByRole('button', { name: `${action}, ${name}` })
      .click();

  it('is planned the evening before', async () => {
    await office().addInitScript((session) => {
      localStorage.setItem('robolaga-organiser', JSON.stringify(session));
    }, played.organiser);
    await office().goto(organiserPaths.dayPlan.href({ id: played.tournamentId }));
    await office().getByRole('button', { name: '2 arena', exact: true }).click();
    await office().getByRole('button', { name: 'Hapus Zuhur dan makan siang' }).click();
    // It has room at whatever hour this is.
    await office().getByLabel('Mulai', { exact: true }).fill('00:00');
    await office().getByLabel('Selesai', { exact: true }).fill('23:59');
    await office().getByLabel('Line Follower (menit)').fill('0,5');
    await office().getByRole('button', { name: 'Lihat rencana' }).click();
    await office().getByRole('heading', { name: 'Rencana yang belum disimpan' }).waitFor();
    await office().getByText('8 giliran di 2 arena').waitFor();
    await office().getByRole('button', { name: 'Simpan rencana' }).click();
    await office().getByText('Rencana telah disimpan.').waitFor();
    const { version, slots } = await readPlan();
    expect(version).toBe('"1"');
    expect(slots).toHaveLength(8);
  });

  it('has a turn that is moved with the pointer', async () => {
    const [first = '', second = '', ...others] = await readQueue(1);
    await showRows();
    await dragTo(office(), rows(office(), 1).first(), await pointIn(rows(office(), 1).nth(1), 0.9));
    await office().mouse.up();
    await office().getByText(`${first} telah dipindahkan.`).waitFor();
    expect(await readQueue(1)).toEqual([second, first, ...others]);
  });

  it('has a turn that stays where it is dropped again, and with Escape', async () => {
    await showRows();
    await dragTo(office(), rows(office(), 1).first(), await pointIn(rows(office(), 1).nth(1), 0.1));
    await office().mouse.up();
    await dragTo(office(), rows(office(), 1).first(), await pointIn(rows(office(), 2).nth(1)));
    await office().keyboard.press('Escape');
    await office().mouse.up();
    // It goes on scrolling while it is held at the edge.
    const top = () => office().evaluate(() => window.scrollY);
    const before = await top();
    await dragTo(office(), rows(office(), 1).first(), { x: 640, y: 5 });
    await expect.poll(top, { timeout: 10_000 }).toBeLessThan(before - 200);
    await office().keyboard.press('Escape');
    await office().mouse.up();
    expect((await readPlan()).version).toBe('"2"');
  });

  it('has a turn that is moved to the other arena with the keyboard', async () => {
    const [, name = ''] = await readQueue(1);
    await rows(office(), 1)
      .nth(1)
      .getByRole('button', { name: `Ubah giliran ${name}` })
      .focus();
    await office().keyboard.press('Enter');
    await office().locator('[role=menuitem]:focus').waitFor();
    await office().keyboard.type('Pindah');
    await office().keyboard.press('Enter');
    await rows(office(), 2)
      .nth(4)
      .getByRole('button', { name: `Ubah giliran ${name}` })
      .waitFor();
    expect((await readQueue(2)).at(-1)).toBe(name);
  });

  it('calls a team, whose family sees it on its page', async () => {
    await office().goto(organiserPaths.tableCards.href({ id: played.tournamentId }));
    const [card] = await makeCards(office(), 'Meja', 1, 'Antrean');
    const [first] = (await readPlan()).slots;
    const { name, code } = teamOf(first);
    await parent().goto(paths.teamTurns.href({ code }));
    await parent().getByRole('heading', { name }).waitFor();
    await queue().goto(card?.link ?? '');
    await queue().getByLabel('Nama Anda').fill('Rina');
    await queue().keyboard.press('Enter');
    await press('Panggil', name);
    // Its page would ask by itself only after half a minute.
    await expect
      .poll(() => parent().title(), { timeout: 10_000 })
      .toContain(`DIPANGGIL: Arena 1 · ${name}`);
    await parent().getByText('Segera ke Arena 1').waitFor();
  });

  it('has a desk of scores that offers the team, and enters its run', async () => {
    const [card] = await makeCards(office(), 'Skor', 1);
    const [first] = (await readPlan()).slots;
    const { name } = teamOf(first);
    await press('Hadir', name);
    await press('Masuk arena', name);
    await desk().goto(card?.link ?? '');
    await desk().getByLabel('Nama Anda').fill('Bagas');
    await desk().keyboard.press('Enter');
    await desk()
      .getByRole('region', { name: 'Dipanggil ke arena' })
      .getByRole('button', { name: new RegExp(`^Arena 1: .*${name}, percobaan 1$`) })
      .click();
    await desk().locator('[name=points]:focus').waitFor();
    for (const typed of ['270', '10738']) {
      await desk().keyboard.type(typed);
      await desk().keyboard.press('Enter');
    }
    await desk()
      .getByText(new RegExp(`^${name}\\b.*: 270 poin, 01:07\\.38 dicatat\\.$`))
      .waitFor();
  });

  it('has the run in the ranking, and goes on with the next team', async () => {
    const { slots } = await readPlan();
    const [first, next] = slots.filter(({ arena_id: id }) => id === slots[0]?.arena_id);
    const { name } = teamOf(first);
    await queue().getByText('1 giliran sudah selesai').waitFor();
    await queue()
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: `Panggil, ${teamOf(next).name}` })
      .waitFor();
    await parent().goto(paths.tournamentResult.href(played));
    await parent().getByText(name).first().waitFor();
    await parent().getByText('270', { exact: true }).first().waitFor();
    await office().goto(organiserPaths.dayPlan.href({ id: played.tournamentId }));
    await rows(office(), 1)
      .first()
      .getByText(/Selesai$/)
      .waitFor();
  });
});
