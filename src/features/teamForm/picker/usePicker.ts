import { type ClipboardEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { paginate } from '../../../lib/pagination.ts';
import { maxTeamSize } from '../teamRules.ts';
import { copy } from './copy.ts';
import { createPeopleSearch, matchLines, type Person, togglePerson } from './people.ts';

/** Number of people on a page of the picker. */
export const pageSize = 12;

type PickerOptions = {
  people: readonly Person[] | undefined;
  selected: readonly Person[];
  onChange: (next: Person[]) => void;
  /** Moves the focus from the search field into the list. */
  focusList: () => void;
};

/**
 * State of a member picker. In the search field, Enter selects the first match and empties the
 * field, the arrow key goes to the list, and a pasted list of names is selected line by line.
 */
export function usePicker({ people, selected, onChange, focusList }: PickerOptions) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [rejectedCount, setRejectedCount] = useState(0);
  const [pasteResult, setPasteResult] = useState('');
  const find = useMemo(() => createPeopleSearch(people ?? []), [people]);
  const matches = find(query).map(({ person }) => person);
  const shown = paginate(matches, page, pageSize);

  const search = (typed: string) => {
    setQuery(typed);
    setPage(1);
    setPasteResult('');
  };
  const change = (next: Person[]) => {
    setRejectedCount(0);
    setPasteResult('');
    onChange(next);
  };
  const toggle = (person: Person) => {
    const next = togglePerson(selected, person, maxTeamSize);
    if (next) change(next);
    else if (!person.unavailable) setRejectedCount((count) => count + 1);
    return next !== undefined;
  };
  const isSelected = ({ id }: Person) => selected.some((person) => person.id === id);

  const selectFirstMatch = () => {
    const first = matches.find((person) => !person.unavailable && !isSelected(person));
    if (query.trim() !== '' && first && toggle(first)) search('');
  };
  const onSearchKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') selectFirstMatch();
    else if (event.key === 'ArrowDown') focusList();
    else if (event.key === 'Escape' && query !== '') {
      // Clears the field instead of closing the surrounding dialog.
      event.stopPropagation();
      search('');
    } else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!people || !/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    const { found, unmatched } = matchLines(people, text);
    const added = found.filter((person) => !person.unavailable && !isSelected(person));
    const next = [...selected, ...added].slice(0, maxTeamSize);
    const left = found.filter((person) => !next.some(({ id }) => id === person.id));
    change(next);
    setPasteResult(
      [
        copy.pasted(next.length - selected.length),
        unmatched.length > 0 && copy.notFound(unmatched),
        left.length > 0 && copy.notSelectable(left.map(({ name }) => name)),
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
  return {
    query,
    search,
    shown,
    matchCount: matches.length,
    rejectedCount,
    pasteResult,
    change,
    toggle,
    setPage,
    turnPages: (by: number) => setPage(Math.min(Math.max(1, shown.page + by), shown.pageCount)),
    onSearchKeyDown,
    onPaste,
  };
}
