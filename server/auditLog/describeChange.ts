import type { RunOutcome } from '../../openapi/schema.d.ts';
import type { RunValues } from '../scores/runValues.ts';
import type { ManagedTournament } from '../tournaments/managedQueries.ts';
import { toEventTime } from '../lib/eventDay.ts';

/** Returns what the audit log calls a team in a category: 'Kancil Gesit, Robo Soccer, Piala Kota'. */
export const nameEntry = (entry: { team: string; category: string; tournament: string }): string =>
  [entry.team, entry.category, entry.tournament].join(', ');

const outcomeNames: Record<RunOutcome, string> = {
  finished: 'selesai',
  dns: 'tidak hadir',
  dnf: 'tidak selesai',
  dq: 'diskualifikasi',
};

/** Returns what a team has done in a run: '758 poin, 01:07.38', 'diskualifikasi (menyentuh robot)'. */
export function describeValues({ outcome, points, time, reason }: RunValues): string {
  const texts = [
    outcome === 'finished' ? [] : outcomeNames[outcome],
    points === null ? [] : `${points} poin`,
    time ?? [],
  ].flat();
  return texts.join(', ') + (reason === null ? '' : ` (${reason})`);
}

/** Returns what a correction has changed: '758 → 777 poin', '777 poin, 01:07.38 → 01:00.00'. */
function describeCorrection(before: RunValues, after: RunValues): string {
  const change = (from: number | string, to: number | string) =>
    from === to ? `${to}` : `${from} → ${to}`;
  if (
    before.outcome !== after.outcome ||
    before.reason !== after.reason ||
    before.points === null ||
    after.points === null ||
    before.time === null ||
    after.time === null
  )
    return change(describeValues(before), describeValues(after));
  const points = `${change(before.points, after.points)} poin`;
  return before.points !== after.points && before.time === after.time
    ? points
    : `${points}, ${change(before.time, after.time)}`;
}

/**
 * Returns what the audit log says about a run: 'Penyisihan, lari 2: 758 poin, 01:07.38'. Of a correction
 * it says what has changed.
 */
export const describeRun = (
  { round, number, ...run }: RunValues & { round: string; number: number },
  before: RunValues | null = null,
): string =>
  `${round}, lari ${number}: ${before ? describeCorrection(before, run) : describeValues(run)}`;

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
