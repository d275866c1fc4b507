const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Remembers what a visitor does in the page that the server has rendered. The returned function
 * repeats it once the page is hydrated: it moves the focus to where it was, and presses the button
 * that was pressed last, which the script in index.html has marked.
 */
export function keepUserInput(container: HTMLElement): () => void {
  const before = [...container.querySelectorAll(focusable)];
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  container.addEventListener('focusin', onFocus);
  return () => {
    container.removeEventListener('focusin', onFocus);
    const after = [...container.querySelectorAll<HTMLElement>(focusable)];
    const find = (isSearched: (element: Element) => boolean) => {
      const index = before.findIndex(isSearched);
      const element = after[index];
      // Somebody who is signed in gets another page.
      return element && element.tagName === before[index]?.tagName ? element : undefined;
    };
    const target = find((element) => element === focused);
    if (target && target !== document.activeElement) target.focus({ preventScroll: true });
    find((element) => element.hasAttribute('data-pressed'))?.click();
  };
}
