import { vi } from 'vitest';

/** For the rest of a test, the visitor's system asks for less motion. */
export function wantReducedMotion(): void {
  const original = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...original(media),
    matches: media.includes('prefers-reduced-motion'),
  }));
}
