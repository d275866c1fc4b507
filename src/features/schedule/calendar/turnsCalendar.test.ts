import { describe, expect, it } from 'vitest';
import type { PlanSlot } from '../../../../openapi/schema.d.ts';
import { createNames } from '../turnText.ts';
import { turnsCalendar } from './turnsCalendar.ts';

const pageUrl = 'https://robolaga.example/tournaments/7/jadwal?search=X-JNYS-00001';
const now = new Date('2026-11-22T01:00:00Z');

const slot = (id: number, changes: Partial<PlanSlot> = {}): PlanSlot => ({
  id,
  arena_id: 1,
  category_id: 1,
  round_id: 61,
  team_id: 1,
  run_number: id,
  match: null,
  place: null,
  seconds: 240,
  planned_at: '2026-11-22T02:00:00Z',
  ended_at: null,
  expected_at: '2026-11-22T03:05:00Z',
  margin: 90,
  call: null,
  ...changes,
});

/** Returns a file with a turn that is to come of a team with a name, and one that is over. */
function createFile(name: string, arena = 'Arena 1') {
  const names = createNames(
    {
      arenas: [{ id: 1, name: arena, category_ids: [] }],
      rounds: [{ id: 61, category_id: 1, name: 'Penyisihan' }],
      teams: [{ id: 1, start_number: 4, code: 'X-JNYS-00001', name, club: null }],
    },
    [],
  );
  const turns = [
    { slot: slot(1), at: undefined, before: 0 },
    { slot: slot(2), at: Date.parse('2026-11-22T03:05:00Z'), before: 3 },
  ];
  return turnsCalendar(turns, {
    names,
    tournament: 'Liga Robot',
    venue: 'Graha Cendekia',
    pageUrl,
    now,
  });
}
/** The content lines as a calendar reads them, that is unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a team', () => {
  it('has each turn that is to come, when and where it is expected', () => {
    const lines = linesOf(createFile('Garuda'));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:slot-2@robolaga.example',
        'DTSTAMP:20261122T010000Z',
        'DTSTART:20261122T030500Z',
        'DTEND:20261122T030900Z',
        'SUMMARY:Garuda: Penyisihan\\, percobaan 2',
        'LOCATION:Arena 1\\, Graha Cendekia',
        `URL;VALUE=URI:${pageUrl}`,
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
      String.raw`Liga Robot\nJam adalah perkiraan`,
    );
    expect(lines.at(-1)).toBe('');
  });

  it('escapes what has a meaning in such a file', () => {
    const lines = linesOf(createFile('Garuda, Baja; "A"\r\nEND:VEVENT \\ 🤖'));
    expect(lines).toContain(
      String.raw`SUMMARY:Garuda\, Baja\; "A"\nEND:VEVENT \\ 🤖: Penyisihan\, percobaan 2`,
    );
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('folds long names at 75 octets, but not within a character', () => {
    const name = 'Tim Robotika 🤖 Nusantara — édisi ꦏꦮꦸꦁ '.repeat(8).trim();
    const text = createFile(name);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(text)).toContain(`SUMMARY:${name}: Penyisihan\\, percobaan 2`);
    expect(text).not.toContain('�');
  });
});
