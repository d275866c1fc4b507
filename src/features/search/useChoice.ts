import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** What can be chosen, by a key that stays while results come and go. */
type Option = { key: string };

type ChoiceOptions<Choosable extends Option> = {
  options: Choosable[];
  /** Whether the first one stands chosen until another is. */
  firstChosen: boolean;
  idOf: (index: number) => string;
  onOpen: (chosen: Choosable | undefined) => void;
};

/**
 * The keyboard of a combobox: arrows, Home and End move the choice through all options, Enter opens
 * it.
 */
export function useChoice<Choosable extends Option>({
  options,
  firstChosen,
  idOf,
  onOpen,
}: ChoiceOptions<Choosable>) {
  const [key, choose] = useState<string>();
  const found = options.findIndex((option) => option.key === key);
  const index = found === -1 && firstChosen && options.length > 0 ? 0 : found;

  const moveTo = (next: number) => {
    choose(options.at(next)?.key);
    document
      .getElementById(idOf(next < 0 ? options.length + next : next))
      ?.scrollIntoView({ block: 'nearest' });
  };
  const moves: Record<string, () => void> = {
    ArrowDown: () => moveTo((index + 1) % options.length),
    ArrowUp: () => moveTo(index <= 0 ? -1 : index - 1),
    Home: () => moveTo(0),
    End: () => moveTo(-1),
    Enter: () => onOpen(options[index]),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    // An input method uses the same keys to build a letter; with Shift, Home and End mark text.
    if (
      !move ||
      event.nativeEvent.isComposing ||
      event.shiftKey ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    if (options.length > 0 || event.key === 'Enter') move();
  };
  return { index, choose, onKeyDown };
}
