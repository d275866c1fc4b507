import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../../src/brand.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberParticipant } = useTestApp();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the frequently asked questions', () => {
  const questions = () => within(screen.getByRole('main')).getAllByRole('button');
  const openOnes = () =>
    questions().flatMap((question, place) =>
      question.getAttribute('aria-expanded') === 'true' ? [place + 1] : [],
    );

  it('are thirteen in two columns, with one answer open over both, at first that of the first', async () => {
    const { user } = await renderApp('/faq');
    await heading('FAQ');
    await waitFor(() => expect(document.title).toBe('FAQ · RoboLaga'));
    expect(questions()).toHaveLength(13);
    expect(
      screen.getAllByRole('heading', { level: 3 }).filter((one) => one.querySelector('button')),
    ).toHaveLength(13);
    const columns = new Set(
      questions().map((question) => question.closest('.MuiAccordion-root')?.parentElement),
    );
    expect([...columns].map((column) => column?.querySelectorAll('button').length)).toEqual([6, 7]);
    for (const name of ['Akun, tim, dan pendaftaran', 'Hari lomba'])
      expect(
        within(screen.getByRole('region', { name })).getByRole('heading', { level: 2, name }),
      ).toBeVisible();
    expect(openOnes()).toEqual([1]);
    const seventh = questions()[6] as HTMLElement;
    await user.click(seventh);
    expect(openOnes()).toEqual([7]);
    expect(document.getElementById(seventh.getAttribute('aria-controls') ?? '')).toHaveTextContent(
      /dengan peta dan berkas kalender/,
    );
    await act(() => seventh.focus());
    await user.keyboard('{Enter}');
    expect(openOnes()).toEqual([]);
  });

  it('lead to the page that an answer is about', async () => {
    const { user, currentPath } = await renderApp('/faq');
    await heading('FAQ');
    await user.click(screen.getByRole('button', { name: /mendaftarkan tim ke lomba/ }));
    await user.click(screen.getByRole('link', { name: 'Lihat lomba' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments'));
  });
});

describe('the terms', () => {
  const original = Element.prototype.scrollIntoView;
  afterEach(() => {
    Element.prototype.scrollIntoView = original;
  });

  it('have four sections, and contents that lead to them', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const { user, router } = await renderApp('/terms-condition');
    await heading('Terms & Conditions');
    await waitFor(() => expect(document.title).toBe('Terms & Conditions · RoboLaga'));
    const titles = [
      'Agreement to Terms',
      'User Representations',
      'Guideline for Reviews',
      'Social Media',
    ];
    for (const name of titles) expect(screen.getByRole('region', { name })).toHaveTextContent(name);
    expect(screen.getByRole('heading', { name: 'Social Media' })).toHaveAttribute('lang', 'en');
    const contents = screen.getByRole('navigation', { name: 'Di halaman ini' });
    await user.click(within(contents).getByRole('link', { name: 'Guideline for Reviews' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Guideline for Reviews' })).toHaveFocus(),
    );
    expect(router.state.location.hash).toBe('#guideline-for-reviews');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['/terms-condition', 'izin orang tua'],
  ['/privacy', 'tidak dijual'],
])('%s begins with five sentences, its version and its date', async (path, text) => {
  await renderApp(path);
  const summary = await screen.findByRole('region', { name: 'Singkatnya' });
  expect(within(summary).getAllByRole('listitem')).toHaveLength(5);
  expect(summary).toHaveTextContent(text);
  expect(summary).toHaveTextContent(/Versi 1\.0, 27 November 2026$/);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Singkatnya');
});

it('the privacy policy says what is public and how to delete it', async () => {
  await renderApp('/privacy');
  await heading('Kebijakan privasi');
  await waitFor(() => expect(document.title).toBe('Kebijakan privasi · RoboLaga'));
  expect(screen.getByRole('region', { name: /Yang terlihat oleh umum/ })).toHaveTextContent(
    'nama depan dan inisial',
  );
  expect(screen.getByRole('region', { name: /Memperbaiki dan menghapus/ })).toHaveTextContent(
    'Peserta terhapus',
  );
  expect(screen.getByRole('region', { name: /Memperbaiki dan menghapus/ })).toHaveTextContent(
    /Pembina: menghapus data peserta yang tidak memiliki akun sendiri.* dua menit kemudian/,
  );
  for (const link of screen.getAllByRole('link', { name: brand.contact.email }))
    expect(link).toHaveAttribute('href', `mailto:${brand.contact.email}`);
});

describe('the chat', () => {
  it('is for participants only', async () => {
    const { currentPath } = await renderApp('/chat');
    await waitFor(() => expect(currentPath()).toBe('/signin'));
  });

  it('is marked as an example, and has nothing that could be pressed', async () => {
    await rememberParticipant('leader');
    await renderApp('/chat');
    await heading('Chat');
    await waitFor(() => expect(document.title).toBe('Chat · RoboLaga'));
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText('Contoh').length).toBeGreaterThan(0);
    expect(main.getByText(/^Halaman ini hanya contoh: .* pakai grup WhatsApp tim/)).toBeVisible();
    expect(
      within(main.getByRole('region', { name: 'Percakapan' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    expect(
      main.getByRole('region', { name: 'Percakapan dengan Tim Garuda Lintas' }),
    ).toHaveTextContent('Siap, sampai ketemu di arena!');
    expect(main.getByRole('textbox', { name: 'Tulis pesan' })).toBeDisabled();
    expect(main.getByRole('textbox')).toHaveAccessibleDescription(
      'Pesan belum dapat dikirim: halaman ini hanya contoh.',
    );
    expect(main.getAllByRole('button').map((one) => one.hasAttribute('disabled'))).toEqual([true]);
    expect(main.queryByRole('link')).toBeNull();
  });
});

describe('an address that leads nowhere, and the error page', () => {
  it.each([
    ['/nowhere', '404 ERROR', 'The page you are looking for does not exist.'],
    ['/error', 'Terjadi kesalahan', /belum dapat ditampilkan/],
  ])('%s says so in a layout of its own, with a way home', async (path, title, text) => {
    await renderApp(path);
    await heading(title);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/');
  });
});
