import { useSearchParams } from 'react-router-dom';
import { readRedirectTarget } from '../../../lib/urls/redirectTarget.ts';

/** Returns the path to open after signing in or up; undefined if the URL has none. */
export function useRedirectTarget(): string | undefined {
  const [searchParams] = useSearchParams();
  return readRedirectTarget(searchParams);
}
