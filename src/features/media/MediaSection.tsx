import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Box, Button, CircularProgress } from '@mui/material';
import { pageOf } from '../../lib/paging.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageNumbers } from '../../ui/PageNumbers.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { copy } from './copy.ts';

const pageSize = 8;

type Words = {
  title: string;
  loading: string;
  empty: string;
  count: (count: number) => string;
  pages?: string;
};

type MediaSectionProps<Entry> = {
  /** By which the head of the page finds the section. */
  id: string;
  words: Words;
  /** The call that fills the section. */
  list: { data?: { data: Entry[] }; isFetching: boolean; isError: boolean; refetch: () => unknown };
  /** The page shown, from 1, and a function that turns it; without it everything is on one page. */
  paging?: [number, (page: number) => void];
  lead?: string;
  /** Of the list's columns. */
  columns: Record<string, string>;
  /** The place of one entry that is on its way. */
  skeleton: ReactNode;
  /** One page of entries, each a list item. */
  children: (entries: Entry[]) => ReactNode;
};

/**
 * One section of the media page: its heading, its list in pages, and what stands there while there
 * is none.
 */
export function MediaSection<Entry>({
  id,
  words,
  list,
  paging,
  lead,
  columns,
  skeleton,
  children,
}: MediaSectionProps<Entry>) {
  const headingId = `${id}-heading`;
  const summary = useRef<HTMLDivElement>(null);
  const all = list.data?.data ?? [];
  const loading = list.data === undefined && list.isFetching;
  const { entries, page, pageCount } = paging
    ? pageOf(all, paging[0], pageSize)
    : { entries: all, page: 1, pageCount: 1 };
  // Takes reader and keyboard back to where the new cards begin; the button may be gone from under
  // the finger.
  const toSummary = () => summary.current?.focus();
  const retry = () => {
    toSummary();
    list.refetch();
  };
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      tabIndex={-1}
      sx={{ outline: 'none' }}
    >
      <SectionHeading id={headingId} title={words.title} lead={lead} />
      <Box ref={summary} tabIndex={-1} role="status" lang="en" sx={summaryStyles}>
        {loading && <Waiting message={words.loading} />}
        {entries.length > 0 && copy.place(words.count(all.length), page, pageCount)}
      </Box>
      {loading || entries.length > 0 ? (
        <Box
          key={page}
          component="ul"
          aria-labelledby={headingId}
          sx={{ ...grid, gridTemplateColumns: columns }}
        >
          {loading
            ? places.map((place) => (
                <li key={place} aria-hidden>
                  {skeleton}
                </li>
              ))
            : children(entries)}
        </Box>
      ) : (
        <Nothing message={words.empty} onRetry={list.isError ? retry : undefined} />
      )}
      {loading && paging && <Box sx={{ height: 92 }} />}
      {paging && (
        <PageNumbers
          page={page}
          pageCount={pageCount}
          label={words.pages}
          onChange={(next) => {
            paging[1](next);
            toSummary();
          }}
        />
      )}
    </Box>
  );
}

const places = Array.from({ length: pageSize }, (_, place) => place);
const summaryStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  typography: 'body2',
  color: 'text.secondary',
  minHeight: '1.6em',
  mb: 2,
  outline: 'none',
};
const grid = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 2, md: 3 } };

function Waiting({ message }: { message: string }) {
  return (
    <>
      <CircularProgress size={18} thickness={5} color="secondary" aria-label={message} />
      {message}
    </>
  );
}

function Nothing({ message, onRetry }: { message: string; onRetry: (() => void) | undefined }) {
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
