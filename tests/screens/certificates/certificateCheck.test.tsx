import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios } = useTestApp();
const code = '4T7KQM2XAB9RWPDH';

const openCertificate = async (...scenarios: ScenarioText[]) => {
  await applyScenarios(...scenarios);
  const app = await renderApp(`/cek/${code}`);
  await screen.findByRole('heading', { name: 'Isi sertifikat' });
  return app;
};

describe('the code of a certificate', () => {
  it.each([
    '4t7k-qm2x-ab9r-wpdh',
    ' 4T7K QM2X AB9R WPDH ',
    'https://robolaga.example/cek/4T7KQM2XAB9RWPDH',
  ])('is found as typed: %s', async (typed) => {
    await applyScenarios('certificate:valid');
    const { user, currentPath } = await renderApp('/cek');
    await user.type(await screen.findByLabelText(/^Kode sertifikat/), typed);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Berlaku' })).toBeVisible();
    expect(currentPath()).toBe(`/cek/${code}`);
  });

  it('may have O for 0 and I or L for 1', async () => {
    await applyScenarios('certificate:valid');
    const { user, currentPath } = await renderApp('/cek');
    await user.type(await screen.findByLabelText(/^Kode sertifikat/), 'OOOO-iiii-LLLL-wpdh{Enter}');
    await screen.findByRole('heading', { name: 'Berlaku' });
    expect(currentPath()).toBe('/cek/000011111111WPDH');
  });

  it.each([
    ['', 'Tulis kode di sertifikat.'],
    ['4T7K-QM2X', 'Kurang 8 karakter: kode sertifikat berisi 16.'],
    ['4T7K-QM2X-AB9R-WPDH-22', 'Lebih 2 karakter: kode sertifikat berisi 16.'],
    ['4T7K-QM2X-AB9R-WPDU', 'Kode sertifikat tidak pernah berisi U. Periksa lagi tulisannya.'],
  ])('is not sent if it can be none: %s', async (typed, problem) => {
    const { user, currentPath } = await renderApp('/cek');
    const field = await screen.findByLabelText(/^Kode sertifikat/);
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toHaveFocus();
    expect(currentPath()).toBe('/cek');
  });

  it('that nobody has is said to be none, and can be corrected', async () => {
    await applyScenarios('certificate:not-found');
    await renderApp(`/cek/${code}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tidak ada sertifikat dengan kode ini.',
    );
    expect(screen.getByLabelText(/^Kode sertifikat/)).toHaveValue('4T7K-QM2X-AB9R-WPDH');
    await expectAccessible();
  });

  it('that is cut off in a link says what is missing', async () => {
    await renderApp('/cek/4T7KQM2X');
    expect(await screen.findByRole('alert')).toHaveTextContent('Kurang 8 karakter');
  });

  it('can be asked for again if the server does not answer', async () => {
    await applyScenarios('offline:getCertificate');
    await renderApp(`/cek/${code}`);
    expect(await screen.findByText('Sertifikat belum dapat diperiksa.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  });
});

describe('a certificate', () => {
  it('says what it is for, and leads to the official results', async () => {
    await openCertificate('certificate:valid');
    const facts = screen
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Untuk', 'Juara 1'],
      ['Lomba', 'RoboLaga Surabaya 2026'],
      ['Kategori', 'Line Follower'],
      ['Tanggal lomba', '22 November 2026'],
      ['Tim', 'Garuda Muda'],
      ['Sekolah', 'SMA Negeri 3 (Malang)'],
      ['Nomor', 'RL/2026/0001'],
      ['Terbit', '22 November 2026'],
      ['Kode', '4T7K-QM2X-AB9R-WPDH'],
    ]);
    expect(screen.getByRole('link', { name: 'Hasil resmi' })).toHaveAttribute(
      'href',
      '/tournament-result/1/1',
    );
    await expectAccessible();
  });

  it.each([
    ['replaced', 'Diganti', 'Ejaan nama diperbaiki'],
    ['withdrawn', 'Ditarik', 'Tim didiskualifikasi setelah lomba'],
  ] as const)('that is %s says so, since when and why', async (state, name, reason) => {
    await openCertificate(`certificate:${state}`);
    const status = screen.getByRole('region', { name });
    expect(status).toHaveTextContent('Tidak berlaku lagi sejak 23 November 2026.');
    expect(status).toHaveTextContent(`Alasan: ${reason}`);
    await expectAccessible();
  });

  it('whose place was corrected says so', async () => {
    await openCertificate('certificate:outdated');
    expect(screen.getByText(/^Hasil resmi dikoreksi/)).toBeVisible();
  });

  it('whose award was renamed or given to another says so', async () => {
    await openCertificate('certificate:outdated-award');
    expect(screen.getByText(/^Daftar penghargaan diubah/)).toBeVisible();
  });
});

describe('the name on the paper', () => {
  const typeName = async ({ user }: Awaited<ReturnType<typeof openCertificate>>, name: string) =>
    user.type(screen.getByLabelText(/^Nama di kertas/), `${name}{Enter}`);
  const findAnswer = () => within(screen.getByRole('status')).findByText(/^(Cocok|Tidak cocok)$/);

  it('matches, which is announced, and the answer goes when another is typed', async () => {
    const app = await openCertificate('certificate:valid');
    await typeName(app, ' raka pradana ');
    expect(await findAnswer()).toHaveTextContent('Cocok');
    expect(screen.getByRole('status')).toHaveTextContent('"raka pradana" adalah nama');
    await expectAccessible();
    await app.user.type(screen.getByLabelText(/^Nama di kertas/), 'x');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does not match, and nobody learns the right one', async () => {
    const app = await openCertificate('certificate:other-name');
    await typeName(app, 'Raka Pradina');
    expect(await findAnswer()).toHaveTextContent('Tidak cocok');
    expect(screen.getByRole('status')).toHaveTextContent('Tanyakan kepada penyelenggara');
  });

  it('that matches a certificate which has ended does not make it valid', async () => {
    const app = await openCertificate('certificate:withdrawn');
    await typeName(app, 'Raka Pradana');
    await findAnswer();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Namun sertifikat ini tidak berlaku lagi.',
    );
  });

  it('must be typed', async () => {
    const app = await openCertificate('certificate:valid');
    await typeName(app, ' ');
    const field = screen.getByLabelText(/^Nama di kertas/);
    expect(field).toHaveAccessibleDescription('Tulis nama di kertas.');
    expect(field).toHaveFocus();
  });

  it('cannot be tried without an end: the wait is said', async () => {
    const app = await openCertificate('certificate:valid');
    await applyScenarios('rate-limited');
    await typeName(app, 'Raka');
    expect(
      await screen.findByText('Terlalu banyak percobaan. Coba lagi dalam 2 menit.'),
    ).toBeVisible();
  });

  it('can be tried again if the server does not answer', async () => {
    const app = await openCertificate('certificate:valid');
    await applyScenarios('offline:checkCertificateName');
    await typeName(app, 'Raka');
    expect(await screen.findByText('Nama belum dapat dicocokkan. Coba lagi.')).toBeVisible();
  });
});
