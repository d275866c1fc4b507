import { useId } from 'react';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../../openapi/schema.d.ts';
import { filterScoresByTournament, useListScoresQuery } from '../../../../api/scores.ts';
import { paths } from '../../../../paths.ts';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { SectionHeading } from '../../../../ui/page/headings/SectionHeading.tsx';
import { quietLink } from '../../../../ui/styles/styles.ts';
import { copy } from '../../copy.ts';
import { boardCard, CategoryTeams, topCount } from './TopTeams.tsx';

type WinnersProps = { tournament: Tournament; ownTeamIds: readonly number[] };

/** The first three of each category of a tournament that is over, and the ways to its results. */
export function Winners({ tournament: { id, categories }, ownTeamIds }: WinnersProps) {
  const headingId = useId();
  const { currentData, isFetching, refetch } = useListScoresQuery({
    tournament: id,
    limit: topCount,
  });
  const scores = currentData && filterScoresByTournament(currentData.data, id);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.winners.title} />
      {!scores && isFetching && (
        <Skeleton
          role="status"
          aria-label={copy.winners.loading}
          variant="rounded"
          height={categories.length * 166}
        />
      )}
      {!scores && !isFetching && (
        <ErrorState inline message={copy.winners.failed} onRetry={() => void refetch()} />
      )}
      {scores?.length === 0 && categories.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{copy.winners.none}</Typography>
      )}
      {scores && categories.length > 0 && (
        <Card data-color-scheme="dark" sx={[boardCard, ...styles]}>
          {categories.map((category) => (
            <section key={category.id} aria-label={category.name}>
              <CategoryTeams
                category={category}
                scores={scores}
                ownTeamIds={ownTeamIds}
                title={nameOf}
              />
              <CategoryLinks tournamentId={id} categoryId={category.id} />
            </section>
          ))}
        </Card>
      )}
    </Box>
  );
}

const nameOf = (category: string) => category;

type CategoryLinksProps = { tournamentId: number; categoryId: number };

function CategoryLinks({ tournamentId, categoryId }: CategoryLinksProps) {
  return (
    <Box className="links" lang="en">
      <Button
        color="inherit"
        component={Link}
        to={paths.tournamentResult.href({ tournamentId, categoryId })}
      >
        {copy.registration.viewResult}
      </Button>
      <Button color="inherit" component={Link} to={paths.category.href({ id: categoryId })}>
        {copy.registration.showDetail}
      </Button>
    </Box>
  );
}

/** The links are below the teams on phones, elsewhere beside the name of the category. */
const styles = [
  { px: { xs: 2, sm: 2.5 } },
  ({ vars: { palette } }: Theme) => ({
    '& section': {
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      columnGap: 2,
      py: 2,
    },
    '& section > *': { gridColumn: '1 / -1' },
    '& section > h3': { gridColumn: 1, mb: { sm: 0 } },
    '& .links': {
      display: 'flex',
      // Quieter than the winners; their texts end with the line above.
      color: palette.board.muted,
      mt: { xs: 0.5, sm: 0 },
      mx: { xs: -1.5, sm: 0 },
      mr: { sm: -1.5 },
      '& > a': { px: 1.5, ...quietLink },
      gridColumn: { sm: 2 },
      gridRow: { sm: 1 },
    },
    '& section + section': { borderTop: `1px solid ${palette.board.line}` },
  }),
];
