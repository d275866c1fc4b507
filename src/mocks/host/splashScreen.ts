import type { Progress, StartStep } from '../backend.ts';
import { copy } from './copy.ts';
import { createElement } from './createElement.ts';
import type { DemoStartupError } from './startupErrors.ts';

const order: StartStep[] = ['network', 'database', 'tables', 'pictures', 'seedData', 'ready'];
/** A faster startup shows only the loading screen of the product. */
const showDelayMs = 400;

const style = `
.demo-start { box-sizing: border-box; max-width: 34rem; margin: 0 auto; padding: 15vh 1.5rem 2rem; font: 1rem/1.55 system-ui, sans-serif; color: #10241C; }
html[data-color-scheme="dark"] .demo-start { color: #EAF2EC; }
.demo-start h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; }
.demo-start p { margin: 0 0 1.25rem; overflow-wrap: anywhere; }
.demo-start progress { width: 100%; height: .75rem; accent-color: #1F8A5B; }
.demo-start button { font: inherit; padding: .6rem 1.1rem; margin: 0 .75rem .75rem 0; border-radius: 8px; border: 1px solid currentColor; background: transparent; color: inherit; cursor: pointer; }
.demo-start small { opacity: .8; }
`;

/** Shows the progress of the startup in the container, or an error and what to do about it. */
export function openSplashScreen(container: HTMLElement) {
  const progressBar = createElement('progress', {
    max: order.length - 1,
    value: 0,
    id: 'demo-progress',
  });
  const status = createElement('p', { role: 'status' }, copy.step({ step: 'network' }));
  const screen = createElement(
    'main',
    { className: 'demo-start', lang: 'en' },
    createElement('style', {}, style),
    createElement('h1', {}, createElement('label', { htmlFor: progressBar.id }, copy.title)),
    createElement('p', {}, copy.lead),
    progressBar,
    status,
  );
  const showTimer = setTimeout(() => container.replaceChildren(screen), showDelayMs);
  return {
    show(progress: Progress) {
      // When another tab joins during the startup, the leader repeats its state.
      progressBar.value = Math.max(progressBar.value, order.indexOf(progress.step));
      status.textContent = copy.step(progress);
    },
    showError({ kind, message }: DemoStartupError, reset: () => Promise<void>) {
      clearTimeout(showTimer);
      const { what, advice } = copy.failures[kind];
      const canReset = kind === 'otherVersion' || kind === 'unknown';
      const errorScreen = createElement(
        'main',
        { className: 'demo-start', lang: 'en' },
        createElement('style', {}, style),
        createElement(
          'div',
          { role: 'alert' },
          createElement('h1', {}, what),
          createElement('p', {}, advice),
        ),
        createElement(
          'button',
          { type: 'button', onclick: () => window.location.reload() },
          copy.tryAgain,
        ),
        ...(canReset
          ? [
              createElement(
                'button',
                {
                  type: 'button',
                  onclick: () => void reset().catch(() => window.location.reload()),
                },
                copy.startAfresh,
              ),
            ]
          : []),
        createElement('p', {}, createElement('small', {}, copy.reason(message))),
      );
      container.replaceChildren(errorScreen);
    },
    close: () => clearTimeout(showTimer),
  };
}
