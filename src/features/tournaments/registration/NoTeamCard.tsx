import { Button, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';
import { useGetMembershipQuery } from '../../../api/participantAccount.ts';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';
import { NextStepCard } from './NextStepCard.tsx';

/** For a participant without any team: how to get into one, with a club and without. */
export function NoTeamCard() {
  const { currentData: membership, isLoading } = useGetMembershipQuery();
  const { loadingTeams, joinClub, askForTeam } = copy.registration;
  if (isLoading)
    return <Skeleton role="status" aria-label={loadingTeams} variant="rounded" height={180} />;
  const { action, ...step } = membership?.isMember === false ? joinClub : askForTeam;
  return (
    <NextStepCard {...step}>
      <Button variant="contained" component={Link} to={paths.profile.href()}>
        {action}
      </Button>
    </NextStepCard>
  );
}
