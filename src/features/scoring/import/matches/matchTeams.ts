import { foldName } from '../../../../../openapi/texts/names.ts';
import { type Side, sideNames } from './matchFields.ts';

/** What a row calls a team. */
export type NamedTeam = {
  /** What is sent: the code if the file has one. */
  sent: string;
  code: string;
  name: string;
};

export type NamedTeams = Record<Side, NamedTeam>;

export const sideKeys = ['home', 'away'] as const satisfies Side[];

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Whether a text is the letter or the place of a side: 'A', 'Tim A', 'merah'. */
const isPlaceOf = (side: Side, text: string): boolean =>
  [side === 'home' ? 'a' : 'b', ...sideNames(side)].includes(foldName(text));

/** Returns which team of a row a text names, by its code, its name or its place; undefined if it is neither. */
export function findSide(text: string, teams: NamedTeams): Side | undefined {
  const wanted = foldName(text);
  if (wanted === '') return undefined;
  return (
    sideKeys.find((side) =>
      [teams[side].code, teams[side].name].some((name) => foldName(name) === wanted),
    ) ?? sideKeys.find((side) => teams[side].sent !== '' && isPlaceOf(side, text))
  );
}

/** Returns both teams of a text such as 'Garuda vs Komodo'; undefined if it is none. */
export function splitTeams(text: string): [string, string] | undefined {
  const [, home, away] = /^(.+?)\s+(?:vs?\.?|versus|lawan)\s+(.+)$/i.exec(text.trim()) ?? [];
  return home && away ? [home, away] : undefined;
}
