import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushSubscriptions } from '../../../server/db/schema.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { createCallRequests } from '../../support/database/callRequests.ts';
import { holdToday } from '../../support/database/holdToday.ts';
import { FakeSource } from '../../support/screens/fakeSource.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { createBrowser } from '../../support/servers/pushService.ts';
import { usePush } from '../../support/servers/usePush.ts';

const { renderApp, backend, applyScenarios, clearScenarios } = useTestApp();
const publicKey = `B${'A'.repeat(86)}`;
usePush(backend, () => ({ publicKey, sendLater: () => undefined }));
const { place, save, readSchedule } = createCallRequests(backend);

const followName = 'Beri tahu saya walau halaman ini ditutup';
const unfollowName = 'Berhenti beri tahu saya';

/** A browser that can be told something while it is closed. */
function createPushBrowser() {
  const { endpoint, keys } = createBrowser('https://fcm.googleapis.com/fcm/send/phone');
  const subscription = {
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: vi.fn(async () => {
      browser.subscription = undefined;
      return true;
    }),
  };
  const browser = {
    subscription: undefined as typeof subscription | undefined,
    register: vi.fn(async (_path: string) => undefined),
    answer: 'granted' as NotificationPermission,
    subscribe: vi.fn(async (_options: unknown) => {
      browser.subscription = subscription;
      return subscription;
    }),
    notification: {
      permission: 'default' as NotificationPermission,
      requestPermission: async () => {
        browser.notification.permission = browser.answer;
        return browser.answer;
      },
    },
  };
  const pushManager = {
    subscribe: (options: unknown) => browser.subscribe(options),
    getSubscription: async () => browser.subscription ?? null,
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register: (path: string) => browser.register(path),
      getRegistration: async () =>
        browser.register.mock.calls.length > 0 ? registration : undefined,
      ready: Promise.resolve(registration),
    },
    configurable: true,
  });
  vi.stubGlobal('PushManager', pushManager);
  vi.stubGlobal('Notification', browser.notification);
  return browser;
}

let browser: ReturnType<typeof createPushBrowser>;
let codes: string[];
beforeEach(async () => {
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('isSecureContext', true);
  browser = createPushBrowser();
  await holdToday(backend.db, place().tournamentId);
  await save({ breaks: [] });
  codes = (await readSchedule()).body.data.teams.map(({ code }) => code);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await backend.db.delete(pushSubscriptions);
});

const openTeam = (index = 0) => renderApp(`/t/${codes[index]}`);
const button = (name: string) => screen.findByRole('button', { name });
const countStored = async () =>
  (await backend.db.select().from(pushSubscriptions)).map(({ teamIds }) => teamIds.length);

