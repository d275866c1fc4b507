import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { Link } from 'react-router-dom';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../lib/calendarDate.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import defaultBanner from '../../ui/pictures/defaultTournamentBanner.svg';
import { copy } from './copy.ts';

const ratio = '16 / 9';
const clamp = (lines: number) => (
  { display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const);
const room = (titleLines: number) => `calc(${titleLines} * 1.0625rem * 1.3 + 4px + 2 * 0.9375rem * 1.6)`;
/**
 * Room for a line of title and two of categories, in the narrow cards of four columns for two of each, whether they
 * are needed or not, so that cards and their skeletons are alike.
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
    <Card
      component="article"
      sx={(theme) => ({
        position: 'relative', height: '100%', display: 'flex', flexDirection: 'column',
        transition: 'transform 160ms, border-color 160ms, box-shadow 160ms',
        '& img': { transition: 'transform 400ms' },
        '&:hover': { borderColor: theme.vars.palette.primary.main, boxShadow: '0 10px 28px rgb(0 0 0 / 0.12)', transform: 'translateY(-3px)' },
        '&:hover img': { transform: 'scale(1.035)' },
        '&:focus-within:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
      })}
    >
      <Box sx={{ overflow: 'hidden' }}><Picture path={image} fallback={defaultBanner} alt="" ratio={ratio} /></Box>
      <Stack spacing={1} sx={{ p: 2, pt: 1.75, flexGrow: 1 }}>
        <Stack spacing={0.5} sx={{ minHeight: textHeight }}>
          <Typography variant="h5" component={heading} sx={{ lineHeight: 1.3, ...clamp(2) }}>
            <Box
              component={Link}
              to={paths.tournament.href({ id })}
              sx={{ color: 'inherit', textDecoration: 'none', '&:focus-visible': { outline: 'none' }, '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } }}
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
          sx={{ alignItems: 'center', pt: 0.5, mt: 'auto !important', color: 'secondary.main', fontWeight: 600, fontSize: '0.9375rem' }}
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
          <Typography variant="h5" component="div" sx={{ lineHeight: 1.3 }}><Skeleton width="88%" /></Typography>
          <Typography variant="body2" component="div"><Skeleton width="60%" /></Typography>
        </Stack>
        <Typography component="div" sx={{ fontSize: '0.9375rem', pt: 0.5 }}><Skeleton width="48%" /></Typography>
      </Stack>
    </Card>
  );
}
