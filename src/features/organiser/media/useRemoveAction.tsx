import { useCallback } from 'react';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { copy } from './copy.ts';

/** In pixels, for the title. */
const width = 88;

/** Returns the column of a table with a button in each row that deletes its entry. */
export function useRemoveAction<Entry extends { title: string }>(
  title: string,
  onRemove: (entry: Entry) => void,
) {
  const render = useCallback(
    (entry: Entry) => (
      <RowButton
        danger
        label={copy.remove(entry.title)}
        icon={rowIcons.remove}
        onClick={() => onRemove(entry)}
      />
    ),
    [onRemove],
  );
  return { title, render, width };
}
