import { useId } from 'react';
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import LoginIcon from '@mui/icons-material/Login';
import { Link } from 'react-router-dom';
import type { Tournament, TournamentCategory } from '../../../openapi/schema.d.ts';
import { startOfDate } from '../../lib/calendarDate.ts';
import { withReturn } from '../../lib/returnAddress.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { copy } from './copy.ts';
import { saysAllRegistered, saysRegistered, teamsOfCategory } from './registration.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { useEachSecond } from './useEachSecond.ts';
import type { OwnRegistration } from './useOwnRegistration.ts';

type RegistrationPanelProps = { tournament: Tournament; own: OwnRegistration };

/**
 * Registration of the own teams, one card per category; for visitors the cards and the way to sign
 * in.
 */
export function RegistrationPanel({ tournament, own }: RegistrationPanelProps) {
  const headingId = useId();
  const { categories } = tournament;
  const allRegistered = own.participant !== undefined && saysAllRegistered(own.check);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={copy.registration.title}
        lead={copy.registration.lead}
      />
      <Stack spacing={2.5}>
        {categories.length > 0 && !allRegistered && <StartedNotice date={tournament.date} />}
        {categories.length === 0 && <Alert severity="info">{copy.registration.noCategories}</Alert>}
        {!own.participant && <SignInCall tournamentId={tournament.id} />}
        {allRegistered && (
          <Alert severity="success" sx={{ fontWeight: 600 }}>
            {copy.registration.allRegistered}
          </Alert>
        )}
        {own.participant && own.teamsFailed && (
          <ErrorState inline message={copy.registration.teamsFailed} onRetry={own.retryTeams} />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          }}
        >
          {categories.map((category) => (
            <CategoryCard key={category.id} tournamentId={tournament.id} category={category}>
              {own.participant &&
                ((labelledBy) => (
                  <OwnCategory
                    tournamentId={tournament.id}
                    category={category}
                    own={own}
                    labelledBy={labelledBy}
                  />
                ))}
            </CategoryCard>
          ))}
        </Box>
      </Stack>
    </Box>
  );
}

type OwnCategoryProps = {
  tournamentId: number;
  category: TournamentCategory;
  own: OwnRegistration;
  labelledBy: string;
};

function OwnCategory({ tournamentId, category, own, labelledBy }: OwnCategoryProps) {
  return (
    <RegistrationForm
      // What one account did here is nothing the next one may see.
      key={own.participant?.id ?? 'unnamed'}
      participantId={own.participant?.id ?? undefined}
      tournamentId={tournamentId}
      categoryId={category.id}
      labelledBy={labelledBy}
      teams={own.teams && teamsOfCategory(own.teams, category.id)}
      teamsLoading={!own.teamsFailed}
      registered={saysRegistered(own.check, category.id)}
      withoutChoice={saysAllRegistered(own.check)}
    />
  );
}

function SignInCall({ tournamentId }: { tournamentId: number }) {
  const signIn = withReturn(paths.signIn.href(), paths.tournament.href({ id: tournamentId }));
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Typography>{copy.registration.signInText}</Typography>
        <Button
          variant="contained"
          size="large"
          startIcon={<LoginIcon />}
          component={Link}
          to={signIn}
          sx={{ flexShrink: 0 }}
        >
          {copy.registration.signIn}
        </Button>
      </Stack>
    </Card>
  );
}

function StartedNotice({ date }: { date: string }) {
  const started = useEachSecond((now) => startOfDate(date) <= now);
  return started ? <Alert severity="info">{copy.registration.mayBeClosed}</Alert> : null;
}
