import { readStartNumber } from '../../../openapi/runs/startNumbers.ts';
import type { ScoreImport } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import { type Entrant, findEntrants, type PlayedCategory } from '../entryQueries.ts';
import { findTeamTexts } from './importQueries.ts';
import { normalise } from './normalise.ts';

type Row = Pick<ScoreImport['rows'][number], 'team' | 'start_number'>;

const severalTeams = 'Lebih dari satu tim terdaftar bernama atau bernomor ini. Tulis kode timnya.';

/** Finds registered teams by what a file calls them; returns the reason where it is none, or several. */
export async function createTeamFinder(db: Database, played: PlayedCategory, rows: Row[]) {
  const entrants = await findEntrants(db, played);
  const byCode = new Map(entrants.map((entrant) => [normalise(entrant.team.code), entrant]));
  const byName = Map.groupBy(entrants, ({ team }) => normalise(team.name));
  const byNumber = new Map(entrants.map((entrant) => [entrant.team.start_number, entrant]));
  const others = rows
    .map((row) => normalise(row.team))
    .filter((text) => !byCode.has(text) && !byName.has(text));
  const known = await findTeamTexts(db, others);
  const findNumbered = (text: string) => byNumber.get(readStartNumber(text) ?? 0);

  const findAll = (text: string): Entrant[] => {
    const wanted = normalise(text);
    const coded = byCode.get(wanted);
    if (coded) return [coded];
    const numbered = findNumbered(text);
    const named = byName.get(wanted) ?? [];
    return numbered ? [numbered, ...named.filter((each) => each !== numbered)] : named;
  };
  const findByText = (text: string): Entrant | string => {
    const [found, ...rest] = findAll(text);
    if (rest.length > 0) return severalTeams;
    if (found) return found;
    return known.has(normalise(text))
      ? 'Tim ini tidak terdaftar di kategori ini.'
      : 'Tim tidak dikenal.';
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
