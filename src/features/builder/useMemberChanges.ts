import { useState } from 'react';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import type { Person } from '../../ui/picker/people.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { type Change, peopleOf, refusalOf, withChange } from './members.ts';
import { useInOrder } from './useInOrder.ts';
import { useSendChange } from './useSendChange.ts';

/** A removal that can be taken back. */
export type Removal = {
  member: Person;
  /** Ids of the team's members before it. */
  order: readonly number[];
  /** Whether the server has done it. */
  done: boolean;
};

const doneTexts = {
  add: copy.manage.added,
  restore: copy.manage.undone,
  remove: copy.manage.removed,
};

/**
 * Adds and removes single members of a team, each at once and one call after the other; `people`
 * are the members as they will be.
 */
export function useMemberChanges(teamId: number, team: BuilderTeam | undefined) {
  const toast = useToast();
  const [said, setSaid] = useState('');
  const { removals, noted, done, forget } = useRemovals();
  const refuse = (text: string) => {
    setSaid(text);
    toast.error(text);
  };
  const send = useSendChange(teamId, {
    onDone: ({ kind, member }) => {
      const text = doneTexts[kind](member.name);
      setSaid(text);
      if (kind === 'remove') done(member);
      else toast.success(text);
    },
    onFailed: ({ kind, member }, text) => {
      if (kind === 'remove') forget(member);
      if (text !== undefined) refuse(text);
    },
  });

  const { unfinished, now, add } = useInOrder(send);
  const after = (changes: readonly Change[]) =>
    changes.reduce(withChange, team ? peopleOf(team) : []);
  const change = (wanted: Change) => {
    const before = after(now());
    if (withChange(before, wanted) === before) return;
    const refusal = refusalOf(before, wanted);
    if (refusal !== undefined) {
      refuse(refusal);
      return;
    }
    if (wanted.kind === 'remove')
      noted({ member: wanted.member, order: before.map(({ id }) => id), done: false });
    else forget(wanted.member);
    add(wanted);
  };
  const people = after(unfinished);
  return {
    people,
    // Who is back, by whichever way, need not be taken back.
    removals: removals.filter(({ member }) => !people.some(({ id }) => id === member.id)),
    said,
    busy: unfinished.length > 0,
    addMember: (member: Person) => change({ kind: 'add', member }),
    removeMember: (member: Person) => change({ kind: 'remove', member }),
    undo: ({ member, order }: Removal) => change({ kind: 'restore', member, order }),
    forget,
  };
}

function useRemovals() {
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const without = (list: readonly Removal[], { id }: Person) =>
    list.filter(({ member }) => member.id !== id);
  return {
    removals,
    noted: (removal: Removal) => setRemovals((list) => [...without(list, removal.member), removal]),
    done: (member: Person) =>
      setRemovals((list) =>
        list.map((removal) =>
          removal.member.id === member.id ? { ...removal, done: true } : removal,
        ),
      ),
    forget: (member: Person) => setRemovals((list) => without(list, member)),
  };
}
