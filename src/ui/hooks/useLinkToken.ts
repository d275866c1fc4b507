import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** In the history in place of a token. */
const readState = { isTokenRead: true };

/**
 * Returns the token of the link, and removes it from the address and the history, where whoever uses
 * the computer next would find it. `wasRead` tells that this has happened before the page was opened
 * again.
 */
export function useLinkToken(): { token: string; wasRead: boolean } {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const newToken = hash.slice(1);
  if (newToken && newToken !== token) setToken(newToken);
  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true, state: readState });
  }, [hash, navigate, pathname, search]);
  return { token, wasRead: (state as unknown) !== null };
}
