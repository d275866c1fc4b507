import { toEventTime } from '../lib/eventDay.ts';
import type { ManagedTournament } from './managedQueries.ts';

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
  'tanggal selesai': orEmpty(tournament.endDate),
  'jam selesai': orEmpty(tournament.endTime),
  'zona waktu': tournament.timeZone,
  tempat: orEmpty(tournament.venue),
  kota: orEmpty(tournament.city),
  provinsi: orEmpty(tournament.province),
  'tautan peta': orEmpty(tournament.mapUrl),
  biaya: orEmpty(tournament.cost),
  kontak: orEmpty(tournament.contact),
  'susunan acara': JSON.stringify(tournament.programme),
  dokumen: JSON.stringify(tournament.documents),
  'menit keberatan': String(tournament.objectionMinutes),
  'pendaftaran dibuka': timeOrEmpty(tournament.registrationOpensAt),
  'pendaftaran ditutup': timeOrEmpty(tournament.registrationClosesAt),
});

/** Their values are too long. */
const onlyNamed = new Set(['keterangan', 'susunan acara', 'dokumen']);

function describeFields(before: ManagedTournament, after: ManagedTournament): string[] {
  const old = toFields(before);
  return Object.entries(toFields(after))
    .filter(([name, value]) => value !== old[name])
    .map(([name, value]) => (onlyNamed.has(name) ? name : `${name} ${old[name]} → ${value}`));
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
