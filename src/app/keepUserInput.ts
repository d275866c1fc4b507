const focusable = 'a[href], button, input, select, textarea, [tabindex]';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Remembers what a visitor does in the page that the server has rendered. The returned function
 * repeats it in the page that has replaced it: it fills in what was typed, moves the focus, and
 * presses the button that was pressed last, which public/start.js has marked.
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
    let pressed: HTMLElement | undefined;
    const after = [...container.querySelectorAll(focusable)];
    for (const [index, element] of before.entries()) {
      const replacement = after[index];
      // Another page, because somebody is signed in.
      if (replacement?.tagName !== element.tagName) return;
      if (isField(element) && isField(replacement) && element.value !== element.defaultValue)
        type(replacement, element.value);
      if (!(replacement instanceof HTMLElement)) continue;
      if (element === focused) replacement.focus({ preventScroll: true });
      if (element.hasAttribute('data-pressed')) pressed = replacement;
    }
    pressed?.click();
  };
}

/** React ignores a value that is set by its own property, which it overrides. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
