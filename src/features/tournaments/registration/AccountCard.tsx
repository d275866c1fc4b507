import { Button } from '@mui/material';
import LoginIcon from '@mui/icons-material/Login';
import { Link } from 'react-router-dom';
import { withRedirect } from '../../../lib/urls/redirectTarget.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/useSession.ts';
import { copy } from '../copy.ts';
import { NextStepCard } from './NextStepCard.tsx';

const signInHref = (tournamentId: number) =>
  withRedirect(paths.signIn.href(), paths.tournament.href({ id: tournamentId }));

/** For visitors and clubs, who register no team themselves: how one is registered. */
export function AccountCard({ tournamentId }: { tournamentId: number }) {
  const { kind } = useSession();
  if (kind === 'visitor') return <SignInCard tournamentId={tournamentId} />;
  return kind === 'club' ? <ClubCard /> : null;
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
        {copy.registration.club.teams}
      </Button>
    </NextStepCard>
  );
}
