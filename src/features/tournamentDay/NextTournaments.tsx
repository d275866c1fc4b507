import { useId } from 'react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { useTournamentListPage } from '../../api/useListPage.ts';
import { daysUntil, sortByDay } from '../../lib/dates/tournamentDay.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { lineClamp, stretchedLink } from '../../ui/styles/cardStyles.ts';
import { cutCorner } from '../../ui/styles/styles.ts';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import { Picture } from '../../ui/artwork/Picture.tsx';
import defaultBanner from '../../ui/pictures/defaultTournamentBanner.svg';
import { copy } from './copy.ts';
import { dayText } from './dayText.ts';
import { useEventDay } from './useEventDay.ts';
import { WhenWhereText } from './WhenWhereText.tsx';

const count = 3;
/** As in the list of tournaments, so that both need one request. */
const pageSize = 8;

/**
 * The next tournaments without the one of an id, for any background. They are those of the first page of the list of
 * tournaments, which this page asks for anyway. Empty if there are none, or they cannot be loaded.
 */
export function NextTournaments({ except }: { except?: number }) {
  const titleId = useId();
  const today = useEventDay();
  const { data, isFetching } = useTournamentListPage({ page: 1, per_page: pageSize });
  if (!data && !isFetching) return null;
  const next =
    data &&
    sortByDay(data.data, today)
      .filter((tournament) => tournament.id !== except && daysUntil(tournament, today) >= 0)
      .slice(0, count);
  if (next?.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: { xs: 2, md: 3 } }}>
      <Box sx={head}>
        <Typography id={titleId} variant="h5" component="h2">
          {copy.next.title}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          component={Link}
          to={paths.tournaments.href()}
        >
          {copy.next.all}
        </Button>
      </Box>
      {next ? (
        <Box component="ul" aria-labelledby={titleId} sx={list}>
          {next.map((tournament) => (
            <NextTournament key={tournament.id} tournament={tournament} today={today} />
          ))}
        </Box>
      ) : (
        <Box role="status" aria-label={copy.next.loading} sx={list}>
          {[1, 2, 3].map((index) => (
            <Skeleton key={index} variant="rounded" height={rowHeight} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const rowHeight = 76;

/** Visitors do not need it. */
const OwnTeamsLine = lazyPart(async () => ({
  default: (await import('./ownTeams/OwnTeamsLine.tsx')).OwnTeamsLine,
}));

function NextTournament({ tournament, today }: { tournament: Tournament; today: number }) {
  const { id, title, image, categories } = tournament;
  const isParticipant = useSession().kind === 'participant';
  const names = categories.map(({ name }) => name).join(', ') || copy.next.noCategory;
  return (
    <li>
      <Picture path={image} fallback={defaultBanner} alt="" ratio="4 / 3" sizes="88px" />
      <div>
        <Box
          component={Link}
          to={paths.tournament.href({ id })}
          className="title"
          sx={{ ...stretchedLink, display: 'block' }}
        >
          {title}
        </Box>
        <p>
          <strong>{dayText(tournament, today)}</strong>
          {' · '}
          <WhenWhereText tournament={tournament} isStacked />
        </p>
        <p className="categories">
          {isParticipant && daysUntil(tournament, today) === 0 ? (
            <OwnTeamsLine tournament={tournament}>{names}</OwnTeamsLine>
          ) : (
            names
          )}
        </p>
      </div>
    </li>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
};

function list({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: { xs: 1, md: 2 },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    '& li': {
      ...cutCorner(14),
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '88px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: rowHeight,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      pr: 1.5,
      backgroundColor: palette.board.deep,
      border: `1px solid ${palette.board.line}`,
      '&:hover': { borderColor: palette.gold.main },
      '&:focus-within:has(:focus-visible)': { outline: '2px solid var(--focus-ring)' },
    },
    '& li > div': { py: 0.75 },
    '& img': { height: '100%', minHeight: rowHeight - 2 },
    '& p': { m: 0, fontSize: '0.8125rem', lineHeight: 1.45, color: palette.board.muted },
    '& .categories': { ...lineClamp(1), minHeight: '1.45em' },
    '& strong': { color: palette.gold.main },
    '& .title': { color: palette.board.contrastText, fontWeight: 600, textDecoration: 'none' },
  } as const;
}
