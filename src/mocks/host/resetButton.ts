import { demoAccounts, demoPassword } from '../../../server/db/seed/accounts.ts';
import { copy } from './copy.ts';
import { createElement } from './createElement.ts';

const texts = copy.reset;

const style = `
.demo-open { position: fixed; left: 8px; bottom: 8px; z-index: 1150; font: 600 .75rem/1 system-ui, sans-serif; padding: .55rem .7rem; border: 0; border-radius: 999px; background: #F2B632; color: #10241C; box-shadow: 0 1px 4px #0006; cursor: pointer; }
.demo-open:focus-visible, .demo-dialog button:focus-visible { outline: 3px solid #2F9BFF; outline-offset: 2px; }
.demo-dialog { max-width: 26rem; border: 0; border-radius: 12px; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; background: #FFF; color: #10241C; }
.demo-dialog::backdrop { background: #0009; }
.demo-dialog ul { margin: 0 0 1rem; padding-left: 1.2rem; overflow-wrap: anywhere; }
.demo-dialog h2 { margin: 0 0 .5rem; font-size: 1.2rem; }
.demo-dialog button { font: inherit; padding: .55rem 1rem; margin-right: .6rem; border-radius: 8px; border: 1px solid currentColor; background: transparent; color: inherit; cursor: pointer; }
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
    { className: 'demo-dialog', lang: 'en' },
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
      lang: 'en',
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
