import { Button } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { builderSearch, paths } from '../../paths.ts';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { copy as dayCopy } from '../tournamentDay/copy.ts';
import { copy } from './copy.ts';
import type { ReadinessLine } from './readinessLines.ts';
import type { Outcome } from './useRegistrations.ts';

type ReadinessLineItemProps = {
  line: ReadinessLine;
  /** Whether the tournament says for all its teams that their registration has not begun. */
  isNotOpen: boolean;
  outcome: Outcome | undefined;
  onRegister: () => void;
  onWithdraw: () => void;
};

/** A team in a tournament: what is done, what is missing with the way to mend it, and the next press. */
export function ReadinessLineItem({
  line,
  isNotOpen,
  outcome,
  onRegister,
  onWithdraw,
}: ReadinessLineItemProps) {
  const { team, tournament, entry, canRegister, canWithdraw, sharedWith } = line;
  const { registration } = entry;
  const label = canRegister ? copy.registerTeam : copy.withdraw.openFor;
  return (
    <li>
      <div className="team">
        <Link to={paths.team.href({ id: team.id })}>{team.name}</Link>
        {registration && (
          <StatusChip tone="done">
            {registration.checked_in ? copy.checkedIn : copy.registered}
          </StatusChip>
        )}
        {registration?.start_number !== undefined && (
          <small>{dayCopy.startNumber(registration.start_number)}</small>
        )}
        <small>{copy.members(team.category.name, formatNumber(team.member_count))}</small>
      </div>
      <LineState line={line} isNotOpen={isNotOpen} outcome={outcome} />
      <div className="press">
        {(canRegister || canWithdraw) && (
          // One button for both, so that the focus stays; while it is sent it is not pressed again.
          <Button
            size="small"
            color={canRegister ? 'primary' : 'inherit'}
            startIcon={canRegister ? <AddIcon /> : <CloseIcon />}
            aria-disabled={outcome?.kind === 'busy'}
            aria-label={label(team.name, tournament.title)}
            onClick={canRegister ? onRegister : onWithdraw}
          >
            {canRegister ? copy.register : copy.withdraw.open}
          </Button>
        )}
      </div>
      {sharedWith.length > 0 && (
        <small className="shared">
          {copy.shared(new Intl.ListFormat('id').format(sharedWith))}
        </small>
      )}
    </li>
  );
}

function LineState({
  line,
  isNotOpen,
  outcome,
}: Pick<ReadinessLineItemProps, 'line' | 'isNotOpen' | 'outcome'>) {
  const { entry, canRegister } = line;
  return (
    <div className="state">
      {canRegister && outcome?.kind === 'busy' && <small>{copy.registering}</small>}
      {findMissing(line, isNotOpen).map(({ text, to }) => (
        <Link key={text} to={to}>
          {text}
        </Link>
      ))}
      {outcome?.kind === 'failed' && !entry.registration && (
        <small className="failed">{outcome.text}</small>
      )}
    </div>
  );
}

/** What a team lacks, and where it is mended: in the team builder, or nowhere but its tournament says why. */
function findMissing({ team, tournament, entry }: ReadinessLine, isNotOpen: boolean) {
  const inBuilder = builderSearch(team.name);
  const ofTournament = paths.tournament.href({ id: tournament.id });
  return [
    ...(!team.has_leader && team.member_count > 0
      ? [{ text: copy.leaderless, to: inBuilder }]
      : []),
    ...entry.missing
      .filter((code) => code !== 'category')
      .filter((code) => !isNotOpen || code !== 'not_open')
      .map((code) => ({
        text: copy.obstacles[code],
        to: code === 'members' ? inBuilder : ofTournament,
      })),
  ];
}
