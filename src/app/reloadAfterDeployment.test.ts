import { expect, test, vi } from 'vitest';
import { reloadAfterDeployment } from './reloadAfterDeployment.ts';

const buildUrl = 'https://robolaga.example/assets/index-a.js';

/** Loads a page of a build whose scripts cannot be loaded; returns how often it is reloaded. */
async function visit({
  isServed = false,
  storage = new Map<string, string>(),
  url = buildUrl,
}): Promise<number> {
  const page = new EventTarget() as Window;
  const reload = vi.fn<() => void>();
  const stop = reloadAfterDeployment({
    page,
    buildUrl: url,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
    isServed: () => Promise.resolve(isServed),
    reload,
  });
  for (let failure = 0; failure < 2; failure += 1) {
    page.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve));
  }
  stop();
  page.dispatchEvent(new Event('vite:preloadError'));
  return reload.mock.calls.length;
}

test('a page whose build is no longer served is reloaded once', async () => {
  expect(await visit({})).toBe(1);
});

test('a page whose build is served is not reloaded: its script fails for another reason', async () => {
  expect(await visit({ isServed: true })).toBe(0);
});

test('a page is reloaded once for a build, and again for a later one', async () => {
  const storage = new Map<string, string>();
  await visit({ storage });
  expect(await visit({ storage })).toBe(0);
  expect(await visit({ storage, url: `${buildUrl}?later` })).toBe(1);
});
