import { useState } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { pageOf } from '../../lib/paging.ts';
import { ErrorState } from '../ErrorState.tsx';
import { PagePicker } from '../PagePicker.tsx';
import { SearchField } from '../SearchField.tsx';
import { ChosenList } from './ChosenList.tsx';
import { copy } from './copy.ts';
import { matching, type Person, toggled } from './people.ts';
import { PersonGrid } from './PersonGrid.tsx';

const pageSize = 12;

type MemberPickerProps = {
  /** Who may be chosen; nothing while they are on their way. */
  people: readonly Person[] | undefined;
  /**
   * In the order in which they were chosen; the first leads the team. `markTaken` marks those who
   * are free no longer.
   */
  chosen: readonly Person[];
  onChange: (next: Person[]) => void;
  /** How many may be chosen. */
  limit?: number;
  labels: {
    /** Names the grid. */
    people: string;
    /** Heads the list of the chosen. */
    chosen: string;
    /** Stands in place of the grid where there is nobody. */
    empty: string;
  };
  /** Why the people could not be fetched, and another try. */
  failure?: { message: string; retry: () => void; retrying: boolean };
  /** Switches and the like, beside the search. */
  tools?: ReactNode;
};

/**
 * Chooses members of a team from a paged grid of people, with the pointer or with the keyboard
 * alone; who is chosen stands beside it in the order of the team.
 */
export function MemberPicker({
  people,
  chosen,
  onChange,
  limit = 5,
  labels,
  failure,
  tools,
}: MemberPickerProps) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [refusals, setRefusals] = useState(0);
  const found = matching(people ?? [], query);
  const shown = pageOf(found, page, pageSize);

  const search = (typed: string) => {
    setQuery(typed);
    setPage(1);
  };
  const change = (next: Person[]) => {
    setRefusals(0);
    onChange(next);
  };
  const toggle = (person: Person) => {
    const next = toggled(chosen, person, limit);
    if (next) change(next);
    else if (!person.unavailable) setRefusals((count) => count + 1);
  };
  return (
    <Box sx={frame}>
      <Box
        className="tools"
        onKeyDown={(event) => {
          // It empties the field, and does not close the dialog around it.
          if (event.key !== 'Escape' || query === '') return;
          event.stopPropagation();
          search('');
        }}
      >
        <SearchField label={copy.search} value={query} onType={search} onSettle={() => undefined} />
        {tools}
      </Box>
      <Box className="people">
        {failure && (
          <Box sx={{ mb: 1.5 }}>
            <ErrorState
              inline
              message={failure.message}
              onRetry={failure.retry}
              retrying={failure.retrying}
            />
          </Box>
        )}
        {(people || !failure) && (
          <PersonGrid
            label={labels.people}
            people={people && shown.entries}
            emptyText={query.trim() === '' ? labels.empty : copy.noMatch(query.trim())}
            chosen={chosen}
            full={chosen.length >= limit ? copy.full(limit) : undefined}
            total={found.length}
            before={(shown.page - 1) * pageSize}
            size={pageSize}
            onToggle={toggle}
            onTurn={(by) => setPage(Math.min(Math.max(1, shown.page + by), shown.pageCount))}
          />
        )}
        <Box className="pages">
          {people && people.length > pageSize && (
            <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={setPage} />
          )}
        </Box>
      </Box>
      <ChosenList
        label={labels.chosen}
        chosen={chosen}
        limit={limit}
        refusals={refusals}
        onChange={change}
      />
    </Box>
  );
}

function frame({ breakpoints }: Theme) {
  return {
    display: 'grid',
    columnGap: '28px',
    rowGap: '12px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"chosen" "tools" "people"',
    [breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 288px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"tools chosen" "people chosen"',
    },
    '& .tools': {
      gridArea: 'tools',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 20px',
      '& form': { flex: '1 1 240px', maxWidth: 'none' },
    },
    '& .people': { gridArea: 'people' },
    '& .pages': { minHeight: 64, '& nav': { pt: 1.5, pb: 0.5 } },
  };
}
