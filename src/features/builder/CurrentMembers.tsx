import { useEffect, useId, useRef } from 'react';
import { Box, Skeleton, Typography } from '@mui/material';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import type { Person } from '../../ui/picker/people.ts';
import { copy } from './copy.ts';
import { FreeSeat, MemberRow, seatHeight } from './MemberRow.tsx';
import { removalFloor, teamLimit } from './members.ts';
import { RemovedMember } from './RemovedMember.tsx';
import type { Removal } from './useMemberChanges.ts';

type CurrentMembersProps = {
  people: readonly Person[];
  removals: readonly Removal[];
  onRemove: (person: Person) => void;
  onUndo: (removal: Removal) => void;
  onForget: (person: Person) => void;
};

/**
 * The team's seats: its members, the leader first, and in the place of whoever was just removed the
 * way to take that back.
 */
export function CurrentMembers({
  people,
  removals,
  onRemove,
  onUndo,
  onForget,
}: CurrentMembersProps) {
  const headingId = useId();
  const floorId = useId();
  const section = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && section.current) takeLostFocus(section.current);
    pressed.current = false;
  }, [people.length]);
  const seats = seatsOf(people, removals);
  const kept = people.length <= removalFloor;
  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
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
        {copy.manage.current(people.length, teamLimit)}
      </Typography>
      <Typography id={floorId} variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        {copy.manage.keepsTwo}
      </Typography>
      <Box component="ul" sx={list}>
        {seats.map((seat) => (
          <li key={'removal' in seat ? `removed ${seat.removal.member.id}` : seat.person.id}>
            {'removal' in seat ? (
              <RemovedMember
                inPlace
                removal={seat.removal}
                onUndo={press(() => onUndo(seat.removal))}
                onEnd={press(() => onForget(seat.removal.member))}
              />
            ) : (
              <MemberRow
                person={seat.person}
                leads={seat.person === people[0]}
                keptBy={kept ? floorId : undefined}
                onRemove={press(() => onRemove(seat.person))}
              />
            )}
          </li>
        ))}
        {Array.from({ length: Math.max(0, teamLimit - seats.length) }, (_, at) => (
          <li key={`free ${seats.length + at}`} aria-hidden>
            <FreeSeat />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The place of the members while they are on their way. */
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
        {Array.from({ length: teamLimit }, (_, at) => (
          <Skeleton key={at} variant="rounded" height={seatHeight} />
        ))}
      </Box>
    </Box>
  );
}

type Seat = { person: Person } | { removal: Removal };

function seatsOf(people: readonly Person[], removals: readonly Removal[]): Seat[] {
  const seats: Seat[] = people.map((person) => ({ person }));
  for (const removal of removals)
    seats.splice(removal.order.indexOf(removal.member.id), 0, { removal });
  return seats;
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
