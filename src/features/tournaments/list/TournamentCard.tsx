import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { paths } from '../../../paths.ts';
import { hoverCard, lineClamp, stretchedLink } from '../../../ui/styles/cardStyles.ts';
import { Picture, pictureSizes } from '../../../ui/artwork/Picture.tsx';
import defaultBanner from '../../../ui/pictures/defaultTournamentBanner.svg';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { countFreePlaces } from '../../tournamentDay/registrationWindow.ts';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { copy } from '../copy.ts';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';

const ratio = '16 / 9';
const heightFor = (titleLines: number) =>
  `calc(${titleLines} * 1.0625rem * 1.3 + 4px + 2 * 0.9375rem * 1.6)`;
/**
 * Room for two lines of categories and one title line (two in the narrow cards of the four-column
 * layout), even if the texts are shorter: cards and skeletons have the same height.
 */
const textHeight = { xs: heightFor(1), lg: heightFor(2) };

/** Room for two lines: day and hour, and the place. A line sets them off, at one height in a row. */
const when = {
  alignItems: 'flex-start',
  pt: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  // Smaller in four columns, where a long place would have two lines.
  fontSize: { xs: '0.875rem', lg: '0.8125rem' },
  lineHeight: 1.5,
  minHeight: 'calc(11px + 2 * 0.875rem * 1.5)',
};

type TournamentCardProps = {
  tournament: Tournament;
  /** One level below the heading of the list. */
  heading: 'h3' | 'h4';
  /** On phones, the picture is beside the text, so that several cards are in a window. */
  isCompact: boolean;
  /** Loads the picture at once, for a card at the top of a page. */
  eager?: boolean;
};

export function TournamentCard({ tournament, heading, isCompact, eager }: TournamentCardProps) {
  const { id, title, image, categories } = tournament;
  return (
    <Card component="article" sx={isCompact ? [hoverCard, compactCard] : hoverCard}>
      <Box className="picture" sx={{ overflow: 'hidden', position: 'relative' }}>
        <Picture
          path={image}
          fallback={defaultBanner}
          alt=""
          ratio={ratio}
          sizes={isCompact ? compactSizes : pictureSizes.card}
          eager={eager ?? false}
        />
        <Box className="chip" sx={{ position: 'absolute', left: 12, top: 12 }}>
          <DayChip tournament={tournament} />
        </Box>
        <Box className="places" sx={{ position: 'absolute', left: 12, bottom: 12 }}>
          <PlacesChip tournament={tournament} />
        </Box>
      </Box>
      <Stack className="text" useFlexGap spacing={1.25} sx={{ p: 2, pt: 1.75, flexGrow: 1 }}>
        <Stack className="names" spacing={0.5} sx={{ minHeight: textHeight }}>
          <Typography variant="h5" component={heading} sx={{ lineHeight: 1.3, ...lineClamp(2) }}>
            <Box
              component={Link}
              to={paths.tournament.href({ id })}
              sx={{ color: 'inherit', textDecoration: 'none', ...stretchedLink }}
            >
              {title}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...lineClamp(2) }}>
            {categories.map(({ name }) => name).join(', ') || copy.list.noCategory}
          </Typography>
        </Stack>
        <Stack
          className="when"
          direction="row"
          useFlexGap
          spacing={1}
          sx={[when, { mt: 'auto', color: 'secondary.main', fontWeight: 600 }]}
        >
          <CalendarIcon sx={{ fontSize: 16, mt: '2px' }} aria-hidden />
          <span>
            <WhenWhereText tournament={tournament} isStacked />
          </span>
        </Stack>
      </Stack>
    </Card>
  );
}

/** How many teams can still be registered; empty where nobody can, or there is no limit. */
function PlacesChip({ tournament }: { tournament: Tournament }) {
  const places = useEachSecond((now) => countFreePlaces(tournament, now) ?? -1);
  if (places < 0) return null;
  return (
    <StatusChip isOpaque tone={places > 0 ? 'success' : 'neutral'}>
      {copy.list.places(places)}
    </StatusChip>
  );
}

/** Has exactly the height of a card. */
export function TournamentCardSkeleton({ isCompact }: { isCompact: boolean }) {
  return (
    <Card sx={isCompact ? [{ height: '100%' }, compactCard] : { height: '100%' }}>
      <Box className="picture">
        <Skeleton
          variant="rectangular"
          sx={{ width: '100%', height: 'auto', aspectRatio: ratio }}
        />
      </Box>
      <Stack className="text" useFlexGap spacing={1.25} sx={{ p: 2, pt: 1.75 }}>
        <Stack className="names" spacing={0.5} sx={{ minHeight: textHeight }}>
          <Typography variant="h5" component="div" sx={{ lineHeight: 1.3 }}>
            <Skeleton width="88%" />
          </Typography>
          <Typography variant="body2" component="div">
            <Skeleton width="60%" />
          </Typography>
        </Stack>
        <Box className="when" sx={when}>
          <Skeleton width="48%" />
          <Skeleton width="72%" />
        </Box>
      </Stack>
    </Card>
  );
}

const compactSizes = '(min-width: 1200px) 25vw, (min-width: 600px) 50vw, 116px';

const compactCard = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '116px minmax(0, 1fr)',
    minHeight: 136,
    '& .picture': { position: 'relative' },
    '& .picture > img, & .picture > .MuiSkeleton-root': {
      position: 'absolute',
      inset: 0,
      height: '100%',
    },
    '& .chip': { left: 4, top: 4 },
    // Above the cut corner.
    '& .places': { left: 4, bottom: 16 },
    '& .chip > span, & .places > span': { fontSize: '0.75rem' },
    '& .text': { px: 1.5, py: 1.25, justifyContent: 'center' },
    '& .names': { minHeight: 0 },
    '& .names > p': { fontSize: '0.8125rem', ...lineClamp(2) },
    '& .when': { minHeight: 0, pt: 0, border: 0, fontSize: '0.8125rem' },
    '& .when > svg': { display: 'none' },
    '& .when span': { ml: 0, whiteSpace: 'normal' },
  },
});
