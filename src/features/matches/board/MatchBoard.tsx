import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { CategoryResults } from '../../../../openapi/schema.d.ts';
import { BracketGrid } from '../BracketGrid.tsx';
import { GroupTable } from '../GroupTable.tsx';
import { MatchList } from '../MatchList.tsx';
import { findCurrentStage, findLastEnded } from '../matchText.ts';
import { listPages } from './matchPages.ts';

type MatchBoardProps = {
  results: CategoryResults;
  /** How often it has turned to the next page; it begins with the match that has ended last. */
  turn: number;
};

/** The groups and the bracket of a category on a board, one after the other. */
export function MatchBoard({ results, turn }: MatchBoardProps) {
  const { rounds, match_rounds: drawn = [] } = results;
  const pages = listPages(
    drawn.flatMap((matches) => {
      const round = rounds.find(({ id }) => id === matches.round_id);
      return round?.match_rule ? [{ name: round.name, rule: round.match_rule, matches }] : [];
    }),
  );
  const litId = findLastEnded(drawn);
  const litPage = pages.findIndex(({ matches }) => matches.some(({ id }) => id === litId));
  const page = pages[(Math.max(0, litPage) + turn) % pages.length];
  if (!page) return null;
  const teams = new Map(
    rounds.flatMap((round) => round.results.map(({ team }) => [team.id, team] as const)),
  );
  return (
    <Box sx={board}>
      <h3>{page.name}</h3>
      {'group' in page ? (
        <div className="group" data-many={page.group.rows.length >= manyRows || undefined}>
          <GroupTable group={page.group} rule={page.rule} teams={teams} />
          <MatchList name={page.name} matches={page.matches} teams={teams} litId={litId} />
        </div>
      ) : (
        <BracketGrid
          stages={page.stages}
          thirdPlace={page.thirdPlace}
          teams={teams}
          litId={litId}
          selected={findCurrentStage(page.stages)}
        />
      )}
    </Box>
  );
}

/** More rows than there is room for with their reasons. */
const manyRows = 6;

/** As large as its frame, whatever it shows. */
function board({ typography, vars: { palette } }: Theme) {
  return {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    scrollbarWidth: 'none',
    px: { xs: '0.5em', sm: '1em' },
    py: '0.5em',
    fontSize: { md: '1.15em' },
    '& > h3': { ...typography.h6, fontSize: '1.1em', color: palette.gold.main, m: 0 },
    '& .group': {
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 9fr)' },
      gap: { xs: '0.5em', md: '2em' },
      alignItems: 'start',
    },
    '& .group[data-many] > :first-of-type .details': { display: 'none' },
  } as const;
}
