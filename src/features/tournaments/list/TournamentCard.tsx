import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { paths } from '../../../paths.ts';
import { hoverCard, lineClamp, stretchedLink } from '../../../ui/styles/cardStyles.ts';
import { Picture, pictureSizes } from '../../../ui/artwork/Picture.tsx';
import defaultBanner from '../../../ui/pictures/defaultTournamentBanner.svg';
import { DayChip } from '../../tournamentDay/DayChip.tsx';
import { WhenWhereText } from '../../tournamentDay/WhenWhereText.tsx';
import { copy } from '../copy.ts';

const ratio = '16 / 9';
const heightFor = (titleLines: number) =>
  `calc(${titleLines} * 1.0625rem * 1.3 + 4px + 2 * 0.9375rem * 1.6)`;
/**
 * Room for two lines of categories and one title line (two in the narrow cards of the four-column
 * layout), even if the texts are shorter: cards and skeletons have the same height.
 */
const textHeight = { xs: heightFor(1), lg: heightFor(2) };

/** Room for two lines: day and hour, and the place. */
const whenHeight = 'calc(4px + 2 * 0.9375rem * 1.5)';

type TournamentCardProps = {
  tournament: Tournament;
  /** One level below the heading of the list. */
  heading: 'h3' | 'h4';
  /** Loads the picture at once, for a card at the top of a page. */
  eager?: boolean;
};

export function TournamentCard({ tournament, heading, eager = false }: TournamentCardProps) {
  const { id, title, image, date, status, categories } = tournament;
  return (
    <Card component="article" sx={hoverCard}>
      <Box sx={{ overflow: 'hidden', position: 'relative' }}>
        <Picture
          path={image}
          fallback={defaultBanner}
          alt=""
          ratio={ratio}
          sizes={pictureSizes.card}
          eager={eager}
        />
        <Box sx={{ position: 'absolute', left: 12, top: 12 }}>
          <DayChip date={date} status={status} />
        </Box>
      </Box>
      <Stack spacing={1} sx={{ p: 2, pt: 1.75, flexGrow: 1 }}>
        <Stack spacing={0.5} sx={{ minHeight: textHeight }}>
          <Typography variant="h5" component={heading} sx={{ lineHeight: 1.3, ...lineClamp(2) }}>
            <Box
              component={Link}
              to={paths.tournament.href({ id })}
              sx={{ color: 'inherit', textDecoration: 'none', ...stretchedLink }}
            >
              {title}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...lineClamp(4) }}>
            {categories.map(({ name }) => name).join(', ') || copy.list.noCategory}
          </Typography>
        </Stack>
        <Stack
          direction="row"
          spacing={1}
          sx={{
            alignItems: 'center',
            pt: 0.5,
            mt: 'auto !important',
            color: 'secondary.main',
            fontWeight: 600,
            fontSize: '0.9375rem',
            lineHeight: 1.5,
            minHeight: whenHeight,
          }}
        >
          <CalendarIcon sx={{ fontSize: 17 }} aria-hidden />
          <span>
            <WhenWhereText tournament={tournament} isStacked />
          </span>
        </Stack>
      </Stack>
    </Card>
  );
}

/** Has exactly the height of a card. */
export function TournamentCardSkeleton() {
  return (
    <Card sx={{ height: '100%' }}>
      <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: ratio }} />
      <Stack spacing={1} sx={{ p: 2, pt: 1.75 }}>
        <Stack spacing={0.5} sx={{ minHeight: textHeight }}>
          <Typography variant="h5" component="div" sx={{ lineHeight: 1.3 }}>
            <Skeleton width="88%" />
          </Typography>
          <Typography variant="body2" component="div">
            <Skeleton width="60%" />
          </Typography>
        </Stack>
        <Box sx={{ pt: 0.5, fontSize: '0.9375rem', lineHeight: 1.5, minHeight: whenHeight }}>
          <Skeleton width="48%" />
          <Skeleton width="72%" />
        </Box>
      </Stack>
    </Card>
  );
}
