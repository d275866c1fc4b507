import { lacksFunctions } from './lib/browser/lacksFunctions.ts';

// The program waits for the first paint of what the server has rendered, so that pictures and fonts have
// the connection until then.

/** Resolves when the browser has painted; soon in a tab in the background, which paints nothing. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    // A frame is asked for: Chromium without a window may paint none by itself.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 1000);
  });

/** Ends the current task, so that the browser can handle input between what follows. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Begins to fetch the scripts of a rendered page, some in each task; the server lists them. */
async function preloadScripts(): Promise<void> {
  const list = document.getElementById('scripts')?.textContent ?? '[]';
  for (const [index, href] of (JSON.parse(list) as string[]).entries()) {
    if (index % 3 === 2) await nextTask();
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

/** Evaluates the program in three tasks, because all of it at once blocks a slow phone for 200 ms. */
async function startProgram(): Promise<void> {
  await firstPaint();
  await preloadScripts();
  if (lacksFunctions) await import('./lib/browser/polyfills.ts');
  // Nothing can be read yet: all files at once are there sooner than those of one part after the other.
  if (!document.querySelector('#root[data-rendered]')) return void import('./start.tsx');
  await import('react-dom/client');
  await nextTask();
  await import('./app/Providers.tsx');
  await nextTask();
  await import('./start.tsx');
}

// In a browser that is too old, what the server has rendered stays; index.html sets the attribute.
if (!('oldBrowser' in document.documentElement.dataset)) void startProgram();
