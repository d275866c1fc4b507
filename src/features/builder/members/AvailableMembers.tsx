import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Box, Skeleton, Typography } from '@mui/material';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import type { Person } from '../../teamForm/picker/people.ts';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { AvailableMember, availableMemberHeight } from './AvailableMember.tsx';
import { copy } from '../copy.ts';
import { pageSize, useAvailableMembers } from './useAvailableMembers.ts';

type AvailableMembersProps = {
  categoryId: number;
  /** The members after all pending changes; undefined until they are loaded. */
  people: readonly Person[] | undefined;
  onAdd: (person: Person) => void;
};

/** Paged list of participants who can join the team. Adding takes effect immediately. */
export function AvailableMembers({ categoryId, people, onAdd }: AvailableMembersProps) {
  const headingId = useId();
  const { candidates, failure, matches, query, setQuery, page, pageCount, setPage } =
    useAvailableMembers(categoryId, people);
  const { list, pressedIndex } = useFocusAfterAdd(people?.length);
  const isDoubleClick = useDoubleClickGuard();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ minWidth: 0, '& form': { maxWidth: 'none' } }}
    >
      <Typography id={headingId} variant="h5" component="h3" sx={{ mb: 1.5 }}>
        {copy.manage.available}
      </Typography>
      <SearchField
        label={copy.manage.search}
        value={query}
        onChange={setQuery}
        onCommit={() => undefined}
      />
      <Box ref={list} tabIndex={-1} sx={{ mt: 1.5, '&:focus': { outline: 'none' } }}>
        {!candidates && failure && (
          <ErrorState
            inline
            message={failure.message}
            onRetry={failure.retry}
            retrying={failure.retrying}
          />
        )}
        {!candidates && !failure && <LoadingSkeleton />}
        {candidates && matches.length === 0 && <NoCandidates isSearch={candidates.length > 0} />}
        <Box
          component="ul"
          aria-labelledby={headingId}
          sx={[grid, pageCount > 1 && fullPageHeight]}
        >
          {matches.map((person, index) => (
            <li key={person.id}>
              <AvailableMember
                person={person}
                onAdd={(event) => {
                  if (isDoubleClick(event)) return;
                  pressedIndex.current = index;
                  onAdd(person);
                }}
              />
            </li>
          ))}
        </Box>
      </Box>
      {/* Reserves the height of the page picker, so that the dialog does not grow when it
          appears. */}
      <Box sx={{ minHeight: 64, '& nav': { pt: 1.5, pb: 0.5 } }}>
        {candidates && candidates.length > pageSize && (
          <PagePicker page={page} pageCount={pageCount} onChange={setPage} />
        )}
      </Box>
    </Box>
  );
}

const NoCandidates = ({ isSearch }: { isSearch: boolean }) => (
  <Box lang={isSearch ? undefined : 'en'}>
    <EmptyState message={isSearch ? copy.manage.noneFound : copy.manage.noneAvailable} />
  </Box>
);

/** Moves the focus to the next add button when the pressed one disappears with its participant. */
function useFocusAfterAdd(count: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const pressedIndex = useRef<number>(undefined);
  useEffect(() => {
    const index = pressedIndex.current;
    pressedIndex.current = undefined;
    if (index === undefined || !list.current) return;
    const buttons = list.current.querySelectorAll('button');
    restoreFocus(buttons[Math.min(index, buttons.length - 1)] ?? list.current);
  }, [count]);
  return { list, pressedIndex };
}

/** Deliberate clicks are further apart, because there is a new name to read. */
const doubleClickMilliseconds = 300;

/**
 * Returns a function that tells whether a click is the second of a double click: it would add the
 * participant who has moved up under the pointer.
 */
function useDoubleClickGuard() {
  const lastClickTime = useRef(-Infinity);
  return ({ detail: clicks, timeStamp }: MouseEvent) => {
    const isSecond = clicks > 1 && timeStamp - lastClickTime.current < doubleClickMilliseconds;
    lastClickTime.current = timeStamp;
    return isSecond;
  };
}

function LoadingSkeleton() {
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {copy.manage.availableLoading}
      </Box>
      <Box aria-hidden sx={grid}>
        {Array.from({ length: pageSize }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={availableMemberHeight} />
        ))}
      </Box>
    </>
  );
}

const gap = 8;
const rowsHeight = (rows: number) =>
  `calc(${rows} * (${availableMemberHeight} + ${gap}px) - ${gap}px)`;

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: `${gap}px`,
  gridAutoRows: availableMemberHeight,
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Keeps the last page as high as the others. */
const fullPageHeight = { minHeight: { xs: rowsHeight(pageSize), sm: rowsHeight(pageSize / 2) } };
