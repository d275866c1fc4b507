import type { Progress, StartStep } from '../backend.ts';
import { copy } from './copy.ts';
import { element } from './element.ts';
import type { StartFailure } from './failures.ts';

const order: StartStep[] = ['network', 'database', 'tables', 'pictures', 'world', 'ready'];
/** A start that is over sooner shows nothing but the product's own starting screen. */
const patienceMilliseconds = 400;

const style = `
.demo-start { box-sizing: border-box; max-width: 34rem; margin: 0 auto; padding: 15vh 1.5rem 2rem; font: 1rem/1.55 system-ui, sans-serif; color: #10241C; }
html[data-color-scheme="dark"] .demo-start { color: #EAF2EC; }
.demo-start h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; }
.demo-start p { margin: 0 0 1.25rem; overflow-wrap: anywhere; }
.demo-start progress { width: 100%; height: .75rem; accent-color: #1F8A5B; }
.demo-start button { font: inherit; padding: .6rem 1.1rem; margin: 0 .75rem .75rem 0; border-radius: 8px; border: 1px solid currentColor; background: transparent; color: inherit; cursor: pointer; }
.demo-start small { opacity: .8; }
`;

/** Shows in the page's container how the start comes along, and what to do where it fails. */
export function openStartScreen(container: HTMLElement) {
  const bar = element('progress', { max: order.length - 1, value: 0, id: 'demo-progress' });
  const words = element('p', { role: 'status' }, copy.step({ step: 'network' }));
  const screen = element(
    'main',
    { className: 'demo-start', lang: 'en' },
    element('style', {}, style),
    element('h1', {}, element('label', { htmlFor: bar.id }, copy.title)),
    element('p', {}, copy.lead),
    bar,
    words,
  );
  const showing = setTimeout(() => container.replaceChildren(screen), patienceMilliseconds);
  return {
    show(progress: Progress) {
      // A second worker may join a start that is under way, and says again where it is.
      bar.value = Math.max(bar.value, order.indexOf(progress.step));
      words.textContent = copy.step(progress);
    },
    fail({ kind, message }: StartFailure, startAfresh: () => Promise<void>) {
      clearTimeout(showing);
      const { what, advice } = copy.failures[kind];
      const canReset = kind === 'otherVersion' || kind === 'unknown';
      const failed = element(
        'main',
        { className: 'demo-start', lang: 'en' },
        element('style', {}, style),
        element('div', { role: 'alert' }, element('h1', {}, what), element('p', {}, advice)),
        element(
          'button',
          { type: 'button', onclick: () => window.location.reload() },
          copy.tryAgain,
        ),
        ...(canReset
          ? [
              element(
                'button',
                {
                  type: 'button',
                  onclick: () => void startAfresh().catch(() => window.location.reload()),
                },
                copy.startAfresh,
              ),
            ]
          : []),
        element('p', {}, element('small', {}, copy.reason(message))),
      );
      container.replaceChildren(failed);
    },
    close: () => clearTimeout(showing),
  };
}
