/** What the backend answers and is no page. */
const stored = /^\/storage\//;

/**
 * Lets links that are written as plain addresses of this origin lead where they mean to: to a page
 * behind the '#', or to a file that only this tab can fetch. Gives a function that ends it.
 */
export function followPlainLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
    if (origin !== window.location.origin) return;
    if (stored.test(pathname)) {
      event.preventDefault();
      openFile(pathname);
    } else if (link.getAttribute('href')?.startsWith('/')) {
      event.preventDefault();
      openPage(
        `${pathname}${search}${hash}`,
        link.target === '_blank' || event.ctrlKey || event.metaKey,
      );
    }
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

function openPage(path: string, inNewTab: boolean): void {
  if (inNewTab) {
    window.open(`#${path}`, '_blank', 'noopener');
    return;
  }
  // As everywhere else, such a link starts the product anew.
  window.location.hash = path;
  window.location.reload();
}

/**
 * Before the first byte is there: later the browser would no longer take it for the visitor's own
 * wish.
 */
function openFile(path: string): void {
  const tab = window.open('', '_blank');
  if (!tab) return;
  tab.opener = null;
  void fetch(path)
    .then((response) => response.blob())
    .then(
      (file) => tab.location.replace(URL.createObjectURL(file)),
      () => tab.close(),
    );
}
