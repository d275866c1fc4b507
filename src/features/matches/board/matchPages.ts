import { groupName } from '../../../../openapi/matches/groupName.ts';
import type { Match, MatchRule, RoundMatches } from '../../../../openapi/schema.d.ts';
import { findCurrentStage, listStages, type Stage } from '../matchText.ts';

/** What a board shows of the matches of a category at one time. */
export type MatchPage = {
  name: string;
  /** On the page. */
  matches: readonly Match[];
} & (
  | { group: RoundMatches['groups'][number]; rule: MatchRule }
  | { stages: readonly Stage[]; thirdPlace: Match | undefined }
);

/** Matches of a group that a board has room for. */
const groupRows = 6;
/** Matches of a stage that a board has room for, and the stages after it. */
const stageRows = 4;
const stageColumns = 3;

type MatchRound = { name: string; rule: MatchRule; matches: RoundMatches };

/** Returns the pages of the drawn rounds of a category: each group, then the bracket. */
export const listPages = (rounds: readonly MatchRound[]): MatchPage[] =>
  rounds.flatMap(({ name, rule, matches: { groups, matches } }) =>
    rule.kind === 'groups'
      ? groups.map((group) => ({
          name: `${name} · ${groupName(group.number)}`,
          matches: selectAround(matches.filter((match) => match.group === group.number)),
          group,
          rule,
        }))
      : listBracketPages(name, matches),
  );

/** Returns as many matches as there is room for: the last ended ones, and those that follow. */
function selectAround(matches: readonly Match[]): readonly Match[] {
  const next = matches.findIndex(({ result }) => !result);
  const end = next < 0 ? matches.length : next + groupRows / 2;
  const start = Math.max(0, Math.min(end, matches.length) - groupRows);
  return matches.slice(start, start + groupRows);
}

/** Returns the last stages of a bracket; before them its parts, from the stage that is played. */
function listBracketPages(name: string, matches: readonly Match[]): MatchPage[] {
  const { stages, thirdPlace } = listStages(matches);
  const first = Math.max(0, Math.min(findCurrentStage(stages) - 1, stages.length - stageColumns));
  const shown = stages.slice(first, first + stageColumns);
  const partCount = Math.max(1, 2 ** (stages.length - first - 1) / stageRows);
  return Array.from({ length: partCount }, (_, part) => {
    const ofPart = shown.map((stage, column): Stage => {
      const height = stageRows / 2 ** column;
      const firstNumber = partCount === 1 ? stage.firstNumber : stage.firstNumber + part * height;
      const isOnPage = ({ number }: Match) =>
        partCount === 1 || (number >= firstNumber && number < firstNumber + height);
      return { ...stage, firstNumber, matches: stage.matches.filter(isOnPage) };
    });
    const third = partCount === 1 ? thirdPlace : undefined;
    return {
      name: partCount === 1 ? name : `${name} · ${part + 1}/${partCount}`,
      matches: [...ofPart.flatMap((stage) => stage.matches), ...(third ? [third] : [])],
      stages: ofPart,
      thirdPlace: third,
    };
  });
}
