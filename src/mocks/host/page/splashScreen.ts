import type { Progress, StartStep } from '../../backend.ts';
import { copy } from './copy.ts';
import { createElement } from './createElement.ts';
import { cutCorners, fonts } from './look.ts';
import type { DemoStartupError } from './startupErrors.ts';

const order: StartStep[] = ['network', 'database', 'tables', 'pictures', 'seedData', 'ready'];
/** A faster startup shows only the loading screen of the product. */
const showDelayMs = 400;

const style = `
.demo-start { box-sizing: border-box; max-width: 38rem; margin: 0 auto; padding: 14vh 1.5rem 2rem; font: 1rem/1.65 ${fonts.text}; color: #10241C; }
.demo-start h1 { font: 700 clamp(1.625rem, 5vw, 2.25rem)/1.15 ${fonts.heading}; margin: 0 0 1rem; text-wrap: balance; }
.demo-start p { margin: 0 0 1.5rem; overflow-wrap: anywhere; color: #4A5F55; }
.demo-start progress { appearance: none; display: block; width: 100%; height: .75rem; margin: 0 0 .75rem; border: 0; background: #DCE3DA; color: #0A6B4B; ${cutCorners} }
.demo-start progress::-webkit-progress-bar { background: transparent; }
.demo-start progress::-webkit-progress-value { background: currentColor; transition: inline-size 300ms ease-out; }
.demo-start progress::-moz-progress-bar { background: currentColor; }
.demo-start button { font: 600 1rem/1.5 ${fonts.heading}; padding: .6rem 1.2rem; margin: 0 .75rem .75rem 0; border: 1px solid #0A6B4B; background: transparent; color: #0A6B4B; cursor: pointer; ${cutCorners} }
.demo-start button:focus-visible { outline: 2px solid #B4531A; outline-offset: 2px; }
.demo-start [role="status"] { font-weight: 600; font-variant-numeric: tabular-nums; }
.starting:has(+ .demo-start)::after { display: none; }
html[data-color-scheme="dark"] .demo-start { color: #E6F0EA; }
html[data-color-scheme="dark"] .demo-start p { color: #A6BBB0; }
html[data-color-scheme="dark"] .demo-start progress { background: #22382F; color: #4FD6A0; }
html[data-color-scheme="dark"] .demo-start button { border-color: #4FD6A0; color: #4FD6A0; }
html[data-color-scheme="dark"] .demo-start button:focus-visible { outline-color: #FFCB52; }
@media (prefers-reduced-motion: reduce) { .demo-start progress::-webkit-progress-value { transition: none; } }
`;

/**
 * Shows the progress of the startup in the container, or an error and what to do about it, below the
 * band with the logo that index.html has put there.
 */
export function openSplashScreen(container: HTMLElement) {
  const band = [...container.children];
  const progressBar = createElement('progress', {
    max: order.length - 1,
    value: 0,
    id: 'demo-progress',
  });
  const status = createElement('p', { role: 'status' }, copy.step({ step: 'network' }));
  const screen = createElement(
    'main',
    { className: 'demo-start' },
    createElement('style', {}, style),
    createElement('h1', {}, createElement('label', { htmlFor: progressBar.id }, copy.title)),
    createElement('p', {}, copy.lead),
    progressBar,
    status,
  );
  const showTimer = setTimeout(() => {
    // The progress bar says it from here on.
    for (const element of band) element.setAttribute('aria-hidden', 'true');
    container.append(screen);
  }, showDelayMs);
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
        { className: 'demo-start' },
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
      container.replaceChildren(...band, errorScreen);
    },
    close: () => clearTimeout(showTimer),
  };
}
