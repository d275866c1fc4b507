import { useState } from 'react';
import type { Account } from '../../../../openapi/schema.d.ts';
import { useSetClubActiveMutation } from '../../../api/managedAccounts.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { errorText } from '../../requests/errorText.ts';
import { copy } from './copy.ts';

/** Activates clubs, and asks before it deactivates one; both can be undone. */
export function useClubState() {
  const [setActive] = useSetClubActiveMutation();
  const [asked, setAsked] = useState<Account>();
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const send = async (id: number, active: boolean, undo?: () => void) => {
    const { data, error } = await setActive({ id, body: { active } });
    if (data) toast.success(data.message, undo && { undo });
    else toast.error(errorText(error, copy.stateFailed));
  };
  const { run, busy } = useSingleFlight(({ id }: Account, active: boolean) =>
    send(id, active, () => void send(id, !active)),
  );
  const ask = (club: Account) => {
    setAsked(club);
    setIsAsking(true);
  };
  const activate = (club: Account) => void run(club, true);
  const dialog = {
    // The name stays while the dialog closes.
    title: copy.deactivating.title(asked?.name ?? ''),
    open: isAsking,
    busy,
    onConfirm: () => {
      if (asked) void run(asked, false).then(() => setIsAsking(false));
    },
    onCancel: () => setIsAsking(false),
  };
  return { ask, activate, dialog };
}
