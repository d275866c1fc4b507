import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { paginate } from '../../../lib/pagination.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PagePicker } from '../../../ui/PagePicker.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { maxTeamSize } from '../teamRules.ts';
import { SelectedMemberList } from './SelectedMemberList.tsx';
import { copy } from './copy.ts';
import { createPeopleSearch, type Person, togglePerson } from './people.ts';
import { PersonGrid } from './PersonGrid.tsx';

const pageSize = 12;

export type MemberPickerProps = {
  /** Who can be selected; undefined while loading. */
  people: readonly Person[] | undefined;
  /**
   * In the order of selection; the first is the leader. `markUnavailable` marks those who are no
   * longer available.
   */
  selected: readonly Person[];
  onChange: (next: Person[]) => void;
  labels: {
    /** Accessible name of the grid. */
    people: string;
    /** Heading of the selected members. */
    selected: string;
    /** Shown instead of the grid if there is nobody. */
    empty: string;
  };
  /** Why the people could not be loaded, and a retry. */
  failure: { message: string; retry: () => void; retrying: boolean } | undefined;
  /** Additional controls beside the search field. */
  tools?: ReactNode;
};

/**
 * Selects team members from a paginated grid, with the pointer or with the keyboard alone; the
 * selected members are listed beside it.
 */
export function MemberPicker({
  people,
  selected,
  onChange,
  labels,
  failure,
  tools,
}: MemberPickerProps) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [rejectedCount, setRejectedCount] = useState(0);
  const find = useMemo(() => createPeopleSearch(people ?? []), [people]);
  const matches = find(query);
  const shown = paginate(matches, page, pageSize);

  const search = (typed: string) => {
    setQuery(typed);
    setPage(1);
  };
  const change = (next: Person[]) => {
    setRejectedCount(0);
    onChange(next);
  };
  const toggle = (person: Person) => {
    const next = togglePerson(selected, person, maxTeamSize);
    if (next) change(next);
    else if (!person.unavailable) setRejectedCount((count) => count + 1);
  };
  return (
    <Box sx={pickerStyles}>
      <Box
        className="tools"
        onKeyDown={(event) => {
          // Clears the field instead of closing the surrounding dialog.
          if (event.key !== 'Escape' || query === '') return;
          event.stopPropagation();
          search('');
        }}
      >
        <SearchField
          label={copy.search}
          value={query}
          onChange={search}
          onCommit={() => undefined}
        />
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
            people={people && shown.entries.map(({ person }) => person)}
            emptyText={query.trim() === '' ? labels.empty : copy.noMatch(query.trim())}
            selected={selected}
            limitMessage={selected.length >= maxTeamSize ? copy.limitReached : undefined}
            total={matches.length}
            offset={(shown.page - 1) * pageSize}
            pageSize={pageSize}
            onToggle={toggle}
            onTurnPages={(by) => setPage(Math.min(Math.max(1, shown.page + by), shown.pageCount))}
          />
        )}
        <Box className="pages">
          {people && people.length > pageSize && (
            <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={setPage} />
          )}
        </Box>
      </Box>
      <SelectedMemberList
        label={labels.selected}
        selected={selected}
        rejectedCount={rejectedCount}
        onChange={change}
      />
    </Box>
  );
}

function pickerStyles({ breakpoints }: Theme) {
  return {
    display: 'grid',
    columnGap: '28px',
    rowGap: '12px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"selected" "tools" "people"',
    [breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 288px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"tools selected" "people selected"',
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
