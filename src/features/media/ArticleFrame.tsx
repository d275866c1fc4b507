import type { ReactNode } from 'react';
import { Box, Container, Skeleton, Stack, Typography } from '@mui/material';
import { formatInstant } from '../../lib/instant.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/BackButton.tsx';
import { BoardSection } from '../../ui/BoardSection.tsx';
import { cut } from '../../ui/cut.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { TraceCorner } from '../../ui/TraceCorner.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

type ArticleFrameProps = {
  eyebrow: string;
  title: string;
  /** The instant at which it appeared. */
  day: string;
  picture: ReactNode;
  /** What else there is to see. */
  aside: ReactNode;
  children: ReactNode;
};

/**
 * The page of one thing to look at or read: its head, its picture over the head's edge, its text,
 * and others beside it.
 */
export function ArticleFrame({ eyebrow, title, day, picture, aside, children }: ArticleFrameProps) {
  return (
    <>
      <Head eyebrow={eyebrow}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          spacing={2.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography
            component="time"
            dateTime={day}
            variant="subtitle1"
            sx={(theme) => ({ color: theme.vars.palette.board.muted })}
          >
            {formatInstant(day)}
          </Typography>
          <ShareButton title={title} />
        </Stack>
      </Head>
      <Columns picture={picture} aside={aside}>
        {children}
      </Columns>
    </>
  );
}

type ArticleSkeletonProps = { eyebrow: string; message: string; ratio: string };

/** The same page while it is on its way. */
export function ArticleSkeleton({ eyebrow, message, ratio }: ArticleSkeletonProps) {
  return (
    <>
      <Head eyebrow={eyebrow}>
        <Box role="status" lang="en" sx={visuallyHidden}>
          {message}
        </Box>
        <Typography variant="h1" component="div" sx={{ width: '100%' }}>
          <Skeleton width="90%" />
          <Skeleton width="55%" />
        </Typography>
        <Skeleton variant="rounded" width={280} height={40} />
      </Head>
      <Columns
        picture={
          <Skeleton
            variant="rectangular"
            sx={{ width: '100%', height: 'auto', aspectRatio: ratio, bgcolor: 'background.paper' }}
          />
        }
        aside={
          <Stack spacing={2}>
            {[1, 2, 3, 4, 5].map((place) => (
              <Skeleton key={place} variant="rounded" height={92} />
            ))}
          </Stack>
        }
      >
        <Typography component="div">
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </Typography>
      </Columns>
    </>
  );
}

function Head({ eyebrow, children }: { eyebrow: string; children: ReactNode }) {
  return (
    <BoardSection component="header" backdrop={<TraceCorner />}>
      <Container sx={{ pt: { xs: 1.5, md: 2.5 }, pb: { xs: 9, md: 14 } }}>
        <Box sx={{ ml: -1, mb: { xs: 1.5, md: 2.5 } }}>
          <BackButton fallback={paths.mediaContent.href()} />
        </Box>
        <Stack spacing={1.5} sx={{ maxWidth: 820, alignItems: 'flex-start' }}>
          <Typography variant="overline" lang="en" sx={{ color: 'gold.main' }}>
            {eyebrow}
          </Typography>
          {children}
        </Stack>
      </Container>
    </BoardSection>
  );
}

function Columns({
  picture,
  aside,
  children,
}: Pick<ArticleFrameProps, 'picture' | 'aside' | 'children'>) {
  return (
    <Container sx={{ pb: { xs: 5, md: 8 } }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: { md: 4, lg: 7 },
          rowGap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(270px, 340px)' },
        }}
      >
        <Box sx={{ position: 'relative', mt: { xs: -6, md: -10 } }}>
          <Box
            sx={(theme) => ({
              ...cut(28),
              overflow: 'hidden',
              border: `1px solid ${theme.vars.palette.divider}`,
              bgcolor: theme.vars.palette.board.deep,
            })}
          >
            {picture}
          </Box>
          <Box sx={{ mt: { xs: 3, md: 4 }, maxWidth: '70ch' }}>{children}</Box>
        </Box>
        <Box
          sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: { md: 88 }, pt: { md: 4 } }}
        >
          {aside}
        </Box>
      </Box>
    </Container>
  );
}
