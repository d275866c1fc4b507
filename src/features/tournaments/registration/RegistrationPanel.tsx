import { useId, useState } from 'react';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Tournament, TournamentCategory } from '../../../../openapi/schema.d.ts';
import { startOfTournament } from '../../../lib/dates/tournamentDay.ts';
import { paths, registrationId } from '../../../paths.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { SectionHeading } from '../../../ui/page/headings/SectionHeading.tsx';
import { useScrollToHash } from '../../../ui/page/useScrollToHash.ts';
import { isFull, isRegistrationOpen } from '../../tournamentDay/registrationWindow.ts';
import { AccountCard } from './AccountCard.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { copy } from '../copy.ts';
import { NextStepCard } from './NextStepCard.tsx';
import { isCategoryRegistered, isEverythingRegistered, teamsOfCategory } from './registration.ts';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';
import type { OwnRegistration } from './useOwnRegistration.ts';
import { windowText } from './window.ts';

type RegistrationPanelProps = {
  tournament: Tournament;
  ownRegistration: OwnRegistration;
};

/**
 * One card per category. Participants can register their teams, visitors are asked to sign in, and a
 * club is told who registers its teams. Once it has started, only a line says that it is closed.
 */
export function RegistrationPanel({ tournament, ownRegistration }: RegistrationPanelProps) {
  const headingId = useId();
  useScrollToHash();
  const { categories } = tournament;
  const canRegister = useEachSecond((now) => isRegistrationOpen(tournament, now));
  const hasStarted = useEachSecond((now) => startOfTournament(tournament) <= now);
  const isClosed = hasStarted && !tournament.status;
  return (
    <Box
      component="section"
      id={registrationId}
      tabIndex={-1}
      aria-labelledby={headingId}
      sx={{ outline: 'none' }}
    >
      {/* Inside: what is hidden until the account is known cannot take the focus. */}
      <Box data-account>
        <SectionHeading
          id={headingId}
          title={copy.registration.title}
          lead={
            categories.length > 0 && (isClosed ? copy.registration.started : leadOf(canRegister))
          }
        />
        <Stack spacing={2.5}>
          {!isClosed && <WindowNotice tournament={tournament} />}
          {categories.length === 0 && (
            <Notice severity="info">{copy.registration.noCategories}</Notice>
          )}
          {ownRegistration.isLoading ? (
            // Whatever the answers add, nothing that was there before moves.
            <Skeleton
              role="status"
              aria-label={copy.registration.loadingTeams}
              variant="rounded"
              sx={{ height: cardsHeight(categories.length) }}
            />
          ) : (
            <Categories
              tournament={tournament}
              ownRegistration={ownRegistration}
              canRegister={canRegister}
              isClosed={isClosed}
            />
          )}
        </Stack>
      </Box>
    </Box>
  );
}

/** The usual height of the cards of a participant. */
const cardsHeight = (count: number) => ({
  xs: Math.max(1, count) * 260,
  sm: Math.max(1, Math.ceil(count / 2)) * 310,
  lg: Math.max(1, Math.ceil(count / (count % 4 === 0 ? 4 : 3))) * 346,
});

const leadOf = (canRegister: boolean) =>
  canRegister ? copy.registration.lead : copy.registration.results;

type CategoriesProps = RegistrationPanelProps & {
  canRegister: boolean;
  /** Whether the tournament has started. */
  isClosed: boolean;
};

function Categories({ tournament, ownRegistration, canRegister, isClosed }: CategoriesProps) {
  const { categories } = tournament;
  const { participant, teams, isMember, check, haveTeamsFailed, retryTeams } = ownRegistration;
  return (
    <>
      {canRegister && categories.length > 0 && <AccountCard tournamentId={tournament.id} />}
      {canRegister && participant && teams?.length === 0 && isMember === false && (
        <NextStepCard text={copy.own.noClub}>
          <Button variant="contained" component={Link} to={paths.profile.href()}>
            {copy.registration.joinClub}
          </Button>
        </NextStepCard>
      )}
      {participant && isEverythingRegistered(check) && (
        <Notice severity="success" sx={{ fontWeight: 600 }}>
          {copy.registration.allRegistered}
        </Notice>
      )}
      {participant && haveTeamsFailed && (
        <ErrorState inline message={copy.registration.teamsFailed} onRetry={retryTeams} />
      )}
      <Box sx={cards}>
        {categories.map((category) => (
          <CategoryCard
            key={category.id}
            tournamentId={tournament.id}
            category={category}
            isClosed={isClosed}
            isRegistered={participant !== undefined && isCategoryRegistered(check, category.id)}
          >
            {participant !== undefined &&
              ((labelledBy) =>
                (canRegister && !isFull(category)) || isCategoryRegistered(check, category.id) ? (
                  <OwnCategoryForm
                    tournamentId={tournament.id}
                    category={category}
                    ownRegistration={ownRegistration}
                    labelledBy={labelledBy}
                    isClosed={isClosed}
                  />
                ) : null)}
          </CategoryCard>
        ))}
      </Box>
    </>
  );
}

