import { type CSSProperties, useId } from 'react';
import { Box } from '@mui/material';
import type { Match } from '../../../openapi/schema.d.ts';
import { BracketMatch } from './BracketMatch.tsx';
import { bracketStyles, wholeFrom } from './bracketStyles.ts';
import type { MatchTeams, Stage } from './matchText.ts';

type BracketGridProps = {
  /** Some that follow each other: each has half as many places as the one before. */
  stages: readonly Stage[];
  /** Beside the last one. */
  thirdPlace: Match | undefined;
  teams: MatchTeams;
  litId: number | undefined;
  /** The number of the stage that is shown where there is no room for all. */
  selected: number;
  /** The id of the panel of its tabs, which is the selected stage. */
  panelId?: string;
};

/** Stages of a knock-out beside each other, with lines between their matches. */
export function BracketGrid({
  stages,
  thirdPlace,
  teams,
  litId,
  selected,
  panelId,
}: BracketGridProps) {
  const id = useId();
  return (
    <Box
      sx={bracketStyles(wholeFrom(stages.length))}
      style={{ '--stages': stages.length } as CSSProperties}
    >
      {stages.map(({ number, name, firstNumber, matches }, column) => {
        const isLast = column === stages.length - 1;
        return (
          <section
            key={number}
            className="stage"
            aria-labelledby={`${id}-${number}`}
            data-selected={number === selected || undefined}
            {...(number === selected && panelId && { role: 'tabpanel', id: panelId })}
          >
            <h3 id={`${id}-${number}`} style={{ gridColumn: column + 1 }}>
              {name}
            </h3>
            <ul>
              {matches.map((match) => (
                <BracketMatch
                  key={match.id}
                  match={match}
                  teams={teams}
                  isLit={match.id === litId}
                  position={{ column, index: match.number - firstNumber, isLast }}
                />
              ))}
              {isLast && thirdPlace && (
                <BracketMatch
                  match={thirdPlace}
                  teams={teams}
                  isLit={thirdPlace.id === litId}
                  position={{ column, index: undefined, isLast }}
                />
              )}
            </ul>
          </section>
        );
      })}
    </Box>
  );
}
