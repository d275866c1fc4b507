import { Fragment, type ReactNode } from 'react';
import type { MyTeam, Tournament } from '../../../../openapi/schema.d.ts';
import { useCheckRegistrationQuery } from '../../../api/registrations.ts';
import { useListMyTeamsQuery } from '../../../api/teams.ts';
import { copy } from '../copy.ts';
import { useOwnResult } from './OwnTeamsToday.tsx';
import { ownTeamsIn } from './ownTeams.ts';

type OwnTeamsLineProps = {
  tournament: Tournament;
  /** Shown while nothing is known of own teams, and without any. */
  children: ReactNode;
};

/** The signed-in participant's teams in a tournament of today, with their ranks so far, as a text. */
export function OwnTeamsLine({ tournament, children }: OwnTeamsLineProps) {
  const { currentData: own } = useListMyTeamsQuery();
  const { currentData: check } = useCheckRegistrationQuery({
    body: { tournament_id: tournament.id },
  });
  const { registered } = ownTeamsIn(tournament, own?.teams ?? [], check);
  if (registered.length === 0) return children;
  return (
    <strong>
      {copy.own.title}:{' '}
      {registered.map((team, index) => (
        <Fragment key={team.id}>
          {index > 0 && '; '}
          <OwnTeam tournament={tournament} team={team} />
        </Fragment>
      ))}
    </strong>
  );
}

function OwnTeam({ tournament, team }: { tournament: Tournament; team: MyTeam }) {
  const { result } = useOwnResult(tournament, team);
  return [team.name, result && copy.own.rank(result.rank, result.provisional)]
    .filter(Boolean)
    .join(', ');
}
