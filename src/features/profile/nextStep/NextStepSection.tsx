import { type ReactNode, useId } from 'react';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { MyTeam } from '../../../../openapi/schema.d.ts';
import { useListMyTeamsQuery } from '../../../api/teams.ts';
import { tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { paths } from '../../../paths.ts';
import { CopyButton } from '../../../ui/page/CopyButton.tsx';
import { dayText } from '../../tournamentDay/dayText.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { useMembership } from '../membership/useMembership.ts';
import { copy } from './copy.ts';
import { NextStepSkeleton } from './NextStepSkeleton.tsx';
import { UpcomingItem } from './UpcomingItem.tsx';
import { type UpcomingTournament, useUpcoming } from './useUpcoming.ts';

/**
 * What a member of a club does next: ask for a team, register it, or get ready. Nothing for others,
 * whose next step is to join a club.
 */
export function NextStepSection({ name }: { name: string | undefined }) {
  const { membership } = useMembership();
  const { currentData, isFetching } = useListMyTeamsQuery();
  if (!membership?.isMember) return null;
  if (!currentData) return isFetching ? <Loading /> : null;
  const club = membership.clubName ?? copy.club;
  return currentData.teams.length === 0 ? (
    <AskForTeam name={name ?? ''} club={club} />
  ) : (
    <Tournaments teams={currentData.teams} />
  );
}

const Loading = () => (
  <Box role="status" aria-label={copy.loading}>
    <NextStepSkeleton />
  </Box>
);

function AskForTeam({ name, club }: { name: string; club: string }) {
  const message = copy.team.message(name, club);
  return (
    <StepCard title={copy.team.title} text={copy.team.text(club)}>
      <Box sx={messageStyles}>
        <Typography sx={{ flex: 1, minWidth: 0 }}>{message}</Typography>
        <CopyButton text={message} label={copy.team.copy} copiedMessage={copy.team.copied} />
      </Box>
    </StepCard>
  );
}

function Tournaments({ teams }: { teams: readonly MyTeam[] }) {
  const today = useEventDay();
  const upcoming = useUpcoming(teams);
  if (upcoming === undefined) return <Loading />;
  if (upcoming === null) return null;
  const ready = upcoming.filter(isReady);
  const others = upcoming.filter((one) => !isReady(one));
  if (upcoming.length === 0)
    return (
      <StepCard title={copy.none.title} text={copy.none.text}>
        <Button variant="outlined" component={Link} to={paths.tournaments.href()}>
          {copy.none.all}
        </Button>
      </StepCard>
    );
  return (
    // The heading is about the first tournament of the list, which names it.
    <StepCard {...headingOf(ready[0], today)}>
      {ready.length > 0 && <Items upcoming={ready} />}
      {ready.length > 0 && others.length > 0 && (
        <Typography variant="h5" component="p" sx={{ mt: 4, mb: 1.5 }}>
          {copy.ready.others}
        </Typography>
      )}
      {others.length > 0 && <Items upcoming={others} />}
    </StepCard>
  );
}

/** Whether an own team plays in it. */
const isReady = ({ teams, tournament }: UpcomingTournament) =>
  teams.registered.length > 0 && tournament.status !== 'cancelled';

const Items = ({ upcoming }: { upcoming: readonly UpcomingTournament[] }) => (
  <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
    {upcoming.map((one) => (
      <UpcomingItem key={one.tournament.id} upcoming={one} />
    ))}
  </Stack>
);

/** Returns what the card says about the next tournament in which an own team plays, if there is one. */
function headingOf(ready: UpcomingTournament | undefined, today: number) {
  if (!ready) return { title: copy.register.title, text: copy.register.text };
  if (tournamentState(ready.tournament, today) === 'today')
    return { title: copy.today.title, text: copy.today.text };
  return {
    title: copy.ready.title,
    text: copy.ready.text(dayText(ready.tournament, today)?.toLowerCase() ?? ''),
  };
}

function StepCard(props: { title: string; text: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={cardStyles}>
      <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
        {copy.eyebrow}
      </Typography>
      <Typography id={headingId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {props.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '64ch', mt: 0.5, mb: 1 }}>
        {props.text}
      </Typography>
      {props.children}
    </Card>
  );
}

const cardStyles = ({ spacing, breakpoints, vars: { palette } }: Theme) => ({
  p: spacing(2.5),
  // A border of another width has a gap in Chromium where the corners are cut.
  boxShadow: `inset 0 4px 0 ${palette.gold.main}`,
  [breakpoints.up('md')]: { p: spacing(4) },
});

const messageStyles = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: 720,
  p: 1.5,
  border: `1px dashed ${palette.outline}`,
  overflowWrap: 'anywhere',
});
