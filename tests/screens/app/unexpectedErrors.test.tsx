import { useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUnexpectedErrors } from '../../../src/ui/unexpectedErrors/useUnexpectedErrors.ts';
import { toast } from '../../../src/ui/toasts/useToast.ts';
import { button, field } from '../../support/screens/queries.ts';
import { registrationsPath } from '../../support/screens/registrationsPage.ts';
import { useScoreEntryPage } from '../../support/screens/scoreEntryPage.ts';
import { reportRejections } from '../../support/screens/unhandledRejections.ts';

const { renderApp, renderPart, rememberClub, openScoreEntry, numberOf, readResults } =
  useScoreEntryPage();

const unsaved = 'Belum tersimpan: terjadi kesalahan di halaman ini.';
const findToast = () => screen.findByText(unsaved);
const send = (type: string, details: object) =>
  act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), details)),
  );

/** Whether there is such a toast before one that is shown now. */
async function isTold(): Promise<boolean> {
  await act(async () => toast.info('Yang berikutnya'));
  await screen.findByText('Yang berikutnya');
  return screen.queryByText(unsaved) !== null;
}

/** The errors of the window, which the tests expect. */
const caught: unknown[] = [];
const expectError = (event: ErrorEvent) => {
  caught.push(event.error);
  event.preventDefault();
};
beforeEach(() => {
  caught.length = 0;
  window.addEventListener('error', expectError, { capture: true });
});
afterEach(() => {
  window.removeEventListener('error', expectError, { capture: true });
  vi.restoreAllMocks();
});

describe('an error that nothing handles', () => {
  it('in score entry says that the run is not saved, and keeps what was typed', async () => {
    const errors = reportRejections();
    const { user } = await openScoreEntry();
    const { number, team } = numberOf(0);
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('No random values');
    });
    await user.keyboard(`${number}{Enter}80{Enter}10738{Enter}`);
    expect(await findToast()).toBeVisible();
    expect(screen.getByText(/^Yang Anda isi tetap di sini\. Coba sekali lagi/)).toBeVisible();
    expect(errors).toEqual([new Error('No random values')]);
    expect(await field('Poin')).toHaveValue('80');
    expect(await field('Waktu')).toHaveValue('10738');

    random.mockRestore();
    await user.click(button('Simpan'));
    await waitFor(async () =>
      expect((await readResults())[0]).toMatchObject({ team: team.name, points: 80 }),
    );
    await waitFor(() => expect(screen.queryByText('Mengirim...')).toBeNull());
  });

  it('in a promise of check-in keeps the code', async () => {
    const errors = reportRejections();
    const { user } = await renderApp(registrationsPath);
    const input = await field('Nomor atau kode tim');
    vi.spyOn(HTMLInputElement.prototype, 'select').mockImplementation(() => {
      throw new Error('No selection');
    });
    await user.type(input, 'X-ABCD-99999{Enter}');
    expect(await findToast()).toBeVisible();
    expect(input).toHaveValue('X-ABCD-99999');
    expect(errors).toEqual([new Error('No selection')]);
  });

  it('in the handler of a press is told once, and left to the console', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => {
      throw new Error('No printer');
    });
    const { user } = await renderApp(`${registrationsPath}/print`);
    const print = await screen.findByRole('button', { name: 'Cetak' });
    await user.click(print);
    await user.click(print);
    expect(await findToast()).toBeVisible();
    expect(screen.getAllByText(unsaved)).toHaveLength(1);
    expect(caught).toEqual([new Error('No printer'), new Error('No printer')]);
    // It stays until it is closed.
    await user.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
    await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
  });

  it('in an effect, which the error boundary shows, is not told twice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      useUnexpectedErrors();
      useEffect(() => {
        throw new Error('No effect');
      }, []);
      return null;
    };
    renderPart(<Broken />);
    expect(await screen.findByText('No effect')).toBeVisible();
    expect(caught).toEqual([]);
    expect(await isTold()).toBe(false);
  });

  it.each(['import', ''])('on the page of a club, /%s, is told', async (page) => {
    await rememberClub();
    await renderApp(`/schoolclub/participants/${page}`, { withLayout: true });
    await screen.findByRole('heading', { level: 1 });
    await act(() => vi.dynamicImportSettled());
    await send('error', { error: new Error('No worker') });
    expect(await findToast()).toBeVisible();
  });
});

const extension = Object.assign(new Error('Not ours'), {
  stack: 'Error: Not ours\n    at read (chrome-extension://abcdef/content.js:1:2)',
});

it.each([
  [
    'the notice of an observer',
    'error',
    { error: null, message: 'ResizeObserver loop limit exceeded' },
  ],
  ['a script of another origin', 'error', { error: null, message: 'Script error.' }],
  ['an error of an extension', 'error', { error: extension }],
  ['a rejection of an extension', 'unhandledrejection', { reason: extension }],
  [
    'a request that was given up',
    'unhandledrejection',
    { reason: new DOMException('', 'AbortError') },
  ],
  [
    'a query that was given up',
    'unhandledrejection',
    { reason: { name: 'AbortError', message: 'Aborted' } },
  ],
])('%s is no loss', async (_, type, details) => {
  await openScoreEntry();
  await send(type, details);
  expect(await isTold()).toBe(false);
});

it('visitors, who save nothing, are told nothing', async () => {
  await renderApp('/faq', { withLayout: true });
  await screen.findByRole('heading', { level: 1 });
  await send('error', { error: new Error('No picture') });
  expect(await isTold()).toBe(false);
});
