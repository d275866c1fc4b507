import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { haveWideScreen } from '../../support/browser/mediaQueries.ts';
import { button } from '../../support/screens/queries.ts';
import { arena, rowOf, stepButton, useQueuePage } from '../../support/screens/queuePage.ts';

const page = useQueuePage();
const { plan, openQueue, slotsIn, nameOf, teamOf, take, expectCall, applyScenarios } = page;

const rows = (name?: string) => within(arena(name)).getAllByRole('listitem');
const find = (text: string, team: string) =>
  screen.findByRole('button', { name: `${text}, ${team}` });
/** Loads what other desks have changed, as the desk does every few seconds. */
const reload = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

describe('the queue of an arena', () => {
  it('is worked with one press for each step, and tells who comes next', async () => {
    await plan();
    const [slot, second, third, fourth] = slotsIn();
    const name = nameOf(slot);
    const { user } = await openQueue();
    expect(rowOf(name)).toHaveTextContent(/^Siap-siap/);
    expect(rowOf(name)).toHaveTextContent(teamOf(slot).code);
    expect(rowOf(name)).toHaveTextContent(teamOf(slot).club ?? '');
    expect(rowOf(name)).toHaveTextContent('Penyisihan, percobaan 1');
    expect(rowOf(nameOf(third))).not.toHaveTextContent(/Siap-siap/);
    await expectAccessible();

    await user.click(stepButton('Panggil', name));
    expect(await screen.findByText(`${name} dipanggil ke Arena 1.`)).toBeVisible();
    await expectCall(slot, { state: 'called', count: 1, version: '"1"' });
    expect(rowOf(name)).toHaveTextContent(/^Dipanggil · baru saja/);
    // It is the same place on the screen.
    expect(await find('Hadir', name)).toHaveFocus();
    expect(rowOf(nameOf(second))).toHaveTextContent(/^Siap-siap/);
    expect(rowOf(nameOf(third))).toHaveTextContent(/^Siap-siap/);
    expect(rowOf(nameOf(fourth))).not.toHaveTextContent(/Siap-siap/);

    await user.click(stepButton('Hadir', name));
    await user.click(await find('Masuk arena', name));
    await expectCall(slot, { state: 'running' });
    expect(rowOf(name)).toHaveTextContent(/^Di arena · baru saja/);
    await user.click(stepButton('Panggil', nameOf(second)));
    expect(rows()[0]).toHaveTextContent(name);
    await user.click(stepButton('Selesai', name));
    await expectCall(slot, { state: 'ended' });
    expect(await screen.findByText(`Giliran ${name} selesai.`)).toBeVisible();
    await expectAccessible();
  });

  it('calls three times; who does not come goes to the end, and is absent the second time', async () => {
    await plan();
    const [slot] = slotsIn();
    const name = nameOf(slot);
    const { user } = await openQueue();
    const callThrice = async () => {
      await user.click(stepButton('Panggil', name));
      await user.click(await find('Panggil lagi (2)', name));
      expect(rowOf(name)).toHaveTextContent(/^Panggilan ke-2/);
      await user.click(await find('Panggil lagi (3)', name));
    };
    await callThrice();
    await user.click(await find('Tidak hadir: ke akhir antrean', name));
    await expectCall(slot, { state: 'waiting', count: 0, absences: 1 });
    expect(screen.queryByText(name)).toBeNull();
    await user.click(button(/^Tampilkan \d+ giliran lagi$/));
    expect(rows().at(-1)).toHaveTextContent(name);
    expect(rowOf(name)).toHaveTextContent(/^Pernah tidak hadir/);
    await callThrice();
    await user.click(await find('Tidak hadir', name));
    await expectCall(slot, { state: 'absent', absences: 2 });
    expect(rowOf(name)).toHaveTextContent(/^Tidak hadir/);
  });

  it('takes the last step back, by the toast and in the row', async () => {
    await plan();
    const [slot] = slotsIn();
    const name = nameOf(slot);
    const { user } = await openQueue();
    await user.click(stepButton('Panggil', name));
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await expectCall(slot, { state: 'waiting', count: 0, version: '"2"' });
    // It goes again, so it may be empty once a slow machine looks at it twice.
    await screen.findByText(`Langkah terakhir ${name} diurungkan.`);
    expect(screen.queryByRole('button', { name: `Urungkan, ${name}` })).toBeNull();
    await user.click(await find('Panggil', name));
    await user.click(await find('Panggil lagi (2)', name));
    await user.click(stepButton('Urungkan', name));
    await expectCall(slot, { state: 'called', count: 1, version: '"5"' });
    await user.click(await find('Hadir', name));
    await user.click(await find('Masuk arena', name));
    await user.click(await find('Selesai', name));
    await user.click(await find('Urungkan', name));
    await expectCall(slot, { state: 'running' });
    expect(await find('Selesai', name)).toBeVisible();
  });

  it('takes one step at a double-click', async () => {
    await plan();
    const [slot] = slotsIn();
    const { user } = await openQueue();
    await user.dblClick(stepButton('Panggil', nameOf(slot)));
    await expectCall(slot, { state: 'called', count: 1 });
    expect(await find('Hadir', nameOf(slot))).toBeVisible();
  });

  it('ends a turn whose run is entered', async () => {
    await plan();
    const [slot] = slotsIn();
    await take(slot, 'call', 'arrive');
    const { user } = await openQueue();
    await user.click(stepButton('Masuk arena', nameOf(slot)));
    await expectCall(slot, { state: 'running' });
    await page.add(page.place().teamIds.indexOf(slot?.team_id ?? 0), {});
    await reload();
    await user.click(await screen.findByText('1 giliran sudah selesai'));
    expect(rowOf(nameOf(slot))).toHaveTextContent(/^Selesai/);
    expect(within(rowOf(nameOf(slot))).queryByRole('button')).toBeNull();
  });
});

