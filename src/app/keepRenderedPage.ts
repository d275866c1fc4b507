/** What Chrome, Firefox and Safari say about a function, class or variable that they do not have. */
const missing = /is not a (function|constructor)|is not defined|Can't find variable/;

/**
 * Puts back what the server has rendered of the first page, with the line about old browsers of
 * index.html, if an error says that the browser lacks something.
 */
export function keepRenderedPage(container: HTMLElement, rendered: Node, error: unknown): void {
  if (!(error instanceof Error && missing.test(error.message))) return;
  container.replaceWith(rendered);
  document.documentElement.dataset.oldBrowser = '';
}
