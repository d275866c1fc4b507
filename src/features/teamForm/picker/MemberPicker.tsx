import { type ReactNode, useId, useRef } from 'react';
import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import { useFocusWithMouse } from '../../../ui/dialogs/restoreFocus.ts';
import { maxTeamSize } from '../teamRules.ts';
import { SelectedMemberList } from './SelectedMemberList.tsx';
import { copy } from './copy.ts';
import type { Person } from './people.ts';
import { PersonGrid } from './PersonGrid.tsx';
import { pageSize, usePicker } from './usePicker.ts';

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
  /** What to do if there is nobody. */
  emptyAction?: ReactNode;
  /** Why the people could not be loaded, and a retry. */
  failure: { message: string; retry: () => void; retrying: boolean } | undefined;
  /** Additional controls beside the search field. */
  tools?: ReactNode;
};

/**
 * Selects team members from a paginated grid, with the pointer or with the keyboard alone; the
 * selected members are listed beside it. With a mouse, the search begins with the first letter.
 */
export function MemberPicker({
  people,
  selected,
  onChange,
  labels,
  emptyAction,
  failure,
  tools,
}: MemberPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const picker = usePicker({
    people,
    selected,
    onChange,
    focusList: () =>
      list.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus(),
  });
  const { query, shown } = picker;
  useFocusWithMouse(input);
  return (
    <Box sx={pickerStyles}>
      <Box className="tools">
        <SearchField
          label={copy.search}
          value={query}
          onChange={picker.search}
          onCommit={() => undefined}
          inputRef={input}
          inputAttributes={{
            role: 'combobox',
            'aria-expanded': shown.entries.length > 0,
            'aria-controls': `${id}-people`,
            'aria-autocomplete': 'list',
            'aria-describedby': `${id}-keys`,
            onKeyDown: picker.onSearchKeyDown,
            onPaste: picker.onPaste,
          }}
        />
        {tools}
        <Typography id={`${id}-keys`} variant="body2" className="keys">
          {copy.keys}
        </Typography>
        <Typography role="status" variant="body2" className="pasted">
          {picker.pasteResult}
        </Typography>
      </Box>
      <Box className="people" ref={list}>
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
            id={`${id}-people`}
            label={labels.people}
            people={people && shown.entries}
            emptyText={query.trim() === '' ? labels.empty : copy.noMatch(query.trim())}
            emptyAction={query.trim() === '' && emptyAction}
            selected={selected}
            limitMessage={selected.length >= maxTeamSize ? copy.limitReached : undefined}
            total={picker.matchCount}
            offset={(shown.page - 1) * pageSize}
            pageSize={pageSize}
            onToggle={picker.toggle}
            onTurnPages={picker.turnPages}
            onLeave={() => input.current?.focus()}
          />
        )}
        <Box className="pages">
          {people && people.length > pageSize && (
            <PagePicker page={shown.page} pageCount={shown.pageCount} onChange={picker.setPage} />
          )}
        </Box>
      </Box>
      <SelectedMemberList
        label={labels.selected}
        selected={selected}
        rejectedCount={picker.rejectedCount}
        onChange={picker.change}
      />
    </Box>
  );
}

function pickerStyles({ breakpoints, vars: { palette } }: Theme) {
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
    '& .keys, & .pasted': { flexBasis: '100%', color: palette.text.secondary },
    '& .pasted:empty': { display: 'none' },
    // Who touches the screen has no arrow keys.
    '@media (hover: none)': { '& .keys': { display: 'none' } },
    '& .people': { gridArea: 'people' },
    '& .pages': { minHeight: 64, '& nav': { pt: 1.5, pb: 0.5 } },
  };
}
