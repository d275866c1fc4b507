import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Box, Skeleton } from '@mui/material';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { countColumns, nextIndex } from './gridNavigation.ts';
import type { Person } from './people.ts';
import { optionHeight, PersonOption } from './PersonOption.tsx';

type PersonGridProps = {
  id: string;
  label: string;
  /** One page of people; undefined while loading. */
  people: readonly Person[] | undefined;
  emptyText: string;
  emptyAction?: ReactNode;
  selected: readonly Person[];
  /** Why nobody else can be selected; undefined while the limit is not reached. */
  limitMessage: string | undefined;
  /** Number of people on all pages. */
  total: number;
  /** Number of people on the pages before this one. */
  offset: number;
  /** The height of a full page is always reserved. */
  pageSize: number;
  onToggle: (person: Person) => unknown;
  onTurnPages: (pages: number) => void;
  /** Called on Arrow Up in the first row. */
  onLeave: () => void;
};

/**
 * One page of people: arrow keys, Home and End move the focus, Space and Enter toggle, Page Up and
 * Page Down turn the page, Arrow Up leaves the first row.
 */
export function PersonGrid({
  id,
  label,
  people,
  emptyText,
  emptyAction,
  selected,
  limitMessage,
  total,
  offset,
  pageSize,
  onToggle,
  onTurnPages,
  onLeave,
}: PersonGridProps) {
  const reasonId = useId();
  const { list, active, setActive, onKeyDown } = useGridKeys({
    people,
    offset,
    onToggle,
    onTurnPages,
    onLeave,
  });
  if (!people) return <GridSkeleton pageSize={pageSize} />;
  if (people.length === 0)
    return (
      <Box sx={[reservedSpace(pageSize), { placeContent: 'center' }]}>
        <EmptyState message={emptyText} action={emptyAction} />
      </Box>
    );
  return (
    <Box sx={reservedSpace(pageSize)}>
      <Box
        id={id}
        ref={list}
        role="listbox"
        aria-multiselectable
        aria-label={label}
        onKeyDown={onKeyDown}
        sx={gridStyles}
      >
        {people.map((person, index) => {
          const selectedIndex = selected.findIndex(({ id }) => id === person.id);
          return (
            <PersonOption
              key={person.id}
              person={person}
              selected={selectedIndex !== -1}
              isLeader={selectedIndex === 0}
              reasonId={limitMessage && selectedIndex === -1 ? reasonId : undefined}
              position={{ 'aria-posinset': offset + index + 1, 'aria-setsize': total }}
              tabIndex={index === active ? 0 : -1}
              onToggle={() => {
                setActive(index);
                onToggle(person);
              }}
            />
          );
        })}
      </Box>
      <Box id={reasonId} hidden>
        {limitMessage}
      </Box>
    </Box>
  );
}

type KeysOptions = Pick<
  PersonGridProps,
  'people' | 'offset' | 'onToggle' | 'onTurnPages' | 'onLeave'
>;

function useGridKeys({ people = [], offset, onToggle, onTurnPages, onLeave }: KeysOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [lastActive, setActive] = useState(0);
  const active = Math.max(0, Math.min(lastActive, people.length - 1));
  const focusOption = (index: number) =>
    (list.current?.children[index] as HTMLElement | undefined)?.focus();

  const isTurnedByKey = useRef(false);
  const previousOffset = useRef(offset);
  useEffect(() => {
    if (previousOffset.current === offset) return;
    previousOffset.current = offset;
    const option = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (isTurnedByKey.current) option?.focus();
    // On the last page the pressed button becomes disabled.
    else if (option) restoreFocus(option);
    isTurnedByKey.current = false;
  }, [offset]);

  const turnPages = (pages: number) => {
    isTurnedByKey.current = true;
    onTurnPages(pages);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const person = people[active];
    const next = nextIndex(event.key, active, {
      columns: countColumns(optionOffsets(list.current)),
      count: people.length,
    });
    if (event.key === 'ArrowUp' && next === active) onLeave();
    else if (next !== undefined) {
      setActive(next);
      focusOption(next);
    } else if (event.key === 'PageDown' || event.key === 'PageUp')
      turnPages(event.key === 'PageDown' ? 1 : -1);
    else if ((event.key === ' ' || event.key === 'Enter') && person) onToggle(person);
    else return;
    event.preventDefault();
  };
  return { list, active, setActive, onKeyDown };
}

const optionOffsets = (list: HTMLElement | null) =>
  Array.from(list?.children ?? [], (option) => (option as HTMLElement).offsetTop);

function GridSkeleton({ pageSize }: { pageSize: number }) {
  return (
    <Box sx={reservedSpace(pageSize)}>
      <Box role="status" sx={visuallyHidden}>
        {copy.loading}
      </Box>
      <Box aria-hidden sx={gridStyles}>
        {Array.from({ length: pageSize }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={optionHeight} />
        ))}
      </Box>
    </Box>
  );
}

const gap = 8;
const rowsHeight = (rows: number) => `calc(${rows} * (${optionHeight} + ${gap}px) - ${gap}px)`;

/** Reserves the height of a full page for each number of columns. */
const reservedSpace = (pageSize: number) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: {
    xs: rowsHeight(Math.ceil(pageSize / 2)),
    sm: rowsHeight(Math.ceil(pageSize / 3)),
    md: rowsHeight(Math.ceil(pageSize / 2)),
    lg: rowsHeight(Math.ceil(pageSize / 3)),
  },
});

/** So many columns, or fewer where the text is large. */
const columns = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(7.25rem, calc(${100 / count}% - ${gap}px))), 1fr))`;

const gridStyles = {
  display: 'grid',
  gap: `${gap}px`,
  gridAutoRows: `minmax(${optionHeight}, auto)`,
  gridTemplateColumns: { xs: columns(2), sm: columns(3), md: columns(2), lg: columns(3) },
};
