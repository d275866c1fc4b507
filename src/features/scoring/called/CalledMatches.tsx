import type { Round } from '../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import { copy as matchCopy } from '../matches/copy.ts';
import type { ReadyMatch } from '../matches/deskMatches.ts';
import { CalledChoices } from './CalledChoices.tsx';
import { useCalledSlots } from './useCalledSlots.ts';

type CalledMatchesProps = {
  tournamentId: number;
  round: Round;
  /** Those that can be played instead of the one on the screen. */
  matches: readonly ReadyMatch[];
  onChoose: (id: number) => void;
};

/** The matches of a round whose teams are called: one press opens one. */
export function CalledMatches({ tournamentId, round, matches, onChoose }: CalledMatchesProps) {
  const choices = useCalledSlots(tournamentId, round).flatMap(({ slot, arena }) => {
    const ready = matches.find(({ match }) => match.id === slot.match?.id);
    if (!ready) return [];
    const { match, home, away } = ready;
    const name = matchCopy.versus(home.name, away.name);
    return [{ id: match.id, arena, name, detail: copy.called.match(match.number) }];
  });
  return <CalledChoices choices={choices} onChoose={onChoose} />;
}
