import { groupName } from '../../../openapi/matches/groupName.ts';
import { useId } from 'react';
import { Box, Typography } from '@mui/material';
import type { MatchRule, RoundMatches } from '../../../openapi/schema.d.ts';
import { Bracket } from './Bracket.tsx';
import { explainMatchRule } from './explainMatchRule.ts';
import { GroupTable } from './GroupTable.tsx';
import { MatchList } from './MatchList.tsx';
import { findLastEnded, type MatchTeams } from './matchText.ts';

type MatchRoundProps = {
  /** Shown where there are other rounds too. */
  name?: string | undefined;
  rule: MatchRule;
  round: RoundMatches;
  teams: MatchTeams;
  ownTeamIds: readonly number[];
  /** Whether matches are still to come: the one that has ended last is marked. */
  isRunning: boolean;
};

/** The tables and matches of the groups of a round, or its bracket. */
export function MatchRound({
  name: roundName,
  rule,
  round,
  teams,
  ownTeamIds,
  isRunning,
}: MatchRoundProps) {
  const id = useId();
  const litId = isRunning ? findLastEnded([round]) : undefined;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {roundName && <strong>{roundName}: </strong>}
        {explainMatchRule(rule)}
      </Typography>
      {rule.kind === 'knockout' ? (
        <Bracket matches={round.matches} teams={teams} litId={litId} />
      ) : (
        round.groups.map((group) => {
          const { number } = group;
          const name = groupName(number);
          return (
            <Box
              key={number}
              component="section"
              aria-labelledby={`${id}-${number}`}
              sx={{ py: 1.5 }}
            >
              <Typography id={`${id}-${number}`} variant="h6" component="h3">
                {name}
              </Typography>
              <Box sx={columns}>
                <GroupTable group={group} rule={rule} teams={teams} ownTeamIds={ownTeamIds} />
                <MatchList
                  name={name}
                  matches={round.matches.filter((match) => match.group === number)}
                  teams={teams}
                  litId={litId}
                />
              </Box>
            </Box>
          );
        })
      )}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 1, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
} as const;
