import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../lib/calendarDate.ts';
import { paths } from '../../paths.ts';
import { clamp, coveringTarget, liftingCard } from '../../ui/cards.ts';
import { Picture } from '../../ui/Picture.tsx';
import defaultBanner from '../../ui/pictures/defaultTournamentBanner.svg';
import { copy } from './copy.ts';

const ratio = '16 / 9';
const room = (titleLines: number) =>
  `calc(${titleLines} * 1.0625rem * 1.3 + 4px + 2 * 0.9375rem * 1.6)`;
/**
 * Room for a line of title and two of categories, in the narrow cards of four columns for two of
 * each, whether they are needed or not, so that cards and their skeletons are alike.
 */
const textHeight = { xs: room(1), lg: room(2) };

type TournamentCardProps = {
  tournament: Tournament;
  /** The level below the heading that the list stands under. */
  heading: 'h2' | 'h3';
};

/** One tournament in the list; all of it leads to the tournament. */
export function TournamentCard({ tournament, heading }: TournamentCardProps) {
  const { id, title, image, date, categories } = tournament;
  return (
    <Card component="article" sx={liftingCard}>
      <Box sx={{ overflow: 'hidden' }}>
        <Picture path={image} fallback={defaultBanner} alt="" ratio={ratio} />
      </Box>
      <Stack spacing={1} sx={{ p: 2, pt: 1.75, flexGrow: 1 }}>
        <Stack spacing={0.5} sx={{ minHeight: textHeight }}>
          <Typography variant="h5" component={heading} sx={{ lineHeight: 1.3, ...clamp(2) }}>
            <Box
              component={Link}
              to={paths.tournament.href({ id })}
              sx={{ color: 'inherit', textDecoration: 'none', ...coveringTarget }}
            >
              {title}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...clamp(2) }}>
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
          }}
        >
          <CalendarIcon sx={{ fontSize: 17 }} aria-hidden />
          <time dateTime={date}>{formatCalendarDate(date)}</time>
        </Stack>
      </Stack>
    </Card>
  );
}

/** The place of a card that is on its way; exactly as high as one. */
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
        <Typography component="div" sx={{ fontSize: '0.9375rem', pt: 0.5 }}>
          <Skeleton width="48%" />
        </Typography>
      </Stack>
    </Card>
  );
}
