import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/paths.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults } = useTestApp();

describe('the PDF viewer', () => {
  const file = 'https://berkas.contoh.id/aturan baru.pdf?x=1&y=2';
  const viewer = (address: string) => paths.pdfViewer.href({ pdfUrl: address });
  const failure = (title: string) => screen.findByRole('heading', { level: 1, name: title });
  const newTab = () => screen.queryByRole('link', { name: 'Buka di tab baru' });

  it.each(['javascript:alert(1)', '/storage/rules/sumo.pdf'])(
    'opens no %s, and asks nobody for it',
    async (address) => {
      // An unhandled request would fail the test.
      const { user, currentPath: shown } = await renderApp(viewer(address));
      expect(await failure('Alamat tidak dapat dibuka')).toBeVisible();
      expect(newTab()).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
      await waitFor(() => expect(shown()).toBe('/'));
    },
  );

  it.each([
    ['PDF tidak ditemukan', () => HttpResponse.text('none', { status: 404 }), false],
    ['Bukan PDF', () => HttpResponse.html('<!doctype html><title>Bukan</title>'), false],
    ['PDF belum dapat dibuka', () => HttpResponse.text('', { status: 503 }), true],
    ['PDF tidak dapat diambil', () => HttpResponse.error(), true],
  ])('says "%s", and leaves the ways on (%#)', async (title, answer, mayBeOtherwise) => {
    const asked: string[] = [];
    faults(
      http.get('https://berkas.contoh.id/*', ({ request }) => {
        asked.push(request.url);
        return answer();
      }),
    );
    const { user } = await renderApp(viewer(file));
    expect(await failure(title)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · RoboLaga`));
    expect(newTab()).toHaveAttribute('href', 'https://berkas.contoh.id/aturan%20baru.pdf?x=1&y=2');
    expect(newTab()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('button', { name: 'Kembali' })).toBeVisible();
    const retry = screen.queryByRole('button', { name: 'Coba lagi' });
    expect(retry !== null).toBe(mayBeOtherwise);
    const before = asked.length;
    if (retry) await user.click(retry);
    await failure(title);
    await waitFor(() => expect(asked).toHaveLength(before + (retry ? before : 0)));
    expect(new Set(asked)).toEqual(new Set(['https://berkas.contoh.id/aturan%20baru.pdf?x=1&y=2']));
  });

  it('names the file and offers the ways out while it is on its way', async () => {
    faults(
      http.get('https://berkas.contoh.id/*', async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    );
    const { router, user, currentPath } = await renderApp('/faq');
    await act(() => router.navigate(viewer(file)));
    expect(await screen.findByRole('heading', { level: 1, name: 'aturan baru.pdf' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('aturan baru.pdf · RoboLaga'));
    expect(screen.getByText('Memuat PDF...')).toBeInTheDocument();
    expect(newTab()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(currentPath()).toBe('/faq'));
  });
});
