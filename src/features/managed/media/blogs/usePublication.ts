import { useCallback, useSyncExternalStore } from 'react';
import { currentTime } from '../../../../lib/dates/clock.ts';

export type Publication = 'draft' | 'scheduled' | 'published';

/** The longest delay of a timer, in milliseconds. */
const maxDelay = 2 ** 31 - 1;

/** Returns whether the public sees an article with this time of publication. */
export function publicationOf(publishedAt: string | null): Publication {
  if (publishedAt === null) return 'draft';
  return Date.parse(publishedAt) > currentTime() ? 'scheduled' : 'published';
}

/**
 * Returns whether the public sees an article with this time of publication; the component is
 * rendered again when the time has come.
 */
export function usePublication(publishedAt: string | null): Publication {
  const time = publishedAt === null ? undefined : Date.parse(publishedAt);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const left = (time ?? 0) - currentTime();
      if (left <= 0) return () => undefined;
      const timer = setTimeout(onChange, Math.min(left, maxDelay));
      return () => clearTimeout(timer);
    },
    [time],
  );
  return useSyncExternalStore(subscribe, () => publicationOf(publishedAt));
}
