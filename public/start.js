// Runs before the first paint. The storage keys and attributes are those of src/session/storage.ts
// and src/app/theme.ts; src/app/start.test.ts compares them.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // The visitor blocked the storage.
      return null;
    }
  };
  const page = document.documentElement;
  const mode = read('robolaga-color-mode') || 'system';
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  // The server renders pages for visitors: what differs for somebody who is signed in stays hidden.
  if (['authToken', 'participant_token', 'gh_token'].some(read)) page.setAttribute('data-signed-in', '');
})();

// Starts the program after the browser has painted the page that is in the HTML: a page that the
// server has rendered leaves the connection to its pictures and fonts until then. The files are
// evaluated one after the other, so that the browser can handle input between them.
document.addEventListener('DOMContentLoaded', () => {
  const listed = document.getElementById('modules');
  const files = listed
    ? JSON.parse(listed.textContent)
    : [...document.querySelectorAll('link[rel="modulepreload"]')].map(({ href }) => href);
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    if (listed)
      for (const href of files)
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
        );
    for (const file of files) {
      await import(file);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A tab in the background paints nothing.
  setTimeout(start, 1000);
});

// Until a part of the page is hydrated, forms in it must not be sent by the browser,
// and a pressed button is marked, so that src/app/keepUserInput.ts or src/ui/HydrateLater.tsx can
// press it again.
(() => {
  const isWaiting = ({ target }) => target.closest('#root[data-rendered], [data-waiting]');
  document.addEventListener('submit', (event) => isWaiting(event) && event.preventDefault(), true);
  document.addEventListener(
    'click',
    (event) => {
      if (!isWaiting(event)) return;
      document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      event.target.closest('button')?.setAttribute('data-pressed', '');
    },
    true,
  );
})();

// notistack writes its styles as the text of an element with this name, which the
// Content-Security-Policy does not allow. What stands in for the element adds them by script.
(() => {
  const sheet = new CSSStyleSheet();
  let text = '';
  document.adoptedStyleSheets = [sheet];
  const standIn = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return text;
      },
      set data(rules) {
        text = rules;
        sheet.replaceSync(rules);
      },
    },
  };
  Object.assign(window, { _goober: standIn });
})();
