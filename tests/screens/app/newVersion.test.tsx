import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentVersion } from '../../../openapi/version.ts';
import { checkVersion } from '../../../src/app/version/checkVersion.ts';
import { heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults } = useTestApp();
const minutes = 60 * 1000;

let requests = 0;
const serveVersion = (response: () => Response) =>
  faults(
    http.get('*/api/version', () => {
      requests += 1;
      return response();
    }),
  );

afterEach(() => {
  requests = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function changeVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Leaves the page and returns to it so many minutes after it was opened. */
function returnAfter(age: number) {
  const openedAt = Date.now();
  changeVisibility('hidden');
  vi.spyOn(Date, 'now').mockReturnValue(openedAt + age * minutes);
  changeVisibility('visible');
}

async function openPage() {
  const { user } = await renderApp('/faq');
  await heading('FAQ');
  return user;
}

const text = 'Versi baru sudah tersedia.';

describe('a new version of the server', () => {
  it('is told to whoever returns to the page, with a button that reloads it once', async () => {
    serveVersion(() => HttpResponse.json({ success: true, version: '99.0.0' }));
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const user = await openPage();
    returnAfter(16);
    expect(await screen.findByText(text)).toBeVisible();
    expect(requests).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
    expect(window.sessionStorage.getItem('reloadedVersion')).toBe('99.0.0');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not asked for if the page was loaded just now', async () => {
    const { store } = await renderApp('/faq');
    await heading('FAQ');
    act(() => returnAfter(14));
    expect(Object.keys(store.getState().api.queries)).not.toContain('getVersion(undefined)');
  });

  it.each<[name: string, response: () => Response]>([
    [
      'has the version of the client',
      () => HttpResponse.json({ success: true, version: documentVersion }),
    ],
    ['does not have the operation', () => new HttpResponse(null, { status: 404 })],
    ['responds with something else', () => HttpResponse.json({ version: 2 })],
    [
      'has the version for which the page was reloaded',
      () => HttpResponse.json({ success: true, version: '99.0.0' }),
    ],
  ])('is not told if the server %s', async (_name, response) => {
    serveVersion(response);
    window.sessionStorage.setItem('reloadedVersion', '99.0.0');
    const { store } = await renderApp('/faq');
    await heading('FAQ');
    await act(() => checkVersion(store));
    expect(requests).toBe(1);
    expect(screen.queryByText(text)).toBeNull();
  });
});
