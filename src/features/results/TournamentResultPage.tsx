import { Box, Button, Container } from '@mui/material';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Link, useParams } from 'react-router-dom';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../lib/calendarDate.ts';
import { readId } from '../../lib/readId.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/BackButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { StatePage } from '../../ui/StatePage.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { CategorySwitch } from './CategorySwitch.tsx';
import { copy } from './copy.ts';
import { Results } from './Results.tsx';
import { useResults, useTournament } from './useResults.ts';

/** The ranking of one category of a tournament. */
export default function TournamentResultPage() {
  const parameters = useParams();
  const tournamentId = readId(parameters.tournamentId);
  const categoryId = readId(parameters.categoryId);
  if (tournamentId === undefined || categoryId === undefined) return <Missing />;
  return <ResultOf key={tournamentId} tournamentId={tournamentId} categoryId={categoryId} />;
}

type ResultOfProps = { tournamentId: number; categoryId: number };

function ResultOf({ tournamentId, categoryId }: ResultOfProps) {
  const { tournament, isMissing, isLoading } = useTournament(tournamentId);
  const scored = useResults(tournamentId, categoryId);
  const category = tournament?.categories.find(({ id }) => id === categoryId) ?? scored.category;
  const name = category?.name ?? copy.unknownCategory;
  if (isMissing) return <Missing />;
  return (
    <>
      <Heading
        tournamentId={tournamentId}
        tournament={tournament}
        loading={isLoading}
        category={category?.name}
      />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <CategorySwitch
          tournamentId={tournamentId}
          categories={tournament?.categories}
          loading={isLoading}
          shown={categoryId}
        />
        <section aria-label={name}>
          <SectionHeading
            title={name}
            lead={copy.lead}
            action={
              (isLoading || category) && (
                <Button
                  variant="outlined"
                  component={Link}
                  to={paths.category.href({ id: categoryId })}
                  startIcon={<InfoIcon />}
                >
                  {copy.aboutCategory}
                </Button>
              )
            }
          />
          <Results
            key={categoryId}
            category={name}
            results={scored.results}
            loading={scored.isLoading}
            onRetry={scored.retry}
          />
        </section>
      </Container>
    </>
  );
}

type HeadingProps = {
  tournamentId: number;
  tournament: Tournament | undefined;
  loading: boolean;
  category: string | undefined;
};

function Heading({ tournamentId, tournament, loading, category }: HeadingProps) {
  const title = tournament?.title ?? copy.title;
  const fullTitle = category ? copy.pageTitle(title, category) : title;
  usePageTitle(fullTitle, category && copy.summary(title, category));
  return (
    <PageHeading
      title={loading ? undefined : title}
      eyebrow={copy.title}
      lead={
        <Box sx={{ minHeight: '1.6em' }}>
          {tournament && (
            <time dateTime={tournament.date}>
              {formatCalendarDate(tournament.date, { weekday: true })}
            </time>
          )}
        </Box>
      }
      back={<BackButton fallback={paths.tournament.href({ id: tournamentId })} />}
      actions={
        <>
          <Button
            variant="contained"
            component={Link}
            to={paths.tournament.href({ id: tournamentId })}
          >
            {copy.toTournament}
          </Button>
          <ShareButton title={fullTitle} />
        </>
      }
    />
  );
}

function Missing() {
  return (
    <StatePage title={copy.missingTitle} fallback={paths.tournaments.href()}>
      <EmptyState
        message={copy.missing}
        action={
          <Button variant="outlined" component={Link} to={paths.tournaments.href()}>
            {copy.toList}
          </Button>
        }
      />
    </StatePage>
  );
}
