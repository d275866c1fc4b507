import { useState } from 'react';
import type { Account } from '../../../../openapi/schema.d.ts';
import {
  useSetClubActiveMutation,
  useSetClubReviewedMutation,
} from '../../../api/managedAccounts.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { errorText } from '../../requests/errorText.ts';
import type { Send } from '../../requests/LoadedList.tsx';
import { copy } from './copy.ts';

/** Marks clubs as reviewed, activates them, and asks before it deactivates one; all can be undone. */
export function useClubState() {
  const [setActive] = useSetClubActiveMutation();
  const [setReviewed] = useSetClubReviewedMutation();
  const [asked, setAsked] = useState<Account>();
  const [isAsking, setIsAsking] = useState(false);
  const activation = useUndoneChange((id: number, active: boolean) =>
    setActive({ id, body: { active } }),
  );
  const review = useUndoneChange((id: number, reviewed: boolean) =>
    setReviewed({ id, body: { reviewed } }),
  );
  const ask = (club: Account) => {
    setAsked(club);
    setIsAsking(true);
  };
  const dialog = {
    // The name stays while the dialog closes.
    title: copy.deactivating.title(asked?.name ?? ''),
    open: isAsking,
    busy: activation.busy,
    onConfirm: () => {
      if (asked) void activation.run(asked, false).then(() => setIsAsking(false));
    },
    onCancel: () => setIsAsking(false),
  };
  return {
    ask,
    activate: (club: Account) => void activation.run(club, true),
    review: (club: Account, reviewed: boolean) => void review.run(club, reviewed),
    dialog,
  };
}

/** Returns what sends the state of a club and says how that went; a button sends the other state. */
function useUndoneChange(change: (id: number, state: boolean) => ReturnType<Send<never>>) {
  const toast = useToast();
  const send = async (id: number, state: boolean, undo?: () => void) => {
    const { data, error } = await change(id, state);
    if (data) toast.success(data.message, undo && { undo });
    else toast.error(errorText(error, copy.stateFailed));
  };
  return useSingleFlight(({ id }: Account, state: boolean) =>
    send(id, state, () => void send(id, !state)),
  );
}
