import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Box, Skeleton, Typography } from '@mui/material';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PagePicker } from '../../ui/PagePicker.tsx';
import type { Person } from '../../ui/picker/people.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { AvailableMember, availableHeight } from './AvailableMember.tsx';
import { copy } from './copy.ts';
import { pageSize, useAvailable } from './useAvailable.ts';

type AvailableMembersProps = {
  categoryId: number;
  /** Who is in the team, or is about to be; nothing while that is not known. */
  people: readonly Person[] | undefined;
  onAdd: (person: Person) => void;
};

/** Who could join the team, page by page. Whoever is added goes to the team at once. */
export function AvailableMembers({ categoryId, people, onAdd }: AvailableMembersProps) {
  const headingId = useId();
  const { free, failure, found, query, type, page, pageCount, turnTo } = useAvailable(
    categoryId,
    people,
  );
  const { list, pressed } = useNextInPlace(people?.length);
  const isSecondOfDouble = useDoubleClicks();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ minWidth: 0, '& form': { maxWidth: 'none' } }}
    >
      <Typography id={headingId} variant="h5" component="h3" lang="en" sx={{ mb: 1.5 }}>
        {copy.manage.available}
      </Typography>
      <SearchField
        label={copy.manage.search}
        value={query}
        onType={type}
        onSettle={() => undefined}
      />
      <Box ref={list} tabIndex={-1} sx={{ mt: 1.5, '&:focus': { outline: 'none' } }}>
        {!free && failure && (
          <ErrorState
            inline
            message={failure.message}
            onRetry={failure.retry}
            retrying={failure.retrying}
          />
        )}
        {!free && !failure && <Loading />}
        {free && found.length === 0 && <Nobody searched={free.length > 0} />}
        <Box component="ul" aria-labelledby={headingId} sx={[grid, pageCount > 1 && wholePage]}>
          {found.map((person, at) => (
            <li key={person.id}>
              <AvailableMember
                person={person}
                onAdd={(event) => {
                  if (isSecondOfDouble(event)) return;
                  pressed.current = at;
                  onAdd(person);
                }}
              />
            </li>
          ))}
        </Box>
      </Box>
      {/* Its room is kept, or the dialog would grow once they are there. */}
      <Box sx={{ minHeight: 64, '& nav': { pt: 1.5, pb: 0.5 } }}>
        {free && free.length > pageSize && (
          <PagePicker page={page} pageCount={pageCount} onChange={turnTo} />
        )}
      </Box>
    </Box>
  );
}

const Nobody = ({ searched }: { searched: boolean }) => (
  <Box lang={searched ? undefined : 'en'}>
    <EmptyState message={searched ? copy.manage.noneFound : copy.manage.noneAvailable} />
  </Box>
);

/** Gives the focus of a button that goes with whoever was added to the one in its place. */
function useNextInPlace(count: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  useEffect(() => {
    const at = pressed.current;
    pressed.current = undefined;
    if (at === undefined || !list.current) return;
    const buttons = list.current.querySelectorAll('button');
    takeLostFocus(buttons[Math.min(at, buttons.length - 1)] ?? list.current);
  }, [count]);
  return { list, pressed };
}

/** In milliseconds; who presses on purpose takes longer, as there is a new name to read. */
const doubleClick = 300;

/**
 * Gives a function that knows the second click of a double click: it would add whoever has moved up
 * under the pointer.
 */
function useDoubleClicks() {
  const last = useRef(-Infinity);
  return ({ detail: clicks, timeStamp }: MouseEvent) => {
    const isSecond = clicks > 1 && timeStamp - last.current < doubleClick;
    last.current = timeStamp;
    return isSecond;
  };
}

function Loading() {
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {copy.manage.availableLoading}
      </Box>
      <Box aria-hidden sx={grid}>
        {Array.from({ length: pageSize }, (_, at) => (
          <Skeleton key={at} variant="rounded" height={availableHeight} />
        ))}
      </Box>
    </>
  );
}

const gap = 8;
const heightOf = (rows: number) => rows * (availableHeight + gap) - gap;

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: `${gap}px`,
  gridAutoRows: availableHeight,
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** The last page is as high as the others. */
const wholePage = { minHeight: { xs: heightOf(pageSize), sm: heightOf(pageSize / 2) } };
