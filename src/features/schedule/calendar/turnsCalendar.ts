import ical from 'ical-generator';
import { brand } from '../../../brand.ts';
import { provideRandomUUID } from '../../../lib/createUniqueId.ts';
import { copy } from '../copy.ts';
import type { Turn } from '../turns.ts';
import { type Names, partText, playersOf, playerText } from '../turnText.ts';

type Options = {
  names: Names;
  /** Title of the tournament. */
  tournament: string;
  /** Name of the place, if it is known. */
  venue: string | undefined;
  /** The absolute URL of the schedule. */
  pageUrl: string;
  now: Date;
};

/**
 * Returns the text of an iCalendar file (RFC 5545) with an event for each turn that is to come, as long as it is
 * planned to take, at the time that is expected now. The UID is made of the slot: a file that is imported later
 * moves the events.
 */
export function turnsCalendar(turns: readonly Turn[], options: Options): string {
  const { names, tournament, venue, pageUrl, now } = options;
  // ical-generator makes an id for each event, also for one that has one.
  provideRandomUUID();
  const calendar = ical({
    prodId: { company: brand.name, product: copy.title, language: 'ID' },
  });
  for (const { slot, at } of turns) {
    if (at === undefined || slot.id === null) continue;
    const players = playersOf(slot, names).map(playerText).join(` ${copy.versus} `);
    calendar.createEvent({
      id: `slot-${slot.id}@${new URL(pageUrl).host}`,
      stamp: now,
      // Calendars keep what they have of an event that is no newer.
      sequence: Math.floor(now.getTime() / 1000),
      start: new Date(at),
      end: new Date(at + slot.seconds * 1000),
      summary: copy.calendar.summary(players, partText(slot, names)),
      location: [names.arenas.get(slot.arena_id), venue].filter(Boolean).join(', '),
      description: [tournament, copy.calendar.estimate, pageUrl].join('\n'),
      url: pageUrl,
    });
  }
  // The standard requires a line break after the last line.
  return `${calendar.toString()}\r\n`;
}
