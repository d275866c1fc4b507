import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Box, Skeleton } from '@mui/material';
import { EmptyState } from '../EmptyState.tsx';
import { takeLostFocus } from '../takeLostFocus.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { copy } from './copy.ts';
import { columnsOf, placeAfter } from './gridMove.ts';
import type { Person } from './people.ts';
import { optionHeight, PersonOption } from './PersonOption.tsx';

type PersonGridProps = {
  label: string;
  /** One page of them; nothing while they are on their way. */
  people: readonly Person[] | undefined;
  emptyText: string;
  chosen: readonly Person[];
  /** Why nobody else can be chosen, where that is so. */
  full: string | undefined;
  /** Of all pages together. */
  total: number;
  /** How many stand on the pages before this one. */
  before: number;
  /** How many a page holds: their room is kept whatever it shows. */
  size: number;
  onToggle: (person: Person) => void;
  onTurn: (pages: number) => void;
};

/**
 * One page of people to choose from: arrow keys, Home and End move in it, Space and Enter choose,
 * Page Up and Page Down turn the page.
 */
export function PersonGrid({
  label,
  people,
  emptyText,
  chosen,
  full,
  total,
  before,
  size,
  onToggle,
  onTurn,
}: PersonGridProps) {
  const reasonId = useId();
  const { list, active, setActive, onKeyDown } = useGridKeys({ people, before, onToggle, onTurn });
  if (!people) return <GridSkeleton size={size} />;
  if (people.length === 0)
    return (
      <Box sx={[room(size), { placeContent: 'center' }]}>
        <EmptyState message={emptyText} />
      </Box>
    );
  return (
    <Box sx={room(size)}>
      <Box
        ref={list}
        role="listbox"
        aria-multiselectable
        aria-label={label}
        onKeyDown={onKeyDown}
        sx={grid}
      >
        {people.map((person, at) => {
          const place = chosen.findIndex(({ id }) => id === person.id);
          return (
            <PersonOption
              key={person.id}
              person={person}
              chosen={place !== -1}
              leads={place === 0}
              reasonId={full && place === -1 ? reasonId : undefined}
              position={{ 'aria-posinset': before + at + 1, 'aria-setsize': total }}
              tabIndex={at === active ? 0 : -1}
              onToggle={() => {
                setActive(at);
                onToggle(person);
              }}
            />
          );
        })}
      </Box>
      <Box id={reasonId} hidden>
        {full}
      </Box>
    </Box>
  );
}

type KeysOptions = Pick<PersonGridProps, 'people' | 'before' | 'onToggle' | 'onTurn'>;

function useGridKeys({ people = [], before, onToggle, onTurn }: KeysOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setActive] = useState(0);
  const active = Math.max(0, Math.min(place, people.length - 1));
  const focusOn = (at: number) => (list.current?.children[at] as HTMLElement | undefined)?.focus();

  const turnedByKey = useRef(false);
  const pageBefore = useRef(before);
  useEffect(() => {
    if (pageBefore.current === before) return;
    pageBefore.current = before;
    const option = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (turnedByKey.current) option?.focus();
    // The last page leaves the button grey that was pressed.
    else if (option) takeLostFocus(option);
    turnedByKey.current = false;
  }, [before]);

  const turn = (pages: number) => {
    turnedByKey.current = true;
    onTurn(pages);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const person = people[active];
    const next = placeAfter(event.key, active, {
      columns: columnsOf(topsIn(list.current)),
      count: people.length,
    });
    if (next !== undefined) {
      setActive(next);
      focusOn(next);
    } else if (event.key === 'PageDown' || event.key === 'PageUp')
      turn(event.key === 'PageDown' ? 1 : -1);
    else if ((event.key === ' ' || event.key === 'Enter') && person) onToggle(person);
    else return;
    event.preventDefault();
  };
  return { list, active, setActive, onKeyDown };
}

const topsIn = (list: HTMLElement | null) =>
  Array.from(list?.children ?? [], (option) => (option as HTMLElement).offsetTop);

function GridSkeleton({ size }: { size: number }) {
  return (
    <Box sx={room(size)}>
      <Box role="status" sx={visuallyHidden}>
        {copy.loading}
      </Box>
      <Box aria-hidden sx={grid}>
        {Array.from({ length: size }, (_, place) => (
          <Skeleton key={place} variant="rounded" height={optionHeight} />
        ))}
      </Box>
    </Box>
  );
}

const gap = 8;
const heightOf = (rows: number) => rows * (optionHeight + gap) - gap;

/** Holds the room of a whole page, in as many columns as the grid has. */
const room = (size: number) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: {
    xs: heightOf(Math.ceil(size / 2)),
    sm: heightOf(Math.ceil(size / 3)),
    md: heightOf(Math.ceil(size / 2)),
    lg: heightOf(Math.ceil(size / 3)),
  },
});

const grid = {
  display: 'grid',
  gap: `${gap}px`,
  gridAutoRows: optionHeight,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};