/**
 * Full rows: two cards in each on tablets, where a last one without a neighbour has both places; else
 * three, or four of a multiple of four. There the last row of three is divided among its cards.
 */
const cards = {
  display: 'grid',
  gap: { xs: 1, sm: 2.5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(12, minmax(0, 1fr))',
  },
  '& > *': { gridColumn: { lg: 'span 4' } },
  '& > :last-child:nth-of-type(odd)': { gridColumn: { sm: '1 / -1', lg: 'span 4' } },
  '& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :nth-of-type(3n + 1):nth-last-of-type(2) + *':
    { gridColumn: { lg: 'span 6' } },
  '& > :last-child:nth-of-type(3n + 1)': { gridColumn: { lg: '1 / -1' } },
  '&:has(> :last-child:nth-of-type(4n)) > *': { gridColumn: { lg: 'span 3' } },
};

/** Visitors do not need it. */
const RegistrationForm = lazyPart(
  async () => ({ default: (await import('./RegistrationForm.tsx')).RegistrationForm }),
  // As high as the choice of a team and the button.
  <Box sx={{ height: 112 }} />,
);

const RegisteredTeamRow = lazyPart(
  async () => ({ default: (await import('./RegisteredTeam.tsx')).RegisteredTeamRow }),
  <Box sx={{ height: 42 }} />,
);

type OwnCategoryFormProps = {
  tournamentId: number;
  category: TournamentCategory;
  ownRegistration: OwnRegistration;
  labelledBy: string;
  /** Whether the tournament has started. */
  isClosed: boolean;
};

function OwnCategoryForm({
  tournamentId,
  category,
  ownRegistration: { participant, teams, haveTeamsFailed, check },
  labelledBy,
  isClosed,
}: OwnCategoryFormProps) {
  const participantId = participant?.id ?? undefined;
  const accountCount = useAccountCount(participantId);
  const isRegistered = isCategoryRegistered(check, category.id);
  const ownTeams = teams && teamsOfCategory(teams, category.id);
  // Nothing can be chosen or pressed there.
  if (ownTeams?.length === 0 && !isRegistered)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.registration.noTeam}
      </Typography>
    );
  if (isClosed)
    return (
      <RegisteredTeamRow tournamentId={tournamentId} teams={ownTeams} describedBy={labelledBy} />
    );
  return (
    <RegistrationForm
      // The key resets the form when another account signs in.
      key={accountCount}
      participantId={participantId}
      tournamentId={tournamentId}
      categoryId={category.id}
      labelledBy={labelledBy}
      teams={ownTeams}
      areTeamsLoading={!haveTeamsFailed}
      isRegistered={isRegistered}
      isTeamSelectHidden={isEverythingRegistered(check)}
    />
  );
}

/** Returns a number that changes when the account changes, but not when it becomes known. */
function useAccountCount(participantId: number | undefined): number {
  const [known, setKnown] = useState({ id: participantId, count: 0 });
  if (participantId !== undefined && participantId !== known.id)
    setKnown({ id: participantId, count: known.count + (known.id === undefined ? 0 : 1) });
  return known.count;
}

/** Says when registration opens or closes, or why it is closed, before anybody presses a button. */
function WindowNotice({ tournament }: { tournament: Tournament }) {
  const text = useEachSecond((now) => windowText(tournament, now));
  const isOpen = useEachSecond((now) => isRegistrationOpen(tournament, now));
  // Without a category there is nothing to register for, whatever the window is.
  const isEmpty = text === '' || (tournament.categories.length === 0 && !tournament.status);
  return isEmpty ? null : <Notice severity={isOpen ? 'info' : 'warning'}>{text}</Notice>;
}
