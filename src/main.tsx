// The program waits for the first paint of what the server has rendered, so that pictures and fonts have
// the connection until then.

/** Resolves when the browser has painted; soon in a tab in the background, which paints nothing. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 1000);
  });

/** Fetches the scripts of a rendered page all at once; the server lists them. */
function preloadScripts(): void {
  const list = document.getElementById('scripts')?.textContent ?? '[]';
  for (const href of JSON.parse(list) as string[])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
}

void firstPaint().then(() => {
  preloadScripts();
  return import('./start.tsx');
});
