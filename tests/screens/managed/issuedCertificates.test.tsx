import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CertificateDesign, CertificateSummary } from '../../../openapi/schema.d.ts';
import * as files from '../../../src/lib/files/downloadFile.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { photo, useStubbedPictures } from '../../support/screens/profilePage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, backend, faults } = useTestApp();
useStubbedPictures();
beforeEach(() => applyScenarios('organiser'));

const openPage = async () => {
  const app = await renderApp('/organiser/tournaments/1/certificates');
  await screen.findByRole('heading', { name: 'Desain' });
  return app;
};
type App = Awaited<ReturnType<typeof openPage>>;

const saveDesign = async ({ user }: App) => {
  await user.type(screen.getByLabelText('Nama penanda tangan'), 'Dr. Wulan');
  await user.click(screen.getByRole('button', { name: 'Simpan desain' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Terbitkan' })).toBeEnabled());
};

/** Issues the certificates of helpers, who need no team and no result. */
const issueTo = async ({ user }: App, names: string) => {
  await user.click(screen.getByLabelText('Nama petugas'));
  await user.paste(names);
  await user.click(screen.getByRole('button', { name: 'Terbitkan' }));
  return within(await screen.findByRole('dialog', { name: 'Terbitkan sertifikat?' }));
};

/** Saves the design as another organiser, who has loaded the latest one. */
const saveElsewhere = async () => {
  const token = await backend.signIn('organiser');
  const path = '/api/organiser/tournaments/1/certificate-design';
  const { version, ...design } = (
    (await backend.request('GET', path, { token })).body as { data: CertificateDesign }
  ).data;
  await backend.request('PUT', path, {
    token,
    headers: { 'If-Match': version },
    body: { ...design, signer_name: 'Dr. Bagas' },
  });
};

describe('the certificates of a tournament', () => {
  it('need a design, are counted before they are issued, and are listed then', async () => {
    const app = await openPage();
    expect(screen.getByText('Simpan desain dulu, lalu terbitkan.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Terbitkan' })).toBeDisabled();
    const unconfirmed = screen.getByText(/^\d+ klub belum memeriksa nama pesertanya:/);
    expect(unconfirmed).toHaveTextContent(/: [^,]+, [^,]+, [^,]+, dan \d+ lainnya\.$/);
    for (const showAll of screen.getAllByRole('button', { name: 'Tampilkan semua' }))
      await app.user.click(showAll);
    expect(screen.queryByText(/dan \d+ lainnya/)).toBeNull();
    await expectAccessible();
    await saveDesign(app);
    const dialog = await issueTo(app, 'Bima Sakti\nAyu Ningtyas\n\nBima Sakti');
    expect(dialog.getByText('2 untuk Petugas')).toBeVisible();
    expect(dialog.queryByText(/^0 untuk/)).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: /^Terbitkan \d+$/ }));
    expect(await screen.findByRole('rowheader', { name: /Bima Sakti/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Ayu Ningtyas/ })).toBeVisible();
    await expectAccessible();
  });

  it('are those of the awards of the ceremony, too, before they are announced if organisers say so', async () => {
    const award = (name: string, recipient: string) => ({
      category_id: null,
      award: { name, category_id: null, registration_id: null, recipient },
    });
    await backend.request('PUT', '/api/organiser/tournaments/1/ceremony', {
      token: await backend.signIn('organiser'),
      body: { items: [award('Fair play', ''), award('Pembina Teladan', 'Bambang Sutejo')] },
    });
    const app = await openPage();
    expect(screen.getByText('Penghargaan tanpa penerima: Fair play.')).toBeVisible();
    expect(
      screen.getByText('Belum diumumkan di upacara, jadi belum terbit: Pembina Teladan.'),
    ).toBeVisible();
    await saveDesign(app);
    await app.user.click(
      screen.getByRole('checkbox', { name: 'Terbitkan juga yang belum diumumkan' }),
    );
    await expectAccessible();
    const dialog = await issueTo(app, 'Bima Sakti');
    expect(dialog.getByText('1 untuk Penghargaan khusus')).toBeVisible();
    expect(dialog.getByText(/^Termasuk yang belum diumumkan/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: /^Terbitkan \d+$/ }));
    expect(await screen.findByRole('rowheader', { name: /Bambang Sutejo/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());

    await backend.request('PUT', '/api/organiser/tournaments/1/ceremony', {
      token: await backend.signIn('organiser'),
      body: { items: [] },
    });
    await app.user.click(screen.getByRole('button', { name: 'Simpan desain' }));
    expect(await screen.findByText('Berlaku: tidak sesuai lagi')).toBeVisible();
  });

  it('are replaced and withdrawn with a reason that everybody reads', async () => {
    const app = await openPage();
    await saveDesign(app);
    const dialog = await issueTo(app, 'Bima Sakti');
    await app.user.click(dialog.getByRole('button', { name: /^Terbitkan \d+$/ }));
    await app.user.click(
      await screen.findByRole('button', { name: 'Ganti sertifikat Bima Sakti' }),
    );
    const replacing = within(await screen.findByRole('dialog'));
    await app.user.type(replacing.getByLabelText(/^Nama yang benar/), ' P');
    await app.user.click(replacing.getByRole('button', { name: 'Ganti' }));
    expect(replacing.getByText('Tulis alasannya.')).toBeVisible();
    await app.user.type(replacing.getByLabelText(/^Alasan/), 'Ejaan{Enter}');
    await app.user.click(
      await screen.findByRole('button', { name: 'Tarik sertifikat Bima Sakti P' }),
    );
    expect(screen.getByText(/Diganti: Ejaan/)).toBeVisible();
    const withdrawing = within(
      await screen.findByRole('dialog', { name: 'Tarik sertifikat Bima Sakti P?' }),
    );
    await app.user.type(withdrawing.getByLabelText(/^Alasan/), 'Tidak bertugas{Enter}');
    expect(await screen.findByText(/Ditarik: Tidak bertugas/)).toBeVisible();
  });

  it('say that another organiser was faster', async () => {
    const app = await openPage();
    await applyScenarios('certificate-changed');
    await app.user.click(screen.getByRole('button', { name: 'Simpan desain' }));
    expect(await screen.findByText(/^Desain sertifikat baru saja diubah/)).toBeVisible();
  });

  it('show what another organiser has saved, and keep what was typed', async () => {
    const app = await openPage();
    await saveElsewhere();
    await app.user.clear(screen.getByLabelText('Nama penanda tangan'));
    await app.user.type(screen.getByLabelText('Nama penanda tangan'), 'Dr. Ayu');
    await app.user.click(screen.getByRole('button', { name: 'Simpan desain' }));
    await app.user.click(await screen.findByRole('button', { name: 'Muat versi terbaru' }));
    expect(screen.getByLabelText('Nama penanda tangan')).toHaveValue('Dr. Bagas');
    await app.user.click(screen.getByRole('button', { name: 'Kembali ke isian saya' }));
    expect(screen.getByLabelText('Nama penanda tangan')).toHaveValue('Dr. Ayu');
    await app.user.click(screen.getByRole('button', { name: 'Simpan desain' }));
    expect(await screen.findByText('Desain sertifikat telah disimpan.')).toBeVisible();
  });

  it('get no picture over a design that another organiser has just saved', async () => {
    const app = await openPage();
    await saveElsewhere();
    await app.user.type(screen.getByLabelText('Nama penanda tangan'), 'Dr. Ayu');
    const [logo] = screen.getAllByLabelText('Pilih gambar');
    const choose = () => logo && fireEvent.change(logo, { target: { files: [photo()] } });
    choose();
    expect(await screen.findByText(/^Desain sertifikat baru saja diubah/)).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Muat versi terbaru' }));
    expect(screen.getByLabelText('Nama penanda tangan')).toHaveValue('Dr. Bagas');
    choose();
    expect(await screen.findByText('Gambar sertifikat telah disimpan.')).toBeVisible();
  });

  it('are all in a ZIP: each club in parts that the server draws, and those without a club', async () => {
    const download = vi.spyOn(files, 'downloadFile').mockReturnValue();
    const token = await backend.signIn('organiser');
    const path = '/api/organiser/tournaments/1/certificate-summary';
    const { data } = (await backend.request('GET', path, { token })).body as {
      data: CertificateSummary;
    };
    const listed: CertificateSummary['files'] = [
      { club: { id: 5, name: 'SMA 3/Malang' }, kind: null, certificates: 700 },
      { club: null, kind: 'helper', certificates: 2 },
      { club: null, kind: 'award', certificates: 1 },
    ];
    const requests: string[] = [];
    faults(
      http.get(`*${path}`, () =>
        HttpResponse.json({ success: true, data: { ...data, files: listed } }),
      ),
      http.get('*/api/organiser/tournaments/1/certificates/pdf', ({ request }) => {
        requests.push(new URL(request.url).search);
        return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
      }),
    );
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Unduh semua' }));
    await waitFor(() => expect(download).toHaveBeenCalledWith(expect.any(Blob), 'sertifikat.zip'));
    expect(requests).toEqual([
      '?club=5&part=1',
      '?club=5&part=2',
      '?club=5&part=3',
      '?kind=helper&without_club=true',
      '?kind=award&without_club=true',
    ]);
    const zip = download.mock.calls[0]?.[0];
    const bytes = new Uint8Array((await zip?.arrayBuffer()) ?? []);
    expect(Object.keys(unzipSync(bytes))).toEqual([
      'SMA 3 Malang (5), bagian 1 dari 3.pdf',
      'SMA 3 Malang (5), bagian 2 dari 3.pdf',
      'SMA 3 Malang (5), bagian 3 dari 3.pdf',
      'Petugas.pdf',
      'Penghargaan khusus.pdf',
    ]);
  });

  it('are not there where a backend does not offer them', async () => {
    await applyScenarios('not-offered:getCertificateSummary');
    await renderApp('/organiser/tournaments/1/certificates');
    expect(await screen.findByText('Server ini belum mendukung fitur ini.')).toBeVisible();
  });
});