describe('whoever opens the page of a team', () => {
  it('is told of its calls after a press, and not any more after another one', async () => {
    const { user } = await openTeam();
    await user.click(await button(followName));
    expect(
      await screen.findByText(
        'Perangkat ini diberi tahu saat tim dipanggil, walau halaman ini ditutup.',
      ),
    ).toBeVisible();
    expect(browser.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    expect(browser.register).toHaveBeenCalledWith('/serviceWorker.js');
    expect(await countStored()).toEqual([1]);
    await expectAccessible();
    await user.click(await button(unfollowName));
    expect(await screen.findByText('Perangkat ini tidak diberi tahu lagi.')).toBeVisible();
    expect(await button(followName)).toBeVisible();
    expect(await countStored()).toEqual([]);
    expect(browser.subscription).toBeUndefined();
  });

  it('follows several teams, and ends one of them; each visit says it again', async () => {
    const first = await openTeam();
    await first.user.click(await button(followName));
    await button(unfollowName);
    await act(() => first.router.navigate(`/t/${codes[1]}`));
    await first.user.click(await button(followName));
    await button(unfollowName);
    expect(await countStored()).toEqual([2]);
    await first.user.click(await button(unfollowName));
    await button(followName);
    expect(await countStored()).toEqual([1]);
    await backend.db.delete(pushSubscriptions);
    await act(() => first.router.navigate(`/t/${codes[0]}`));
    expect(await button(unfollowName)).toBeVisible();
    await waitFor(async () => expect(await countStored()).toEqual([1]));
  });

  it('is asked again where the browser has forgotten it', async () => {
    const { user, router } = await openTeam();
    await user.click(await button(followName));
    await button(unfollowName);
    browser.subscription = undefined;
    await act(() => router.navigate(`/t/${codes[1]}`));
    await button(followName);
    await act(() => router.navigate(`/t/${codes[0]}`));
    expect(await button(followName)).toBeVisible();
  });

  it.each([
    ['denied', /^Pemberitahuan dari situs ini diblokir\./],
    ['default', /^Pemberitahuan belum diizinkan\./],
  ] as const)('reads what to do when the permission is %s', async (answer, text) => {
    browser.answer = answer;
    const { user } = await openTeam();
    await user.click(await button(followName));
    expect(await screen.findByText(text)).toBeVisible();
    expect(browser.subscribe).not.toHaveBeenCalled();
    expect(await button(followName)).toBeVisible();
  });

  it('replaces a subscription that has the key of another server', async () => {
    const subscribe = browser.subscribe.getMockImplementation();
    await browser.subscribe({});
    const old = browser.subscription;
    browser.subscribe.mockImplementation(async (options) => {
      if (browser.subscription) throw new DOMException('', 'InvalidStateError');
      return subscribe?.(options) as never;
    });
    const { user } = await openTeam();
    await user.click(await button(followName));
    expect(await button(unfollowName)).toBeVisible();
    expect(old?.unsubscribe).toHaveBeenCalledOnce();
  });

  it('reads that the push service is not there, and presses again', async () => {
    browser.subscribe.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    const { user } = await openTeam();
    await user.click(await button(followName));
    expect(await screen.findByText(/^Browser belum dapat menghubungi layanan/)).toBeVisible();
    await user.click(await button(followName));
    expect(await button(unfollowName)).toBeVisible();
  });

  it.each([
    ['offline:followTeams', 'Belum tersimpan. Periksa koneksi internet, lalu tekan lagi.'],
    ['server-500:followTeams', /^Terjadi kesalahan/],
    ['rate-limited', /^Terlalu banyak percobaan/],
  ] as const)('reads that it was not saved (%s), and presses again', async (scenario, text) => {
    const { user } = await openTeam();
    const follow = await button(followName);
    await applyScenarios(scenario);
    await user.click(follow);
    expect(await screen.findByText(text)).toBeVisible();
    clearScenarios();
    await user.click(await button(followName));
    expect(await button(unfollowName)).toBeVisible();
  });

  it('reads that the server takes nobody else', async () => {
    const { user } = await openTeam();
    const follow = await button(followName);
    await backend.db.insert(pushSubscriptions).values(
      Array.from({ length: 200 }, (_, index) => ({
        endpoint: `${index}`,
        p256dh: '',
        auth: '',
        teamIds: Array.from({ length: 500 }, (__, id) => id),
      })),
    );
    await user.click(follow);
    expect(await screen.findByText(/^Server tidak dapat memberi tahu/)).toBeVisible();
  });
});

describe('without a way to be told', () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

  it.each([
    ['over http', /^Di alamat http, browser tidak dapat memberi tahu/, false, ''],
    ['on an iPhone', /^Di iPhone dan iPad \(iOS 16\.4 ke atas\)/, true, iPhone],
    ['in an old browser', /^Browser ini tidak dapat memberi tahu/, true, 'Mozilla/5.0'],
  ])('the page says so %s', async (_, text, isSecure, userAgent) => {
    vi.stubGlobal('isSecureContext', isSecure);
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(window, 'PushManager');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await openTeam();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: followName })).toBeNull();
    vi.restoreAllMocks();
  });
});
