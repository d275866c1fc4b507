import {
  type Location,
  type NavigateOptions,
  useLocation,
  useSearchParams,
} from 'react-router-dom';

/** What was last asked for at a location whose navigation has not ended. */
const pending = new WeakMap<Location, URLSearchParams>();

/**
 * The search parameters of the page's URL, and their change. `change` gets a copy of those that were
 * asked for last: the router's own function gives it those of the page that is shown, so that of two
 * changes within milliseconds the first would be lost.
 */
export function useSearchParamsUpdate() {
  const location = useLocation();
  const [searchParams, setSearchParams] = useSearchParams();
  const update = (
    change: (current: URLSearchParams) => URLSearchParams,
    options?: NavigateOptions,
  ) => {
    const next = change(new URLSearchParams(pending.get(location) ?? searchParams));
    pending.set(location, next);
    setSearchParams(next, options);
  };
  return [searchParams, update] as const;
}
