import { readStartNumber } from '../../../../openapi/runs/startNumbers.ts';
import type { MatchImport } from '../../../../openapi/schema.d.ts';
import type { Entrant } from '../../entryQueries.ts';
import { unknownTeams } from '../../matches/changeResult.ts';
import { isKnown, type KnownMatch, type RoundPlan } from './createRoundPlan.ts';

export type Row = MatchImport['rows'][number];

/** Returns the registered team that a text is, or why it is none. */
export type FindTeam = (text: string) => Entrant | string;

/** A match, and whether the row has its teams the other way round. */
type RowMatch = { match: KnownMatch; isSwapped: boolean };

type Teams = { home: Entrant | undefined; away: Entrant | undefined };

/** What people write before the number of a match. */
const prefix = /^\s*(?:pertandingan|match)\b/i;

/** Returns the match that two teams play; a text says why there is none. */
function findByTeams(plan: RoundPlan, { home, away }: Teams): RowMatch | string {
  if (!home || !away) return 'Isi nomor pertandingan, atau kedua timnya.';
  if (home === away) return 'Tim A dan Tim B adalah tim yang sama.';
  const match = plan.findByTeams(home.registrationId, away.registrationId);
  if (!match) return `${home.team.name} dan ${away.team.name} tidak bertemu di babak ${plan.name}.`;
  return { match, isSwapped: match.homeId !== home.registrationId };
}

/** Returns the match with a number, in which the teams of the row have to play; a text says why there is none. */
function findByNumber(
  plan: RoundPlan,
  text: string,
  { home, away, nameOf }: Teams & { nameOf: (registrationId: number) => string },
): RowMatch | string {
  const number = readStartNumber(text.replace(prefix, ''));
  if (number === undefined) return 'Nomor pertandingan harus bilangan.';
  const match = plan.findByNumber(number);
  if (!match) return `Pertandingan ${number} tidak ada di babak ${plan.name}.`;
  if (!isKnown(match)) return unknownTeams;
  const isSwapped = home?.registrationId === match.awayId || away?.registrationId === match.homeId;
  const [first, second] = isSwapped ? [away, home] : [home, away];
  if (
    (first && first.registrationId !== match.homeId) ||
    (second && second.registrationId !== match.awayId)
  )
    return `Pertandingan ${number} adalah ${nameOf(match.homeId)} lawan ${nameOf(match.awayId)}, bukan tim di baris ini.`;
  return { match, isSwapped };
}

/** Returns the match of a row; undefined, with the reasons in `problems`, if it names none. */
export function findRowMatch(
  row: Row,
  plan: RoundPlan,
  {
    findTeam,
    nameOf,
    problems,
  }: { findTeam: FindTeam; nameOf: (registrationId: number) => string; problems: string[] },
): RowMatch | undefined {
  const readTeam = (text: string, name: string): Entrant | undefined => {
    if (text.trim() === '') return undefined;
    const found = findTeam(text);
    if (typeof found !== 'string') return found;
    problems.push(`${name}: ${found}`);
    return undefined;
  };
  const teams = { home: readTeam(row.home, 'Tim A'), away: readTeam(row.away, 'Tim B') };
  if (problems.length > 0) return undefined;
  const number = row.number?.trim() ?? '';
  const found =
    number === '' ? findByTeams(plan, teams) : findByNumber(plan, number, { ...teams, nameOf });
  if (typeof found !== 'string') return found;
  problems.push(found);
  return undefined;
}
