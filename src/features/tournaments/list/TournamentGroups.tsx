import { useId } from 'react';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { copy } from '../copy.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import { pageSize } from './selection.ts';
import { TournamentCard, TournamentCardSkeleton } from './TournamentCard.tsx';

type TournamentGroupsProps = { tournaments: Tournament[] | undefined; isPage: boolean };

/** The sorted tournaments of a page, in two lists: today's and coming ones, and past ones. */
export function TournamentGroups({ tournaments, isPage }: TournamentGroupsProps) {
  const today = useEventDay();
  if (!tournaments) return <GroupSkeleton isPage={isPage} />;
  const { coming = [], past = [] } = Object.groupBy(tournaments, (tournament) =>
    tournamentState(tournament, today) === 'after' ? 'past' : 'coming',
  );
  return (
    <Stack useFlexGap spacing={4}>
      {coming.length > 0 && (
        <Group title={copy.list.coming} tournaments={coming} isPage={isPage} isFirst />
      )}
      {past.length > 0 && (
        <Group
          title={copy.list.past}
          tournaments={past}
          isPage={isPage}
          isFirst={coming.length === 0}
        />
      )}
    </Stack>
  );
}

type GroupProps = { title: string; tournaments: Tournament[]; isPage: boolean; isFirst: boolean };

function Group({ title, tournaments, isPage, isFirst }: GroupProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component={isPage ? 'h2' : 'h3'} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={listStyles(tournaments.length, isPage)}>
        {tournaments.map((tournament, index) => (
          <li key={tournament.id}>
            <TournamentCard
              tournament={tournament}
              heading={isPage ? 'h3' : 'h4'}
              // On phones a row of one card would be as long as the whole list.
              isCompact={isPage || tournaments.length === 1}
              eager={isPage && isFirst && index === 0}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function GroupSkeleton({ isPage }: { isPage: boolean }) {
  return (
    <div aria-hidden>
      <Typography variant="h4" component="div" sx={{ mb: 1.5 }}>
        <Skeleton width="8em" />
      </Typography>
      <Box component="ul" sx={listStyles(pageSize, isPage)}>
        {Array.from({ length: pageSize }, (_, index) => (
          <li key={index}>
            <TournamentCardSkeleton isCompact={isPage} />
          </li>
        ))}
      </Box>
    </div>
  );
}

/**
 * A card that has two places in a row: its picture takes the room that its text leaves, which is in two
 * columns, so that little of the picture is cut. What stands in it is nearer to the ground than to the sky.
 */
const wide = {
  '& .picture': { flexGrow: 1, minHeight: 264 },
  '& .picture > img': {
    position: 'absolute',
    inset: 0,
    height: '100%',
    objectPosition: '50% 60%',
  },
  '& .text': { flexGrow: 0, flexDirection: 'row', justifyContent: 'space-between', columnGap: 3 },
  '& .names': { minHeight: 0 },
  '& .when': { flexShrink: 0, pt: 0, border: 0 },
};
/** One that has more places: the picture is beside the text. */
const row = {
  ...wide,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minHeight: 264,
  '& .text': { justifyContent: 'center', p: 3 },
  '& .when': { mt: 0 },
};

/** The only card of a list: a low row, whose picture is as wide as that of a card in a full row. */
const only = {
  ...row,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  minHeight: 152,
  '& .picture': { flexGrow: 1, minHeight: 0 },
};

const firstSpans = (columns: number, card: object) => ({
  '& > li:first-of-type': { gridColumn: `span ${columns}`, '& > article': card },
});

/** How the first card fills a row of four, by how many cards the last row would have otherwise. */
const firstOfFour = [
  {},
  firstSpans(4, row),
  firstSpans(3, row),
  {
    ...firstSpans(2, wide),
    // As high as the wide card beside them.
    '& > li:nth-of-type(n + 2):nth-of-type(-n + 3) .picture > img': { aspectRatio: '13 / 9' },
  },
];

/**
 * Rows are full: the first card, the nearest tournament, has the places that are left. They follow from the
 * number of cards and not from selectors like `:nth-last-of-type`, to which a page that is still arriving has fewer.
 */
const grid =
  (count: number) =>
  ({ breakpoints }: Theme) => ({
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: { xs: 1.5, sm: 2, md: 3 },
    gridTemplateColumns: 'minmax(0, 1fr)',
    [breakpoints.between('sm', 'lg')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      ...(count % 2 === 1 && firstSpans(2, wide)),
    },
    [breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      ...(count === 1 ? firstSpans(4, only) : firstOfFour[count % 4]),
    },
  });

/** On phones, a section of another page has its cards in one row that scrolls sideways. */
const phoneRow =
  (count: number) =>
  ({ breakpoints }: Theme) => ({
    [breakpoints.down('sm')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: count === 1 ? '100%' : 'min(82%, 300px)',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      // To the edges of the screen, with room for the focus ring.
      mx: -2,
      px: 2,
      py: 0.5,
      scrollPaddingInline: 16,
      '& > li': { scrollSnapAlign: 'start' },
    },
  });

const listStyles = (count: number, isPage: boolean) =>
  isPage ? grid(count) : [grid(count), phoneRow(count)];
