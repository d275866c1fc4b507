import { useCallback } from 'react';
import { RowButton, rowIcons } from '../../../ui/grid/RowButton.tsx';
import { copy } from './copy.ts';

/** Returns a function that renders the button of a row that deletes its entry. */
export const useRemoveButton = <Entry extends { title: string }>(
  onRemove: (entry: Entry) => void,
) =>
  useCallback(
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
