import { useState } from 'react';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import type { Person } from '../../teamForm/picker/people.ts';
import { useTaskQueue } from '../../../ui/hooks/useTaskQueue.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import { type MemberChange, membersLeaderFirst, validateChange, applyChange } from './members.ts';
import { failedTexts, useSaveMemberChange } from './useSaveMemberChange.ts';

/** A removal that can be undone. */
export type Removal = {
  member: Person;
  /** Ids of the team's members before the removal. */
  order: readonly number[];
  /** Whether the server has confirmed it. */
  done: boolean;
};

const successTexts = {
  add: copy.manage.added,
  restore: copy.manage.undone,
  remove: copy.manage.removed,
};

/**
 * Adds and removes single team members, one request at a time. `people` are the members after all
 * pending changes.
 */
export function useMemberChanges(teamId: number, team: BuilderTeam | undefined) {
  const toast = useToast();
  const [announcement, setAnnouncement] = useState('');
  const { removals, addRemoval, markDone, dismissRemoval } = useRemovals();
  const reportError = (text: string) => {
    setAnnouncement(text);
    toast.error(text);
  };
  const onFailed = ({ kind, member }: MemberChange, text: string | undefined) => {
    if (kind === 'remove') dismissRemoval(member);
    if (text !== undefined) reportError(text);
  };
  const send = useSaveMemberChange(teamId, {
    onDone: ({ kind, member }) => {
      const text = successTexts[kind](member.name);
      setAnnouncement(text);
      if (kind === 'remove') markDone(member);
      else toast.success(text);
    },
    onFailed,
  });

  const { pending, getPending, add } = useTaskQueue(send, (rejected) =>
    onFailed(rejected, failedTexts[rejected.kind]),
  );
  const applyChanges = (changes: readonly MemberChange[]) =>
    changes.reduce(applyChange, team ? membersLeaderFirst(team) : []);
  const change = (newChange: MemberChange) => {
    const currentPeople = applyChanges(getPending());
    if (applyChange(currentPeople, newChange) === currentPeople) return;
    const errorText = validateChange(currentPeople, newChange);
    if (errorText !== undefined) {
      reportError(errorText);
      return;
    }
    if (newChange.kind === 'remove')
      addRemoval({
        member: newChange.member,
        order: currentPeople.map(({ id }) => id),
        done: false,
      });
    else dismissRemoval(newChange.member);
    add(newChange);
  };
  const people = applyChanges(pending);
  return {
    people,
    // A member who is back in the team, for whatever reason, has no removal to undo.
    removals: removals.filter(({ member }) => !people.some(({ id }) => id === member.id)),
    announcement,
    isBusy: pending.length > 0,
    addMember: (member: Person) => change({ kind: 'add', member }),
    removeMember: (member: Person) => change({ kind: 'remove', member }),
    undo: ({ member, order }: Removal) => change({ kind: 'restore', member, order }),
    dismissRemoval,
  };
}

function useRemovals() {
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const withoutMember = (list: readonly Removal[], { id }: Person) =>
    list.filter(({ member }) => member.id !== id);
  return {
    removals,
    addRemoval: (removal: Removal) =>
      setRemovals((list) => [...withoutMember(list, removal.member), removal]),
    markDone: (member: Person) =>
      setRemovals((list) =>
        list.map((removal) =>
          removal.member.id === member.id ? { ...removal, done: true } : removal,
        ),
      ),
    dismissRemoval: (member: Person) => setRemovals((list) => withoutMember(list, member)),
  };
}
