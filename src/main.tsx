// The program waits for the first paint of what the server has rendered. The page lists its scripts, so
// that the browser loads them meanwhile, after pictures and fonts.

/** Resolves when the browser has painted; soon in a tab in the background, which paints nothing. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 1000);
  });

void firstPaint().then(() => import('./start.tsx'));
