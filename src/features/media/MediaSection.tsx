import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Box, Button, CircularProgress } from '@mui/material';
import { paginate } from '../../lib/pagination.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageNumbers } from '../../ui/lists/PageNumbers.tsx';
import { SectionHeading } from '../../ui/page/headings/SectionHeading.tsx';
import { copy } from './copy.ts';
import { sectionBarHeight } from './sections.ts';

const pageSize = 8;

type SectionTexts = {
  title: string;
  loading: string;
  empty: string;
  count: (count: number) => string;
  pages?: string;
};

type MediaSectionProps<Entry> = {
  /** Element id, used by the links in the page header. */
  id: string;
  texts: SectionTexts;
  /** The query that loads the section's entries. */
  query: {
    data?: { data: Entry[] };
    isFetching: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  /** The current page (from 1) and its setter; without it all entries are on one page. */
  pagination?: [number, (page: number) => void];
  lead?: string;
  /** Responsive `grid-template-columns` of the list. */
  columns: Record<string, string>;
  /** Placeholder of one entry while loading. */
  skeleton: ReactNode;
  /** Renders one page of entries, each as a list item. */
  children: (entries: Entry[]) => ReactNode;
};

/**
 * A section of the media page: heading, paginated list, and its loading, empty and error states.
 */
export function MediaSection<Entry>({
  id,
  texts,
  query,
  pagination,
  lead,
  columns,
  skeleton,
  children,
}: MediaSectionProps<Entry>) {
  const headingId = `${id}-heading`;
  const summary = useRef<HTMLDivElement>(null);
  const allEntries = query.data?.data ?? [];
  const isLoading = query.data === undefined && query.isFetching;
  const { entries, page, pageCount } = pagination
    ? paginate(allEntries, pagination[0], pageSize)
    : { entries: allEntries, page: 1, pageCount: 1 };
  // Moves the focus to the start of the new cards; the pressed button may no longer exist.
  const focusSummary = () => summary.current?.focus();
  const retry = () => {
    focusSummary();
    query.refetch();
  };
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      tabIndex={-1}
      sx={{ outline: 'none', scrollMarginTop: sectionBarHeight }}
    >
      <SectionHeading id={headingId} title={texts.title} lead={lead} />
      <Box ref={summary} tabIndex={-1} role="status" sx={summaryStyles}>
        {isLoading && <LoadingMessage message={texts.loading} />}
        {entries.length > 0 && copy.summary(texts.count(allEntries.length), page, pageCount)}
      </Box>
      {isLoading || entries.length > 0 ? (
        <Box
          key={page}
          component="ul"
          aria-labelledby={headingId}
          sx={{ ...gridStyles, gridTemplateColumns: columns }}
        >
          {isLoading
            ? skeletonIndexes.map((index) => (
                <li key={index} aria-hidden>
                  {skeleton}
                </li>
              ))
            : children(entries)}
        </Box>
      ) : (
        <EmptyMessage message={texts.empty} onRetry={query.isError ? retry : undefined} />
      )}
      {isLoading && pagination && <Box sx={{ height: 92 }} />}
      {pagination && (
        <PageNumbers
          page={page}
          pageCount={pageCount}
          label={texts.pages}
          onChange={(next) => {
            pagination[1](next);
            focusSummary();
          }}
        />
      )}
    </Box>
  );
}

const skeletonIndexes = Array.from({ length: pageSize }, (_, index) => index);
const summaryStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  typography: 'body2',
  color: 'text.secondary',
  minHeight: '1.6em',
  mb: 2,
  outline: 'none',
  scrollMarginTop: sectionBarHeight,
};
const gridStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 1.5, md: 3 } };

function LoadingMessage({ message }: { message: string }) {
  return (
    <>
      <CircularProgress size={18} thickness={5} color="secondary" aria-label={message} />
      {message}
    </>
  );
}

function EmptyMessage({
  message,
  onRetry,
}: {
  message: string;
  onRetry: (() => void) | undefined;
}) {
  return (
    <EmptyState
      message={message}
      action={
        onRetry && (
          <Button size="small" variant="outlined" onClick={onRetry}>
            {copy.page.tryAgain}
          </Button>
        )
      }
    />
  );
}
