import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { auditLog, clubs } from '../../../server/db/schema.ts';
import { field, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, backend } = useTestApp();

beforeEach(() => applyScenarios('organiser'));

async function change(method: string, path: string, body: object) {
  const token = await backend.signIn('organiser');
  const { status } = await backend.request(method, `/api/organiser${path}`, { token, body });
  expect(status).toBeLessThan(300);
}

it('the audit log says who has changed what, and shows a kind, an organiser or days of it', async () => {
  const app = await renderApp('/organiser/journal');
  expect(await screen.findByText('Belum ada perubahan')).toBeVisible();
  await change('POST', '/categories', {
    name: 'Robot Tari',
    description: '',
    longdec: '',
    ranking: 'time',
    time_format: 'MM:SS.hh',
  });
  await change('PUT', '/tournaments/27/status', { status: 'postponed' });

  // It is never shown from the cache.
  await app.user.click(screen.getByRole('link', { name: 'Kategori' }));
  await heading('Kategori');
  await app.user.click(screen.getByRole('link', { name: 'Jurnal' }));
  const table = await screen.findByRole('grid', { name: 'Perubahan' });
  expect(await screen.findByText('2 perubahan')).toBeVisible();
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Menunda/);
  expect(second).toHaveTextContent(/Robot Tari.*Membuat kategori|Membuat kategori.*Robot Tari/);
  expect(first).toHaveTextContent('Wulan Prameswari');

  await app.user.selectOptions(await field('Objek'), 'Kategori');
  expect(await screen.findByText('1 perubahan')).toBeVisible();
  expect(app.router.state.location.search).toBe('?kind=category');
  fireEvent.change(await field('Dari tanggal'), { target: { value: '2099-01-01' } });
  expect(await screen.findByText('Tidak ada perubahan yang cocok.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Tampilkan semua' }));
  expect(await screen.findByText('2 perubahan')).toBeVisible();
  await app.user.selectOptions(await field('Penyelenggara'), 'Wulan Prameswari');
  await waitFor(() => expect(app.router.state.location.search).toBe('?organiser=1'));
  await waitFor(() => expect(screen.getByText('2 perubahan')).toBeVisible());
});

it('the audit log names the club whose registered team has other members', async () => {
  const [club] = await backend.db.select().from(clubs).limit(1);
  await backend.db.insert(auditLog).values({
    at: new Date(),
    clubId: club?.id ?? 0,
    operation: 'updateTeam',
    kind: 'registration',
    objectId: 1,
    objectName: 'Garuda Baja, Line Follower, Laga Bengkulu',
    detail: 'Ani, Budi → Ani, Citra',
  });
  await renderApp('/organiser/journal');
  const [, entry] = within(await screen.findByRole('grid', { name: 'Perubahan' })).getAllByRole(
    'row',
  );
  expect(entry).toHaveTextContent('Mengubah anggota tim: Ani, Budi → Ani, Citra');
  expect(entry).toHaveTextContent(club?.name ?? '');
});
