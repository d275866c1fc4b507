import { useEffect, useId, useRef } from 'react';
import { Box, Skeleton, Typography } from '@mui/material';
import { Notice } from '../../../ui/states/Notice.tsx';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import type { Person } from '../../teamForm/picker/people.ts';
import { copy } from '../copy.ts';
import { EmptySlot, MemberRow, slotHeight } from './MemberRow.tsx';
import { maxTeamSize } from '../../teamForm/teamRules.ts';
import { minMembersAfterRemoval } from './members.ts';
import { RemovedMember } from './RemovedMember.tsx';
import type { Removal } from './useMemberChanges.ts';

type CurrentMembersProps = {
  people: readonly Person[];
  /** Whether nobody can be added or removed. */
  isFixed: boolean;
  removals: readonly Removal[];
  onRemove: (person: Person) => void;
  onUndo: (removal: Removal) => void;
  onUndoExpired: (person: Person) => void;
};

/** Lists the members, leader first. The slot of a removed member shows an undo button instead. */
export function CurrentMembers({
  people,
  isFixed,
  removals,
  onRemove,
  onUndo,
  onUndoExpired,
}: CurrentMembersProps) {
  const headingId = useId();
  const hintId = useId();
  const section = useRef<HTMLElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    if (hasPressed.current && section.current) restoreFocus(section.current);
    hasPressed.current = false;
  }, [people.length]);
  const slots = toSlots(people, removals);
  const canRemove = !isFixed && people.length > minMembersAfterRemoval;
  const emptySlots = isFixed ? 0 : Math.max(0, maxTeamSize - slots.length);
  const trackPress = (handler: () => void) => () => {
    hasPressed.current = true;
    handler();
  };
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      <Typography id={headingId} variant="h5" component="h3" lang="en">
        {copy.manage.current(people.length, maxTeamSize)}
      </Typography>
      <Box id={hintId} sx={{ mt: 0.5, mb: 1.5 }}>
        {isFixed ? (
          <Notice severity="info">{copy.manage.fixed}</Notice>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.manage.removalMinimum}
          </Typography>
        )}
      </Box>
      <Box component="ul" sx={list}>
        {slots.map((slot) => (
          <li key={'removal' in slot ? `removed ${slot.removal.member.id}` : slot.person.id}>
            {'removal' in slot ? (
              <RemovedMember
                takesFocus
                removal={slot.removal}
                onUndo={trackPress(() => onUndo(slot.removal))}
                onExpire={trackPress(() => onUndoExpired(slot.removal.member))}
              />
            ) : (
              <MemberRow
                person={slot.person}
                isLeader={slot.person === people[0]}
                removalBlockedBy={canRemove ? undefined : hintId}
                onRemove={trackPress(() => onRemove(slot.person))}
              />
            )}
          </li>
        ))}
        {Array.from({ length: emptySlots }, (_, index) => (
          <li key={`free ${slots.length + index}`} aria-hidden>
            <EmptySlot />
          </li>
        ))}
      </Box>
    </Box>
  );
}

export function CurrentMembersSkeleton() {
  return (
    <Box>
      <Typography variant="h5" component="div" role="status">
        {copy.manage.loading}
      </Typography>
      <Typography variant="body2" component="div" sx={{ mt: 0.5, mb: 1.5 }}>
        <Skeleton width="80%" />
      </Typography>
      <Box aria-hidden sx={list}>
        {Array.from({ length: maxTeamSize }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={slotHeight} />
        ))}
      </Box>
    </Box>
  );
}

type Slot = { person: Person } | { removal: Removal };

function toSlots(people: readonly Person[], removals: readonly Removal[]): Slot[] {
  const slots: Slot[] = people.map((person) => ({ person }));
  for (const removal of removals)
    slots.splice(removal.order.indexOf(removal.member.id), 0, { removal });
  return slots;
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
