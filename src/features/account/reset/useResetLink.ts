import { useState } from 'react';
import { fieldErrors } from '../../../api/errors.ts';
import { useCheckPasswordResetQuery } from '../../../api/accountSecurity.ts';
import { useLinkToken } from '../../../ui/hooks/useLinkToken.ts';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';

/** What is known of a link: 'unread' if its token was taken by an earlier visit, 'ended' if the server refuses it. */
type ResetLinkState = 'checking' | 'usable' | 'incomplete' | 'unread' | 'ended';

/**
 * Returns the token of the link and whether it can be used, as far as it is known. Without an answer
 * about it, as from a backend that does not have the check, sending the form tells.
 */
export function useResetLink(): { token: string; state: ResetLinkState; refuse: () => void } {
  const link = useLinkToken();
  // The server does not get what follows the `#`.
  const isKnown = useIsHydrated();
  const token = isKnown ? link.token : '';
  const [refused, setRefused] = useState('');
  const check = useCheckPasswordResetQuery({ body: { token } }, { skip: token === '' });
  const isChecked = check.currentData !== undefined || check.error !== undefined;
  const readState = (): ResetLinkState => {
    if (!isKnown) return 'checking';
    if (!token) return link.wasRead ? 'unread' : 'incomplete';
    if (refused === token || (check.error && 'token' in fieldErrors(check.error))) return 'ended';
    return isChecked ? 'usable' : 'checking';
  };
  return { token, state: readState(), refuse: () => setRefused(token) };
}
