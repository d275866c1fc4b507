import { useState } from 'react';
import type { Names } from '../schedule/turnText.ts';
import { nameOf, stateText } from './callText.ts';
import { copy } from './copy.ts';
import { type DeskSlot, versionOf } from './deskSlots.ts';

/** How many changes are named at once. */
const most = 3;

/** Returns what other desks have changed last, in words for a live region; what is pressed here has a toast. */
export function useCallChanges(
  slots: readonly DeskSlot[],
  names: Names,
  isOwn: (entry: DeskSlot) => boolean,
): string {
  const versions = slots.map(({ id, slot }) => `${id} ${versionOf(slot)}`).join();
  const [seen, setSeen] = useState({ versions, text: '' });
  if (seen.versions !== versions) {
    const before = new Set(seen.versions.split(','));
    const changed = slots.filter(
      (entry) => !before.has(`${entry.id} ${versionOf(entry.slot)}`) && !isOwn(entry),
    );
    const texts = changed
      .slice(0, most)
      .map(({ slot }) => copy.stateOf(nameOf(slot, names), stateText(slot)));
    setSeen({ versions, text: texts.length > 0 ? texts.join(' ') : seen.text });
  }
  return seen.text;
}