describe('two desks', () => {
  it('see the calls of each other', async () => {
    await plan();
    const [slot] = slotsIn();
    await openQueue();
    await take(slot, 'call', 'call');
    await reload();
    expect(
      await screen.findByText(`${nameOf(slot)}: panggilan ke-2.`, {}, { timeout: 7000 }),
    ).toBeInTheDocument();
    expect(rowOf(nameOf(slot))).toHaveTextContent(/^Panggilan ke-2/);
  });

  it('do not call a team twice: the slower one is told, and what is now', async () => {
    await plan();
    const [slot] = slotsIn();
    const { user } = await openQueue();
    await take(slot, 'call', 'call');
    await user.click(stepButton('Panggil', nameOf(slot)));
    const alert = await within(rowOf(nameOf(slot))).findByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        'Langkah "Panggil" tidak dicatat. Giliran ini baru saja diubah di meja lain. Sekarang: panggilan ke-2.',
      ),
    );
    await expectCall(slot, { state: 'called', count: 2, version: '"2"' });
    await user.click(within(alert).getByRole('button', { name: 'Mengerti' }));
    expect(within(rowOf(nameOf(slot))).queryByRole('alert')).toBeNull();
    await user.click(stepButton('Panggil lagi (3)', nameOf(slot)));
    await expectCall(slot, { count: 3 });
  });

  it('ask before a team is called that is called to another arena', async () => {
    await plan(2);
    await applyScenarios('called-elsewhere');
    const [slot] = slotsIn();
    const { user } = await openQueue();
    await user.click(stepButton('Panggil', nameOf(slot)));
    const alert = await within(rowOf(nameOf(slot))).findByRole('alert');
    expect(alert).toHaveTextContent('Garuda Baja sedang dipanggil ke Arena 2. Panggil juga?');
    page.clearScenarios();
    const sent = vi.fn<(body: unknown) => void>();
    page.faults(
      page.onCall(async (request) => {
        sent(await request.clone().json());
        return page.backend.app.fetch(request);
      }),
    );
    await user.click(within(alert).getByRole('button', { name: 'Panggil juga' }));
    await expectCall(slot, { state: 'called', count: 1 });
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 'call', anyway: true }));
    expect(within(rowOf(nameOf(slot))).queryByRole('alert')).toBeNull();
  });
});

describe('several arenas', () => {
  it('are chosen on a phone, which the address remembers', async () => {
    await plan(2);
    const [other] = slotsIn(1);
    await take(other, 'call');
    const { user, router } = await openQueue();
    expect(screen.queryByRole('region', { name: 'Arena 2' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Arena'), 'Arena 2 (1 dipanggil)');
    expect(await screen.findByRole('region', { name: 'Arena 2' })).toHaveTextContent(nameOf(other));
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?arena=${String(other?.arena_id)}`),
    );
  });

  it('are beside each other on a wide screen', async () => {
    await plan(2);
    haveWideScreen();
    await openQueue();
    expect(rows('Arena 1').length).toBeGreaterThan(1);
    expect(rows('Arena 2').length).toBeGreaterThan(1);
    expect(screen.queryByLabelText('Arena')).toBeNull();
  });
});
