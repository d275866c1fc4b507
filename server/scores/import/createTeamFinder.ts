import { readStartNumber } from '../../../openapi/runs/startNumbers.ts';
import type { ScoreImport } from '../../../openapi/schema.d.ts';
import {
  findTeamCode,
  isCodeEnd,
  shortTeamCode,
  teamCodeNumber,
} from '../../../openapi/texts/teamCodes.ts';
import { foldName, foldSearch } from '../../../openapi/texts/names.ts';
import type { Database } from '../../db/database.ts';
import type { Entrant } from '../entryQueries.ts';
import { findKnownTeams } from './importQueries.ts';

type Row = Pick<ScoreImport['rows'][number], 'team' | 'start_number'>;

const severalTeams = 'Lebih dari satu tim terdaftar bernama atau bernomor ini. Tulis kode timnya.';

/** Finds registered teams by what a file calls them; returns the reason where it is none, or several. */
export async function createTeamFinder(
  db: Database,
  entrants: readonly Entrant[],
  rows: readonly Row[],
) {
  const byCode = new Map<string, Entrant>(entrants.map((entrant) => [entrant.team.code, entrant]));
  const byShortCode = new Map(
    entrants.map((entrant) => [shortTeamCode(entrant.team.code), entrant]),
  );
  const byCodeNumber = Map.groupBy(entrants, ({ team }) => teamCodeNumber(team.code));
  const byName = Map.groupBy(entrants, ({ team }) => foldName(team.name));
  const byNumber = new Map(entrants.map((entrant) => [entrant.team.start_number, entrant]));
  const findNumbered = (text: string) => byNumber.get(readStartNumber(foldSearch(text)) ?? 0);

  /** As the score desk finds teams, but whole names only; of what may mean several, all of them. */
  const searchAll = (text: string): Entrant[] => {
    const code = findTeamCode(text);
    const coded = code === undefined ? undefined : byCode.get(code);
    if (coded) return [coded];
    const digits = foldSearch(text);
    const ending = isCodeEnd(digits) ? byCodeNumber.get(Number(digits)) : undefined;
    if (ending) return ending;
    const shortCode = shortTeamCode(text);
    const meant = [
      findNumbered(text),
      shortCode === undefined ? undefined : byShortCode.get(shortCode),
      ...(byName.get(foldName(text)) ?? []),
    ];
    return [...new Set(meant.filter((entrant) => entrant !== undefined))];
  };
  // Many rows may have one name, and many teams.
  const foundOf = new Map<string, Entrant[]>();
  const findAll = (text: string): Entrant[] => {
    const found = foundOf.get(text) ?? searchAll(text);
    foundOf.set(text, found);
    return found;
  };
  const others = rows.map(({ team }) => team).filter((text) => findAll(text).length === 0);
  const isKnown = await findKnownTeams(db, others);
  const findByText = (text: string): Entrant | string => {
    const [found, ...rest] = findAll(text);
    if (rest.length > 0) return severalTeams;
    if (found) return found;
    return isKnown(text) ? 'Tim ini tidak terdaftar di kategori ini.' : 'Tim tidak dikenal.';
  };

  return ({ team: text, start_number: number = '' }: Row): Entrant | string => {
    if (number.trim() === '') return findByText(text);
    const numbered = findNumbered(number);
    if (!numbered) return `Tidak ada tim dengan nomor peserta ${number.trim()} di kategori ini.`;
    if (text.trim() === '' || findAll(text).includes(numbered)) return numbered;
    const other = findByText(text);
    return typeof other === 'string' && other !== severalTeams
      ? other
      : `Nomor peserta ${number.trim()} adalah ${numbered.team.name}, bukan tim di baris ini.`;
  };
}
