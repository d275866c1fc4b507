import { useEffect, useState } from 'react';

const timeoutMilliseconds = 5000;
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** True at first, and for five seconds after each pointer, touch, keyboard or focus event. */
export function useIsUserActive(): boolean {
  const [isActive, setIsActive] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onActivity = () => {
      setIsActive(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsActive(false), timeoutMilliseconds);
    };
    onActivity();
    activityEvents.forEach((type) => window.addEventListener(type, onActivity, { passive: true }));
    return () => {
      clearTimeout(timer);
      activityEvents.forEach((type) => window.removeEventListener(type, onActivity));
    };
  }, []);
  return isActive;
}
