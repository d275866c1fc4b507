import { demoAccounts, demoPassword } from '../../../server/db/seed/accounts.ts';
import { copy } from './copy.ts';
import { element } from './element.ts';

const words = copy.reset;

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
 * Puts a button into the corner that tells who may sign in and, once that is confirmed, starts the
 * demonstration afresh.
 */
export function addResetButton(reset: () => Promise<void>): void {
  const report = element('p', { role: 'status' });
  const cancel = element('button', { type: 'button', autofocus: true }, words.cancel);
  const confirm = element(
    'button',
    { type: 'button', onclick: () => void startAfresh() },
    words.confirm,
  );
  const title = element('h2', { id: 'demo-title' }, words.title);
  const accounts = element(
    'ul',
    {},
    ...Object.values(demoAccounts).map(({ kind, email }) =>
      element('li', {}, words.account(kind, email)),
    ),
  );
  const dialog = element(
    'dialog',
    { className: 'demo-dialog', lang: 'en' },
    title,
    element('p', {}, words.accounts(demoPassword)),
    accounts,
    element('p', {}, words.text),
    report,
    cancel,
    confirm,
  );
  cancel.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-labelledby', title.id);
  const open = element(
    'button',
    {
      type: 'button',
      className: 'demo-open',
      lang: 'en',
      title: words.title,
      onclick: () => dialog.showModal(),
    },
    words.open,
  );
  document.body.append(element('style', {}, style), open, dialog);

  async function startAfresh(): Promise<void> {
    report.textContent = words.busy;
    confirm.disabled = true;
    try {
      await reset();
    } catch {
      report.textContent = words.failed;
      confirm.disabled = false;
    }
  }
}
