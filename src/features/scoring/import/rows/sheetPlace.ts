import type { Round } from '../../../../../openapi/schema.d.ts';

/** Which run and round a sheet is about by its name. */
export type SheetPlace = { run?: number; round?: string };

const runName = /\b(?:lari|run|percobaan|attempt|trial|heat)(?: ?ke)?[ -]*([1-9]\d?)\b/;

const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns which run and round the name of a sheet is: 'Final, lari 2'. */
export function findSheetPlace(name: string, rounds: readonly Round[]): SheetPlace {
  const text = normalise(name);
  const run = runName.exec(text);
  const rest = run ? normalise(text.replace(run[0], ' ')) : text;
  const round = rounds.find((each) =>
    [normalise(each.name), `babak ${normalise(each.name)}`].includes(rest),
  );
  const numbered = rounds.find(({ position }) =>
    [`babak ${position}`, `round ${position}`].includes(rest),
  );
  const found = round ?? numbered;
  return { ...(run && { run: Number(run[1]) }), ...(found && { round: found.name }) };
}

/** Returns the number of a run as a cell has it: '2', 'Lari 2', 'ke-2'; undefined if it is none. */
export function readRunNumber(text: string): number | undefined {
  const [, digits] = /^(?:lari|run|percobaan)? ?(?:ke)?[ -]*([1-9]\d?)$/i.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
