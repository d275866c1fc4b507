import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../src/paths.ts';
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

describe('what visitors ask', () => {
  it('is on the page of the tournament: cost, chat and map', async () => {
    const { cost } = await readTournament(backend, 7);
    await renderApp(surabaya);
    const details = await screen.findByRole('region', { name: 'Yang perlu diketahui' });
    expect(within(details).getByText(cost ?? 'none')).toBeVisible();
    expect(within(details).getByRole('link', { name: 'WhatsApp 0812-5550-1007' })).toHaveAttribute(
      'href',
      'https://wa.me/6281255501007',
    );
    expect(screen.getByRole('link', { name: /^Buka peta/ })).toHaveAttribute(
      'href',
      expect.stringContaining('openstreetmap.org'),
    );
  });

  it('is its programme too, by day, and documents', async () => {
    const date = eventDayFromNow(3);
    const end = eventDayFromNow(4);
    const known = await hold({ date, end_date: end });
    const own = new URL('/storage/rules/aturan.pdf', location.href).href;
    const data = {
      ...known,
      programme: [
        { day: 1, time: '07:30', text: 'Registrasi ulang' },
        { day: 1, time: '08:00', text: 'Pembukaan' },
        { day: 2, time: '13:00', text: 'Final' },
      ],
      documents: [
        { title: 'Peraturan', url: own },
        { title: 'Undangan', url: 'https://contoh.id/undangan.pdf' },
      ],
    };
    faults(http.get('*/api/tournaments/7', () => HttpResponse.json({ success: true, data })));
    await renderApp(surabaya);
    const details = within(await screen.findByRole('region', { name: 'Yang perlu diketahui' }));
    const entries = details.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries.filter((text) => /\d/.test(text ?? ''))).toEqual([
      formatCalendarDate(date, { weekday: true }),
      '07.30 Registrasi ulang',
      '08.00 Pembukaan',
      formatCalendarDate(end, { weekday: true }),
      '13.00 Final',
    ]);
    expect(details.getByRole('link', { name: 'Peraturan' })).toHaveAttribute(
      'href',
      paths.pdfViewer.href({ pdfUrl: own }),
    );
    // The page that shows PDFs may not read those of others.
    expect(details.getByRole('link', { name: 'Undangan' })).toHaveAttribute(
      'href',
      'https://contoh.id/undangan.pdf',
    );
  });

  it('is not mentioned where nothing is known, and a link of another kind is left out', async () => {
    const {
      cost: _cost,
      programme: _programme,
      documents: _documents,
      ...known
    } = await hold({ date: eventDayFromNow(3) });
    const data = { ...known, contact: 'javascript:alert(1)', map_url: 'javascript:alert(1)' };
    faults(http.get('*/api/tournaments/7', () => HttpResponse.json({ success: true, data })));
    await renderApp(surabaya);
    await screen.findByRole('region', { name: 'Detail lomba' });
    expect(screen.queryByRole('region', { name: 'Yang perlu diketahui' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Buka peta/ })).toHaveAttribute(
      'href',
      expect.stringContaining('google.com/maps'),
    );
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

  it('stands beside what it costs, whom to ask and where the map is', async () => {
    const { user } = await renderApp('/organiser/tournaments/8');
    await fillField('Biaya', 'Rp150.000 per tim');
    await fillField('WhatsApp', '(0274) 512345');
    await fillField('Tautan peta', 'Balai Rantau');
    await user.click(button('Simpan'));
    expect(await field('WhatsApp')).toHaveAccessibleDescription(/^Ini nomor telepon rumah/);
    expect(await field('Tautan peta')).toHaveAccessibleDescription(/^Tempel tautan/);
    await fillField('WhatsApp', '+62 812-3456-7890');
    await fillField('Tautan peta', 'https://maps.app.goo.gl/AbC');
    await user.click(button('Simpan'));
    expect(await screen.findByText('Lomba telah disimpan.')).toBeVisible();
    // As it is stored.
    expect(await field('WhatsApp')).toHaveValue('https://wa.me/6281234567890');
  });

  it('may have a programme and documents, row by row', async () => {
    const { user } = await renderApp('/organiser/tournaments/8');
    const add = await screen.findByRole('button', { name: 'Tambah acara' });
    await user.click(add);
    // The new row is where somebody goes on typing.
    expect(await field('Jam')).toHaveFocus();
    await fillField('Jam', '08:00');
    await user.click(button('Simpan'));
    expect(await field('Acara')).toHaveAccessibleDescription('Acara wajib diisi.');
    await fillField('Acara', 'Pembukaan');
    await user.click(add);
    await user.click(screen.getAllByRole('button', { name: 'Hapus acara' })[0] as Element);
    expect(add).toHaveFocus();
    await user.click(add);
    fireEvent.change(screen.getAllByLabelText('Acara')[1] as Element, {
      target: { value: 'Final' },
    });
    await user.click(screen.getByRole('button', { name: 'Hapus acara Pembukaan' }));
    // What was in the second row is in the first one.
    expect(await field('Acara')).toHaveValue('Final');
    await fillField('Jam', '08:00');
    await fillField('Acara', 'Pembukaan');
    await user.click(button('Tambah dokumen'));
    await fillField('Nama dokumen', 'Peraturan');
    await fillField('Alamat', 'peraturan lomba');
    await user.click(button('Simpan'));
    expect(await field('Alamat')).toHaveAccessibleDescription(
      'Isi alamat yang dimulai dengan https://.',
    );
    await fillField('Alamat', 'https://contoh.id/peraturan.pdf');
    await user.click(button('Simpan'));
    expect(await screen.findByText('Lomba telah disimpan.')).toBeVisible();
    expect(await readTournament(backend, 8)).toMatchObject({
      programme: [{ day: 1, time: '08:00', text: 'Pembukaan' }],
      documents: [{ title: 'Peraturan', url: 'https://contoh.id/peraturan.pdf' }],
    });
    expect(screen.getByRole('button', { name: 'Hapus acara Pembukaan' })).toBeVisible();
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
