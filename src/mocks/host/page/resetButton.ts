import { demoAccounts, demoPassword } from '../../../../server/seed/accounts.ts';
import { copy } from './copy.ts';
import { createElement } from './createElement.ts';
import { cutCorners, fonts } from './look.ts';

const texts = copy.reset;

const style = `
.demo-open { position: fixed; left: 8px; bottom: 8px; z-index: 1150; font: 600 .75rem/1 ${fonts.heading}; padding: .55rem .7rem; border: 0; background: #F2B632; color: #2A1D00; box-shadow: 0 1px 4px #0006; cursor: pointer; ${cutCorners} }
.demo-open:focus-visible, .demo-dialog button:focus-visible { outline: 3px solid #2F9BFF; outline-offset: 2px; }
.demo-dialog { max-width: 28rem; border: 0; padding: 1.75rem; font: 1rem/1.65 ${fonts.text}; background: #FFF; color: #10241C; ${cutCorners} }
.demo-dialog::backdrop { background: #0009; }
.demo-dialog ul { margin: 0 0 1rem; padding-left: 1.2rem; overflow-wrap: anywhere; }
.demo-dialog h2 { margin: 0 0 .5rem; font: 600 1.375rem/1.25 ${fonts.heading}; }
.demo-dialog button { font: 600 1rem/1.5 ${fonts.heading}; padding: .5rem 1.1rem; margin: 0 .6rem .25rem 0; border: 1px solid currentColor; background: transparent; color: inherit; cursor: pointer; ${cutCorners} }
html[data-color-scheme="dark"] .demo-dialog { background: #11201B; color: #E6F0EA; }
@media print { .demo-open { display: none; } }
`;

/**
 * Adds the Demo button in the corner. Its dialog lists the demo accounts and, after confirmation,
 * calls `reset`.
 */
export function addResetButton(reset: () => Promise<void>): void {
  const status = createElement('p', { role: 'status' });
  const cancelButton = createElement('button', { type: 'button', autofocus: true }, texts.cancel);
  const confirmButton = createElement(
    'button',
    { type: 'button', onclick: () => void startAfresh() },
    texts.confirm,
  );
  const title = createElement('h2', { id: 'demo-title' }, texts.title);
  const accounts = createElement(
    'ul',
    {},
    ...Object.values(demoAccounts).map(({ kind, email }) =>
      createElement('li', {}, texts.account(kind, email)),
    ),
  );
  const dialog = createElement(
    'dialog',
    { className: 'demo-dialog' },
    title,
    createElement('p', {}, texts.accounts(demoPassword)),
    accounts,
    createElement('p', {}, texts.text),
    status,
    cancelButton,
    confirmButton,
  );
  cancelButton.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-labelledby', title.id);
  const openButton = createElement(
    'button',
    {
      type: 'button',
      className: 'demo-open',
      title: texts.title,
      onclick: () => dialog.showModal(),
    },
    texts.open,
  );
  document.body.append(createElement('style', {}, style), openButton, dialog);

  async function startAfresh(): Promise<void> {
    status.textContent = texts.busy;
    confirmButton.disabled = true;
    try {
      await reset();
    } catch {
      status.textContent = texts.failed;
      confirmButton.disabled = false;
    }
  }
}
