import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatCalendarDate } from '../../../src/lib/dates/calendarDate.ts';
import { button, field, fillField } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { eventDayFromNow, readTournament, surabaya } from '../../support/screens/tournaments.ts';

const { renderApp, applyScenarios, faults, backend } = useTestApp();

/** Gives the tournament of Surabaya these days. */
async function hold(days: { date: string; end_date?: string }) {
  const { starts_at: _start, ...tournament } = await readTournament(backend, 7);
  const data = { ...tournament, ...days, start_time: '08:00', end_time: '16:00' };
  faults(http.get('*/api/tournaments/7', () => HttpResponse.json({ success: true, data })));
  return data;
}

describe('a tournament of two days', () => {
  it('names both, and from when until when', async () => {
    const date = eventDayFromNow(3);
    const end = eventDayFromNow(4);
    await hold({ date, end_date: end });
    await renderApp(surabaya);
    const facts = await screen.findByRole('list', { name: 'Kapan dan di mana' });
    expect(facts).toHaveTextContent(
      `${formatCalendarDate(date, { weekday: true, end })} · 08.00–16.00 WIB`,
    );
    expect(screen.getByText('dalam 3 hari')).toBeVisible();
  });

  it('takes place on its second day too, and can be added to a calendar', async () => {
    await hold({ date: eventDayFromNow(-1), end_date: eventDayFromNow(0) });
    await renderApp(surabaya);
    expect(await screen.findByText('Hari ini')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Sedang berlangsung' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tambahkan ke kalender' })).toBeVisible();
  });

  it('is over the day after', async () => {
    await hold({ date: eventDayFromNow(-2), end_date: eventDayFromNow(-1) });
    await renderApp(surabaya);
    expect(await screen.findByText('Selesai')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tambahkan ke kalender' })).toBeNull();
  });
});

describe('for organisers, the end', () => {
  beforeEach(() => applyScenarios('organiser'));

  it('is checked against the start, and saved', async () => {
    const { user } = await renderApp('/organiser/tournaments/8');
    await fillField('Tanggal', '2027-05-08');
    await fillField('Tanggal selesai', '2027-05-07');
    await fillField('Jam mulai', '08:00');
    await fillField('Jam selesai', '07:00');
    await user.click(button('Simpan'));
    expect(await field('Tanggal selesai')).toHaveAccessibleDescription(
      'Tanggal selesai tidak boleh sebelum tanggal mulai.',
    );
    expect(await field('Jam selesai')).toHaveAccessibleDescription(
      'Jam selesai harus setelah jam mulai.',
    );
    // On the next morning it may end earlier than it has begun.
    await fillField('Tanggal selesai', '2027-05-09');
    await user.click(button('Simpan'));
    expect(await screen.findByText('Lomba telah disimpan.')).toBeVisible();
    expect(await readTournament(backend, 8)).toMatchObject({
      date: '2027-05-08',
      end_date: '2027-05-09',
      end_time: '07:00',
    });
  });

  it('is in the list', async () => {
    const { date, end_date: end } = await readTournament(backend, 5);
    await renderApp('/organiser');
    const table = await screen.findByRole('grid', { name: 'Daftar lomba' });
    const row = within(table).getByRole('row', { name: /Merapi Maze Day/ });
    expect(row).toHaveTextContent(formatCalendarDate(date, { end: end ?? 'none' }));
    expect(row).toHaveTextContent(/\d–\d/);
  });
});
