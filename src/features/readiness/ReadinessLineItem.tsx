import { Button } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { builderSearch, paths } from '../../paths.ts';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import { copy as dayCopy } from '../tournamentDay/copy.ts';
import { CallButton } from './CallButton.tsx';
import { copy } from './copy.ts';
import type { ReadinessLine } from './readinessLines.ts';

type ReadinessLineItemProps = { line: ReadinessLine; onWithdraw: () => void };

/** A team in a tournament that cannot be chosen: what is done, and what is missing with the way to mend it. */
export function ReadinessLineItem({ line, onWithdraw }: ReadinessLineItemProps) {
  const { team, tournament, entry, canWithdraw, sharedWith } = line;
  const { registration } = entry;
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
      <div className="state">
        {findMissing(line).map(({ text, to }) => (
          <Link key={text} to={to}>
            {text}
          </Link>
        ))}
      </div>
      <div className="press">
        {registration && <CallButton team={team} tournament={tournament} />}
        {canWithdraw && (
          <Button
            size="small"
            color="inherit"
            startIcon={<CloseIcon />}
            aria-label={copy.withdraw.openFor(team.name, tournament.title)}
            onClick={onWithdraw}
          >
            {copy.withdraw.open}
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

/** What a team lacks, and where it is mended: in the team builder, or nowhere but its tournament says why. */
function findMissing({ team, tournament, entry }: ReadinessLine) {
  const inBuilder = builderSearch(team.name);
  const ofTournament = paths.tournament.href({ id: tournament.id });
  return [
    ...(!team.has_leader && team.member_count > 0
      ? [{ text: copy.leaderless, to: inBuilder }]
      : []),
    ...entry.missing
      .filter((code) => code !== 'category')
      .map((code) => ({
        text: copy.obstacles[code],
        to: code === 'members' ? inBuilder : ofTournament,
      })),
  ];
}
