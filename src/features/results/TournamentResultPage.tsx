import { Box, Button, Container, GlobalStyles, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Link, useParams } from 'react-router-dom';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../lib/dates/calendarDate.ts';
import { tournamentState } from '../../lib/dates/tournamentDay.ts';
import { parseId } from '../../lib/text/parseId.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/page/BackButton.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageHeading } from '../../ui/page/headings/PageHeading.tsx';
import { SectionHeading } from '../../ui/page/headings/SectionHeading.tsx';
import { sharePicturePath } from '../../lib/urls/sharePicturePath.ts';
import { ShareButton } from '../../ui/page/ShareButton.tsx';
import { StatePage } from '../../ui/states/StatePage.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { useEventDay } from '../tournamentDay/useEventDay.ts';
import { ResultsState } from '../tournamentDay/ResultsState.tsx';
import { DayChip } from '../tournamentDay/DayChip.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { copy } from './copy.ts';
import { Podium, type PodiumResult } from './Podium.tsx';
import { Results } from './Results.tsx';
import { RoundResults } from './RoundResults.tsx';
import { toPodium, useCategoryResults } from './useResults.ts';
import { winnersText } from './winnersText.ts';
import { headedPrintStyle } from '../../ui/styles/printStyle.ts';

export default function TournamentResultPage() {
  const parameters = useParams();
  const tournamentId = parseId(parameters.tournamentId);
  const categoryId = parseId(parameters.categoryId);
  if (tournamentId === undefined || categoryId === undefined) return <TournamentNotFound />;
  return <CategoryResults key={tournamentId} tournamentId={tournamentId} categoryId={categoryId} />;
}

type CategoryResultsProps = { tournamentId: number; categoryId: number };

function CategoryResults({ tournamentId, categoryId }: CategoryResultsProps) {
  const loaded = useCategoryResults(tournamentId, categoryId);
  const today = useEventDay();
  const { tournament, category, isTournamentLoading } = loaded;
  if (loaded.isNotFound) return <TournamentNotFound />;
  const name = category?.name ?? copy.unknownCategory;
  const podium = loaded.isLoading ? undefined : toPodium(loaded.results, loaded.categoryResults);
  return (
    <>
      <GlobalStyles styles={headedPrintStyle} />
      <Heading
        tournamentId={tournamentId}
        categoryId={categoryId}
        tournament={tournament}
        isLoading={isTournamentLoading}
        category={category?.name}
        provisional={loaded.provisional}
        results={podium}
      />
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 4, md: 6 } }}>
        <section aria-label={name}>
          <Box sx={headingRow}>
            <CategoryNav
              tournamentId={tournamentId}
              categories={tournament?.categories}
              isLoading={isTournamentLoading}
              selectedId={categoryId}
            />
            <SectionHeading title={name} lead={toLead(loaded)} />
          </Box>
          <ResultsState
            tournamentId={tournamentId}
            categoryId={categoryId}
            name={loaded.stateName}
          />
          {loaded.provisional ? (
            <Typography sx={provisionalNote}>
              <strong>{loaded.provisional}</strong>
              {copy.provisionalHint}
            </Typography>
          ) : (
            <Podium results={podium} />
          )}
          {loaded.categoryResults && !loaded.isLoading ? (
            <RoundResults key={categoryId} category={name} results={loaded.categoryResults} />
          ) : (
            <Results
              key={categoryId}
              category={name}
              results={loaded.results}
              isLoading={loaded.isLoading}
              comingOn={
                tournament && tournamentState(tournament, today) === 'before'
                  ? formatCalendarDate(tournament.date, { weekday: true, end: tournament.end_date })
                  : undefined
              }
              onRetry={loaded.retry}
            />
          )}
          {(isTournamentLoading || category) && (
            <Button
              variant="outlined"
              component={Link}
              to={paths.category.href({ id: categoryId })}
              startIcon={<InfoIcon />}
              sx={{ mt: 2 }}
            >
              {copy.aboutCategory}
            </Button>
          )}
        </section>
      </Container>
    </>
  );
}

/** Returns how scores are ranked: until they have come, most likely by points. Rounds say it themselves. */
function toLead({ categoryResults, ranking, isLoading }: ReturnType<typeof useCategoryResults>) {
  if (categoryResults) return undefined;
  return ranking || isLoading ? copy.lead[ranking ?? 'points'] : undefined;
}

/** Instead of a podium, while nobody has won yet. */
const provisionalNote = ({ vars: { palette } }: Theme) => ({
  mb: 2,
  px: 2,
  py: 1,
  borderLeft: `4px solid ${palette.gold.main}`,
  backgroundColor: palette.background.paper,
  '& strong': { display: 'block' },
});

/** On wide windows the categories are beside the heading, so that the winners are in view. */
const headingRow = {
  display: { md: 'flex' },
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 4,
};

type HeadingProps = {
  tournamentId: number;
  categoryId: number;
  tournament: Tournament | undefined;
  isLoading: boolean;
  category: string | undefined;
  /** How far the category is, while its places may change. */
  provisional: string | undefined;
  /** The best results, of which a shared message has the first. */
  results: readonly PodiumResult[] | undefined;
};

function Heading(props: HeadingProps) {
  const { tournamentId, categoryId, tournament, isLoading, category } = props;
  const { provisional, results = [] } = props;
  const today = useEventDay();
  const title = tournament?.title ?? copy.title;
  const titleOf = provisional === undefined ? copy.pageTitle : copy.provisionalTitle;
  const fullTitle = category ? titleOf(title, category) : title;
  usePageTitle(
    fullTitle,
    category && [provisional, copy.summary(title, category)].filter(Boolean).join('. '),
  );
  return (
    <PageHeading
      title={isLoading ? undefined : title}
      eyebrow={copy.title}
      lead={
        <Box sx={{ minHeight: '1.6em' }}>
          {tournament && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <time dateTime={tournament.date}>
                {formatCalendarDate(tournament.date, {
                  weekday: true,
                  end: tournament.end_date,
                })}
              </time>
              <DayChip tournament={{ date: tournament.date, end_date: tournament.end_date }} />
            </Box>
          )}
        </Box>
      }
      back={<BackButton fallback={paths.tournament.href({ id: tournamentId })} />}
      actions={
        <>
          <Button
            variant="contained"
            color="gold"
            component={Link}
            to={paths.tournament.href({ id: tournamentId })}
          >
            {copy.toTournament}
          </Button>
          {tournament?.has_schedule && tournamentState(tournament, today) !== 'after' && (
            <Button
              variant="outlined"
              color="inherit"
              component={Link}
              to={`${paths.schedule.href({ id: tournamentId })}?category=${categoryId}`}
            >
              {copy.schedule}
            </Button>
          )}
          <ShareButton
            title={fullTitle}
            text={category && winnersText({ tournament: title, category, results, provisional })}
            picture={sharePicturePath('results', tournamentId, categoryId)}
          />
        </>
      }
    />
  );
}

function TournamentNotFound() {
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
