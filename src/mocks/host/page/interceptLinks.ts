/** Files of the backend, which are not pages. */
const storagePath = /^\/storage\//;

/**
 * Handles clicks on links with a plain URL of this origin: pages of the demo are behind the '#',
 * and only this tab can fetch the files. Returns a function that removes the handler.
 */
export function interceptLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
    if (origin !== window.location.origin) return;
    if (storagePath.test(pathname)) {
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
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

function openPage(path: string, inNewTab: boolean): void {
  if (inNewTab) {
    window.open(`#${path}`, '_blank', 'noopener');
    return;
  }
  // Such a link reloads the page in the other hosts too.
  window.location.hash = path;
  window.location.reload();
}

/** Opens the tab before fetching: later the popup blocker would no longer allow it. */
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
