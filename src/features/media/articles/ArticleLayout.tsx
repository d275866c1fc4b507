import type { ReactNode } from 'react';
import { Box, Container, Skeleton, Stack, Typography } from '@mui/material';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { paths } from '../../../paths.ts';
import { BackButton } from '../../../ui/page/BackButton.tsx';
import { BoardSection } from '../../../ui/page/BoardSection.tsx';
import { cutCorner, visuallyHidden } from '../../../ui/styles/styles.ts';
import { ShareButton } from '../../../ui/page/ShareButton.tsx';
import { CircuitTraces } from '../../../ui/artwork/CircuitTraces.tsx';
import { copy } from '../copy.ts';

type ArticleLayoutProps = {
  eyebrow: string;
  title: string;
  /** Publication date-time. */
  publishedAt: string;
  /** In minutes. */
  readingTime?: number | undefined;
  picture: ReactNode;
  /** Further items beside the article. */
  aside: ReactNode;
  children: ReactNode;
};

/**
 * Layout of an article or gallery item: header, picture overlapping the header, text, and related
 * items beside it.
 */
export function ArticleLayout({
  eyebrow,
  title,
  publishedAt: day,
  readingTime,
  picture,
  aside,
  children,
}: ArticleLayoutProps) {
  return (
    <>
      <ArticleHeader eyebrow={eyebrow}>
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
            variant="subtitle1"
            sx={(theme) => ({ color: theme.vars.palette.board.muted })}
          >
            <time dateTime={day}>{formatInstant(day)}</time>
            {readingTime !== undefined && ` · ${copy.readingTime(readingTime)}`}
          </Typography>
          <ShareButton title={title} />
        </Stack>
      </ArticleHeader>
      <ArticleColumns picture={picture} aside={aside}>
        {children}
      </ArticleColumns>
    </>
  );
}

type ArticleSkeletonProps = { eyebrow: string; message: string; ratio: string };

export function ArticleSkeleton({ eyebrow, message, ratio }: ArticleSkeletonProps) {
  return (
    <>
      <ArticleHeader eyebrow={eyebrow}>
        <Box role="status" sx={visuallyHidden}>
          {message}
        </Box>
        <Typography variant="h1" component="div" sx={{ width: '100%' }}>
          <Skeleton width="90%" />
          <Skeleton width="55%" />
        </Typography>
        <Skeleton variant="rounded" width={280} height={40} />
      </ArticleHeader>
      <ArticleColumns
        picture={
          <Skeleton
            variant="rectangular"
            sx={{ width: '100%', height: 'auto', aspectRatio: ratio, bgcolor: 'background.paper' }}
          />
        }
        aside={
          <Stack spacing={2}>
            {[1, 2, 3, 4, 5].map((index) => (
              <Skeleton key={index} variant="rounded" height={92} />
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
      </ArticleColumns>
    </>
  );
}

function ArticleHeader({ eyebrow, children }: { eyebrow: string; children: ReactNode }) {
  return (
    <BoardSection component="header" backdrop={<CircuitTraces />}>
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

function ArticleColumns({
  picture,
  aside,
  children,
}: Pick<ArticleLayoutProps, 'picture' | 'aside' | 'children'>) {
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
              ...cutCorner(28),
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
