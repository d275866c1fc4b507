import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Identified by a key that is stable while results change. */
type Option = { key: string };

type ActiveOptionOptions<OptionType extends Option> = {
  options: OptionType[];
  /** Whether the first option is active by default. */
  isFirstActive: boolean;
  optionId: (index: number) => string;
  onSelect: (option: OptionType | undefined) => void;
};

/**
 * Keyboard handling of a combobox: arrows, Home and End move the active option, Enter selects it.
 */
export function useActiveOption<OptionType extends Option>({
  options,
  isFirstActive,
  optionId,
  onSelect,
}: ActiveOptionOptions<OptionType>) {
  const [key, setActiveKey] = useState<string>();
  const found = options.findIndex((option) => option.key === key);
  const index = found === -1 && isFirstActive && options.length > 0 ? 0 : found;

  const moveTo = (next: number) => {
    setActiveKey(options.at(next)?.key);
    document
      .getElementById(optionId(next < 0 ? options.length + next : next))
      ?.scrollIntoView({ block: 'nearest' });
  };
  const moves: Record<string, () => void> = {
    ArrowDown: () => moveTo((index + 1) % options.length),
    ArrowUp: () => moveTo(index <= 0 ? -1 : index - 1),
    Home: () => moveTo(0),
    End: () => moveTo(-1),
    Enter: () => onSelect(options[index]),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    // Input methods use the same keys to compose characters; with Shift, Home and End select text.
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
  return { index, setActiveKey, onKeyDown };
}
