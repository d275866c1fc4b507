import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { AccountKind } from '../../../../openapi/types.ts';
import {
  useEndClubSessionsMutation,
  useEndParticipantSessionsMutation,
} from '../../../api/accountSecurity.ts';
import { isSessionExpired } from '../../../api/errors.ts';
import { useEndOrganiserSessionsMutation } from '../../../api/organisers.ts';
import { signInPaths } from '../../../paths.ts';
import { signedOut } from '../../../session/sessionSlice.ts';
import { useClub } from '../../../session/useSession.ts';
import { clearDrafts } from '../../../ui/forms/useDraft.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import { securityErrorText } from './securityErrorText.ts';

/**
 * Returns a function that ends all sessions of the account, signs out here and opens the sign-in
 * page; if that fails, it calls `onFailed` and shows why.
 */
export function useEndSessions(kind: AccountKind, onFailed: () => void) {
  const mutations = {
    participant: useEndParticipantSessionsMutation(),
    club: useEndClubSessionsMutation(),
    organiser: useEndOrganiserSessionsMutation(),
  } satisfies Record<AccountKind, unknown>;
  const [endSessions] = mutations[kind];
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const club = useClub();

  const end = useCallback(async () => {
    const { error } = await endSessions();
    if (isSessionExpired(error)) return;
    if (error) {
      onFailed();
      toast.error(securityErrorText(error, copy.sessions.failed));
      return;
    }
    if (kind === 'club' && club) clearDrafts(club.id);
    dispatch(signedOut(kind));
    toast.success(copy.sessions.done);
    await navigate(signInPaths[kind].href());
  }, [endSessions, onFailed, toast, kind, club, dispatch, navigate]);

  return useSingleFlight(end);
}
