// Runs before the first paint, so that a page in the dark does not begin with a white flash.
// The key and the attribute stand in src/app/theme.ts, too; its test compares them.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('robolaga-color-mode') || mode;
  } catch {
    // Storage may be shut; then the system decides.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
