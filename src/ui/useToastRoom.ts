import { useEffect } from 'react';

/** The height in pixels that toasts take at the bottom of the window. */
const roomProperty = '--toasts-room';

/** Tells style sheets how high the toasts at the bottom are, so that dialogs end above them. */
export function useToastRoom(region: HTMLElement | null): void {
  useEffect(() => {
    if (!region) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const [container] = region.getElementsByClassName('toasts-bottom');
      const room = container ? window.innerHeight - container.getBoundingClientRect().top : 0;
      style.setProperty(roomProperty, `${Math.max(0, Math.ceil(room))}px`);
    };
    const sizes = new ResizeObserver(measure);
    const containers = new MutationObserver(() => {
      sizes.disconnect();
      for (const container of region.getElementsByClassName('toasts-bottom'))
        sizes.observe(container);
      measure();
    });
    containers.observe(region, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      containers.disconnect();
      style.removeProperty(roomProperty);
    };
  }, [region]);
}
