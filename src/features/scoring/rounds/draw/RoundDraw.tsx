import { useEffect, useRef, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Round, RoundMatches, ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { useDrawLotsMutation } from '../../../../api/matches.ts';
import { formatNumber } from '../../../../lib/text/formatNumber.ts';
import { paths } from '../../../../paths.ts';
import { restoreFocus } from '../../../../ui/dialogs/restoreFocus.ts';
import { useReplacementFocus } from '../../../../ui/hooks/useReplacementFocus.ts';
import { Notice } from '../../../../ui/states/Notice.tsx';
import { MutationDialog } from '../../../requests/MutationDialog.tsx';
import type { ScoreEntryTarget } from '../../useScoreEntry.ts';
import { copy } from './copy.ts';
import { findDrawnOrders, findTies, findUndrawn, hasResults } from './draws.ts';
import { GroupCards } from './GroupCards.tsx';
import { MoveForm } from './MoveForm.tsx';
import { SlotPairs } from './SlotPairs.tsx';
import { useMovedTeams } from './useMovedTeams.ts';

const list = new Intl.ListFormat('id');

type RoundDrawProps = {
  round: Round;
  drawn: RoundMatches;
  data: ScoreEntryData;
  target: ScoreEntryTarget;
  /** Whether nothing can be changed, as without a network. */
  isReadOnly: boolean;
};

/** The groups or the bracket of a round; before its first result, teams can be moved by hand. */
export function RoundDraw({ round, drawn, data, target, isReadOnly }: RoundDrawProps) {
  const moved = useMovedTeams(drawn);
  const [tied, setTied] = useState<number[]>();
  const editButton = useReplacementFocus<HTMLButtonElement>(!moved.draft);
  const { groups, slots, method } = moved.shown.draw;
  const heading = useLotsFocus(
    groups?.flatMap((_, index) => findTies(drawn, index + 1)).length ?? 0,
  );
  const teams = new Map(data.teams.map((team) => [team.id, team]));
  const teamOf = (id: number) => teams.get(id);
  const nameTeams = (ids: readonly number[]) =>
    list.format(ids.map((id) => teamOf(id)?.name ?? ''));
  const isPlayed = hasResults(drawn);
  const canChange = !isReadOnly && round.state === 'open';
  const undrawn = findUndrawn(data, round, moved.draft ?? moved.shown.draw);
  if (moved.draft) return <MoveForm moved={moved} undrawn={undrawn} teamOf={teamOf} />;
  const undrawnText = undrawn.length > 0 ? [copy.undrawnCount(formatNumber(undrawn.length))] : [];
  return (
    <div>
      <Box sx={headStyles}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="body2"
          sx={{ fontWeight: 600, outline: 'none' }}
        >
          {[copy.methods[method], ...undrawnText].join(' · ')}
        </Typography>
        {isPlayed ? (
          <Button size="small" component={Link} to={paths.tournamentResult.href(target)}>
            {groups ? copy.results : copy.resultsOfKnockout}
          </Button>
        ) : (
          canChange && (
            <Button
              ref={editButton}
              size="small"
              aria-label={copy.editName(round.name)}
              onClick={moved.start}
            >
              {copy.edit}
            </Button>
          )
        )}
      </Box>
      {groups && (
        <GroupCards
          groups={groups}
          teamOf={teamOf}
          renderFooter={(number) => (
            <>
              {findDrawnOrders(drawn, number).map((ids) => (
                <Typography key={ids.join()} variant="body2">
                  {copy.lots.drawn(nameTeams(ids))}
                </Typography>
              ))}
              {canChange &&
                findTies(drawn, number).map((ids) => (
                  <Notice
                    key={ids.join()}
                    severity="warning"
                    action={
                      <Button
                        size="small"
                        color="inherit"
                        aria-label={copy.lots.drawName(nameTeams(ids))}
                        onClick={() => setTied(ids)}
                      >
                        {copy.lots.draw}
                      </Button>
                    }
                  >
                    {copy.lots.tied(nameTeams(ids))}
                  </Notice>
                ))}
            </>
          )}
        />
      )}
      {slots && <SlotPairs slots={slots} teamOf={teamOf} />}
      {tied && (
        <LotsDialog
          roundId={round.id}
          teamIds={tied}
          names={nameTeams(tied)}
          onClose={() => setTied(undefined)}
        />
      )}
    </div>
  );
}

/** Returns the ref of what has the focus after lots were drawn, with which the pressed button goes. */
function useLotsFocus(tieCount: number) {
  const heading = useRef<HTMLParagraphElement>(null);
  const previous = useRef(tieCount);
  useEffect(() => {
    if (tieCount < previous.current && heading.current) restoreFocus(heading.current);
    previous.current = tieCount;
  }, [tieCount]);
  return heading;
}

type LotsDialogProps = { roundId: number; teamIds: number[]; names: string; onClose: () => void };

/** Asks before lots are drawn between teams that nothing has put in an order. */
function LotsDialog({ roundId, teamIds, names, onClose }: LotsDialogProps) {
  const [drawLots] = useDrawLotsMutation();
  const { title, text, draw, failed } = copy.lots;
  return (
    <MutationDialog
      title={title(names)}
      text={text}
      confirm={draw}
      failed={failed}
      send={() => drawLots({ id: roundId, body: { team_ids: teamIds } })}
      onClose={onClose}
    />
  );
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  minHeight: 40,
  mb: 1,
  // Beside the bin of a later round, which lies in the corner of its card.
  pr: { md: 4 },
};
