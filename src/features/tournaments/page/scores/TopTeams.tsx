import { useId, useState } from 'react';
import { Box, Card, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Score, TournamentCategory } from '../../../../../openapi/schema.d.ts';
import { filterScoresByCategory } from '../../../../api/scores.ts';
import { scoreText } from '../../../../lib/text/runText.ts';
import { rankScores } from '../../../../lib/scoreRanking.ts';
import { paths } from '../../../../paths.ts';
import { RankMedal } from '../../../../ui/artwork/RankMedal.tsx';
import { TabList } from '../../../../ui/lists/TabList.tsx';
import { quietLink } from '../../../../ui/styles/styles.ts';
import { provisionalText } from '../../../tournamentDay/dayText.ts';
import { ResultsState } from '../../../tournamentDay/ResultsState.tsx';
import { copy } from '../../copy.ts';

/** How many teams of each category are shown. */
export const topCount = 3;

type TopTeamsProps = {
  categories: readonly TournamentCategory[];
  scores: readonly Score[];
  /** Teams of the signed-in participant, which are marked. */
  ownTeamIds: readonly number[];
  /** The accessible name of the tabs. */
  label: string;
  /** Returns the heading over the teams of a category. */
  title: (category: string) => string;
};

/** The best teams of one category; tabs select which. At first it is one that has scores. */
export function TopTeams(props: TopTeamsProps) {
  const { categories, scores, label } = props;
  const id = useId();
  const [selectedId, setSelectedId] = useState<number>();
  const selected =
    categories.find((category) => category.id === selectedId) ??
    categories.find((category) => filterScoresByCategory(scores, category.id).length > 0) ??
    categories[0];
  if (!selected) return null;
  return (
    <Card data-color-scheme="dark" sx={[boardCard, oneColumn]}>
      <Box sx={({ vars: { palette } }) => ({ borderBottom: `1px solid ${palette.board.line}` })}>
        <TabList
          id={id}
          label={label}
          items={categories}
          selectedId={selected.id}
          onSelect={setSelectedId}
        />
      </Box>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selected.id}`}
        sx={{ p: { xs: 2, sm: 2.5 } }}
      >
        <CategoryTeams {...props} category={selected} />
      </Box>
    </Card>
  );
}

type CategoryTeamsProps = Pick<TopTeamsProps, 'scores' | 'ownTeamIds' | 'title'> & {
  category: TournamentCategory;
};

/** The best teams of a category, under its title. */
export function CategoryTeams({ category, scores, ownTeamIds, title }: CategoryTeamsProps) {
  const { id, name } = category;
  const headingId = useId();
  const ranked = rankScores(filterScoresByCategory(scores, id), name, topCount);
  const provisional = provisionalText(
    category,
    ranked.some(({ score }) => score.provisional),
  );
  return (
    <>
      <Typography id={headingId} variant="h5" component="h3" sx={{ mb: 1 }}>
        {title(name)}
      </Typography>
      {ranked.length === 0 && (
        <Typography sx={{ color: 'board.muted' }}>{copy.winners.noneInCategory}</Typography>
      )}
      {provisional && (
        <Typography variant="body2" sx={{ color: 'gold.main' }}>
          {provisional}
        </Typography>
      )}
      <ResultsState
        tournamentId={ranked[0]?.score.tournament_id ?? 0}
        categoryId={id}
        name={ranked[0]?.score.results_state}
      />
      {ranked.length > 0 && (
        <Box component="ol" aria-labelledby={headingId} sx={list}>
          {ranked.map(({ rank, score: { registration }, points, time }, index) => {
            const { id: teamId, name: team, club } = registration.team;
            const isOwn = ownTeamIds.includes(teamId);
            return (
              <li key={`${teamId}-${index}`} data-rank={rank} data-own={isOwn || undefined}>
                <RankMedal rank={rank} />
                <div>
                  <Link to={paths.team.href({ id: teamId })}>{team}</Link>
                  {isOwn && <strong>{copy.own.title}</strong>}
                  <p>{club?.name}</p>
                </div>
                <p className="score">
                  <b>{scoreText(points, points === null ? time : null)}</b>
                  {points !== null && time !== null && (
                    <>
                      <span> · </span>
                      {time}
                    </>
                  )}
                </p>
              </li>
            );
          })}
        </Box>
      )}
    </>
  );
}

/** One below the other, over the height of the card; points and time at the right, as of new scores. */
const oneColumn = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  flexDirection: 'column',
  '& [role=tabpanel]': { flex: 1, display: 'flex', flexDirection: 'column' },
  '& ol': { flex: 1, gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: '1fr' },
  // Stronger than the styles of the list itself.
  '& ol > li': {
    height: '100%',
    alignItems: 'center',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  },
  '& ol > li + li': { borderTop: `1px solid ${palette.board.line}` },
  '& ol > li > span': { gridRow: 'auto' },
  '& ol .score': { display: 'grid', gridColumn: 3, textAlign: 'right' },
  '& ol .score > span': { display: 'none' },
  // To the edges of the card.
  '& ol > li[data-own]': { mx: { xs: -2, sm: -2.5 }, px: { xs: 2, sm: 2.5 } },
});

/** For a card of dark background with the best teams. */
export const boardCard = ({ vars: { palette } }: Theme) => ({
  color: palette.board.contrastText,
  backgroundColor: palette.board.deep,
  borderColor: palette.board.line,
  '--focus-ring': palette.gold.main,
});

function list({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    columnGap: 2,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 1.5,
      py: 0.75,
    },
    '& li > span': { gridRow: '1 / span 2' },
    '& li > div': { minWidth: 0 },
    '& p': { m: 0, fontSize: '0.875rem', color: palette.board.muted },
    // The points of teams side by side are on one line, whether they have a club or not.
    '& p:empty': { display: { xs: 'none', sm: 'block' }, '&::before': { content: '"–"' } },
    '& .score': { gridColumn: 2, fontVariantNumeric: 'tabular-nums' },
    '& b': { fontWeight: 600, color: palette.board.contrastText },
    '& a': {
      display: 'inline-block',
      py: '2px',
      lineHeight: '1.5rem',
      color: 'inherit',
      fontWeight: 600,
      ...quietLink,
      overflowWrap: 'anywhere',
    },
    '& strong': { ml: 1, fontSize: '0.8125rem', color: palette.gold.main },
    '& [data-own]': {
      mx: -1,
      px: 1,
      backgroundColor: `rgb(${palette.gold.mainChannel} / 14%)`,
      boxShadow: `inset 3px 0 0 ${palette.gold.main}`,
    },
    '& [data-rank="1"] a': { fontSize: '1.125rem', color: palette.gold.main },
  } as const;
}
