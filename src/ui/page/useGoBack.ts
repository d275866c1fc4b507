import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns a function that goes one step back in history, or to `fallback` if this page is the first
 * of the visit.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (hasEarlierPage(key)) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}

/**
 * The browser router numbers its entries; a memory router only marks its first one with the key
 * 'default'.
 */
function hasEarlierPage(key: string): boolean {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx > 0 : key !== 'default';
}
