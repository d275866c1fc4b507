import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Gives a function that goes one step back in history, or to `fallback` when this page is the first
 * of the visit.
 */
export function useStepBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (hasEarlierPage(key)) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}

/**
 * The browser router numbers its entries; a router without a browser only tells its first by the
 * key 'default'.
 */
function hasEarlierPage(key: string): boolean {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx > 0 : key !== 'default';
}
