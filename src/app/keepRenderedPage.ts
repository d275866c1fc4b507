/** What Chrome, Firefox and Safari say about a function, class or variable that they do not have. */
const missing = /is not a (function|constructor)|is not defined|Can't find variable/;

const isOfOldBrowser = (error: unknown): boolean =>
  error instanceof Error && missing.test(error.message);

/**
 * Returns a function for the errors of the first page. If the browser lacks something, the page stays
 * as the server has rendered it, with the line about old browsers of index.html, and the function
 * returns true.
 */
export function keepRenderedPage(container: HTMLElement): (error: unknown) => boolean {
  const rendered = container.cloneNode(true);
  return (error) => {
    if (!isOfOldBrowser(error)) return false;
    container.replaceWith(rendered);
    document.documentElement.dataset.oldBrowser = '';
    return true;
  };
}
