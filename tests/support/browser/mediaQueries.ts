import { onTestFinished, vi } from 'vitest';

function fulfil(query: string): void {
  const original = window.matchMedia;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...original(media),
    matches: media.includes(query),
  }));
  onTestFinished(() => spy.mockRestore());
}

/** For the rest of a test, the visitor's system asks for less motion. */
export const wantReducedMotion = () => fulfil('prefers-reduced-motion');

/** For the rest of a test, the visitor has a mouse. */
export const haveMouse = () => fulfil('pointer: fine');

/** For the rest of a test, the window has room for everything beside each other. */
export const haveWideScreen = () => fulfil('min-width');
