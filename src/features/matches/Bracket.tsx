import { type TouchEvent, useId, useRef, useState } from 'react';
import { Box } from '@mui/material';
import type { Match } from '../../../openapi/schema.d.ts';
import { TabList } from '../../ui/lists/TabList.tsx';
import { BracketGrid } from './BracketGrid.tsx';
import { tabStyles, wholeFrom } from './bracketStyles.ts';
import { copy } from './copy.ts';
import { MatchList } from './MatchList.tsx';
import { findCurrentStage, listStages, type MatchTeams } from './matchText.ts';

type BracketProps = {
  /** Of a knock-out, in their order. */
  matches: readonly Match[];
  teams: MatchTeams;
  /** The match that is marked as just ended. */
  litId?: number | undefined;
};

/**
 * The bracket of a knock-out, on a page or on the dark board: the whole of it where it fits, otherwise one
 * stage at a time, with tabs and swipes. Paper has all matches as tables.
 */
export function Bracket({ matches, teams, litId }: BracketProps) {
  const id = useId();
  const { stages, thirdPlace } = listStages(matches);
  const [chosen, choose] = useState<number>();
  const selected = chosen ?? findCurrentStage(stages);
  const swipe = useSwipe((step) => choose(Math.min(Math.max(selected + step, 1), stages.length)));
  const whole = wholeFrom(stages.length);
  return (
    <>
      <Box sx={[tabStyles, { display: { xs: 'flex', [whole]: 'none' } }]}>
        <TabList
          id={id}
          label={copy.stages}
          items={stages.map(({ number, name }) => ({ id: number, name }))}
          selectedId={selected}
          onSelect={choose}
        />
      </Box>
      <Box {...swipe}>
        <BracketGrid
          stages={stages}
          thirdPlace={thirdPlace}
          teams={teams}
          litId={litId}
          selected={selected}
          panelId={`${id}-panel`}
        />
      </Box>
      <Box sx={printed}>
        {stages.map(({ number, name, matches: ofStage }) => (
          <section key={number}>
            <h3>{name}</h3>
            <MatchList name={name} matches={ofStage} teams={teams} />
          </section>
        ))}
        {thirdPlace && (
          <section>
            <h3>{copy.thirdPlace}</h3>
            <MatchList name={copy.thirdPlace} matches={[thirdPlace]} teams={teams} />
          </section>
        )}
      </Box>
    </>
  );
}

const printed = { display: 'none', '@media print': { display: 'block' } };

/** How far in pixels a finger moves sideways for a swipe. */
const swipeDistance = 48;

/** Returns the handlers of an element that call back with 1 for a swipe to the left, and -1 to the right. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ clientX: number; clientY: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const right = end.clientX - start.current.clientX;
      const down = end.clientY - start.current.clientY;
      if (Math.abs(right) >= swipeDistance && Math.abs(right) > Math.abs(down))
        onSwipe(right < 0 ? 1 : -1);
    },
  };
}
