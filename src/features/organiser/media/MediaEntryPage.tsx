import type { ReactNode } from 'react';
import { Container } from '@mui/material';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { LoadedList, type LoadedQuery } from '../LoadedList.tsx';
import { MissingState } from '../MissingState.tsx';

type Entry = { id: number; title: string };

type NewEntryPageProps = { title: string; detail?: string; fallback: string; children: ReactNode };

/** A page with the form of a new entry. */
export function NewEntryPage({ title, detail, fallback, children }: NewEntryPageProps) {
  usePageTitle(title);
  return (
    <>
      <WorkHeader title={title} detail={detail} fallback={fallback} />
      <Container maxWidth="md" sx={{ pt: 3 }}>
        {children}
      </Container>
    </>
  );
}

type MediaEntryPageProps<Found extends Entry> = {
  id: number | undefined;
  texts: {
    title: string;
    loading: string;
    failed: string;
    missing: string;
    toList: string;
  };
  /** The query of the list that has the entry. */
  query: LoadedQuery<{ data: Found[] }>;
  /** Path of the list. */
  fallback: string;
  /** What stands beneath the title. */
  detail?: (entry: Found) => ReactNode;
  children: (entry: Found) => ReactNode;
};

/** A page that changes an entry of a list. */
export function MediaEntryPage<Found extends Entry>(props: MediaEntryPageProps<Found>) {
  const { id, texts, query, fallback, detail, children } = props;
  const entry = query.currentData?.data.find((each) => each.id === id);
  const title = entry?.title ?? texts.title;
  usePageTitle(title);
  return (
    <>
      <WorkHeader title={title} detail={entry && detail?.(entry)} fallback={fallback} />
      <Container sx={{ pt: 3 }}>
        <LoadedList query={query} loading={texts.loading} failed={texts.failed}>
          {() =>
            entry ? (
              children(entry)
            ) : (
              <MissingState message={texts.missing} to={fallback} toLabel={texts.toList} />
            )
          }
        </LoadedList>
      </Container>
    </>
  );
}
