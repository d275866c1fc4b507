import type { Result } from '../scores/entryQueries.ts';
import type { ManagedTournament } from '../tournaments/managedQueries.ts';
import type { Entrant } from '../scores/importQueries.ts';
import { toEventTime } from '../tournaments/eventDay.ts';

/** Returns what the audit log calls a team in a category: 'Kancil Gesit, Robo Soccer, Piala Kota'. */
export const nameEntry = (entry: { team: string; category: string; tournament: string }): string =>
  [entry.team, entry.category, entry.tournament].join(', ');

/**
 * Returns what the audit log says about a score: '758 poin, 01:07.38'. Of a correction it says what has
 * changed: '758 → 777 poin', '777 poin, 01:07.38 → 01:00.00'.
 */
export function describeScore(score: Result, before: Result = score): string {
  const change = (from: number | string, to: number | string) =>
    from === to ? `${to}` : `${from} → ${to}`;
  const points = `${change(before.points, score.points)} poin`;
  return before.points !== score.points && before.time === score.time
    ? points
    : `${points}, ${change(before.time, score.time)}`;
}

/** Returns the change of an imported score; `ids` has those of the scores by registration. */
export const describeImported = (
  { entrant, score }: { entrant: Entrant; score: Result },
  ids: ReadonlyMap<number, number>,
  place: { category: string; tournament: string },
) => ({
  operation: 'importScores' as const,
  kind: 'score' as const,
  id: ids.get(entrant.registrationId) ?? 0,
  name: nameEntry({ team: entrant.team.name, ...place }),
  detail: describeScore(score, entrant.score ?? undefined),
});

const empty = 'kosong';

const orEmpty = (text: string | null) => text || empty;

const timeOrEmpty = (time: Date | null) => (time ? toEventTime(time) : empty);

const toCapacity = (capacity: number | null) =>
  capacity === null ? 'tidak dibatasi' : String(capacity);

/** What an update sets, by the names of the form's fields. */
const toFields = (tournament: ManagedTournament): Record<string, string> => ({
  judul: tournament.title,
  keterangan: tournament.about,
  tanggal: tournament.date,
  'jam mulai': orEmpty(tournament.startTime),
  'zona waktu': tournament.timeZone,
  tempat: orEmpty(tournament.venue),
  kota: orEmpty(tournament.city),
  provinsi: orEmpty(tournament.province),
  'pendaftaran dibuka': timeOrEmpty(tournament.registrationOpensAt),
  'pendaftaran ditutup': timeOrEmpty(tournament.registrationClosesAt),
});

function describeFields(before: ManagedTournament, after: ManagedTournament): string[] {
  const old = toFields(before);
  return Object.entries(toFields(after))
    .filter(([name, value]) => value !== old[name])
    .map(([name, value]) => (name === 'keterangan' ? name : `${name} ${old[name]} → ${value}`));
}

function describeCategories(before: ManagedTournament, after: ManagedTournament): string[] {
  const left = before.categories.map(({ id, name, capacity }) => {
    const next = after.categories.find((category) => category.id === id);
    if (!next) return `kategori ${name} dihapus`;
    return next.capacity === capacity
      ? []
      : `kapasitas ${name} ${toCapacity(capacity)} → ${toCapacity(next.capacity)}`;
  });
  const added = after.categories
    .filter(({ id }) => before.categories.every((category) => category.id !== id))
    .map(({ name }) => `kategori ${name} ditambahkan`);
  return [...left.flat(), ...added];
}

/** Returns what an update of a tournament has changed; undefined if nothing. */
export function describeUpdate(
  before: ManagedTournament,
  after: ManagedTournament,
): string | undefined {
  return (
    [...describeFields(before, after), ...describeCategories(before, after)].join('; ') || undefined
  );
}
