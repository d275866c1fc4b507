import { Button } from '@mui/material';
import LoginIcon from '@mui/icons-material/Login';
import { Link } from 'react-router-dom';
import { withRedirect } from '../../../lib/urls/redirectTarget.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/useSession.ts';
import { copy } from '../copy.ts';
import { NextStepCard } from './NextStepCard.tsx';
import type { OwnRegistration } from './useOwnRegistration.ts';

const { joinClub, askForTeam } = copy.registration;

const signInHref = (tournamentId: number) =>
  withRedirect(paths.signIn.href(), paths.tournament.href({ id: tournamentId }));

type AccountCardProps = { tournamentId: number; ownRegistration: OwnRegistration };

/** For those who register no team themselves: how one is registered. */
export function AccountCard({
  tournamentId,
  ownRegistration: { teams, isMember },
}: AccountCardProps) {
  const { kind } = useSession();
  if (kind === 'visitor') return <SignInCard tournamentId={tournamentId} />;
  if (kind === 'club') return <ClubCard />;
  return teams?.length === 0 ? <NoTeamCard isMember={isMember} /> : null;
}

/** For a participant without any team: how to get into one, with a club and without. */
function NoTeamCard({ isMember }: Pick<OwnRegistration, 'isMember'>) {
  const { action, ...step } = isMember === false ? joinClub : askForTeam;
  return (
    <NextStepCard {...step}>
      <Button variant="contained" component={Link} to={paths.profile.href()}>
        {action}
      </Button>
    </NextStepCard>
  );
}

function SignInCard({ tournamentId }: { tournamentId: number }) {
  return (
    <NextStepCard text={copy.registration.signInText}>
      <Button
        variant="contained"
        size="large"
        startIcon={<LoginIcon />}
        component={Link}
        to={signInHref(tournamentId)}
      >
        {copy.registration.signIn}
      </Button>
    </NextStepCard>
  );
}

function ClubCard() {
  return (
    <NextStepCard text={copy.registration.club.text}>
      <Button variant="contained" component={Link} to={paths.schoolClubTeam.href()}>
        {copy.registration.club.builder}
      </Button>
      <Button variant="outlined" component={Link} to={paths.schoolClubTeams.href()}>
        {copy.registration.club.teams}
      </Button>
    </NextStepCard>
  );
}
