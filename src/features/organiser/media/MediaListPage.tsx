import { type ReactNode, useState } from 'react';
import { Container } from '@mui/material';
import { paginate } from '../../../lib/pagination.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { PagePicker } from '../../../ui/lists/PagePicker.tsx';
import { useListParams } from '../../../ui/lists/useListParams.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { CreateLink } from '../CreateLink.tsx';
import { LoadedList, type LoadedQuery } from '../LoadedList.tsx';
import { copy } from './copy.ts';
import { MediaHeader } from './MediaHeader.tsx';
import { type Remove, RemoveDialog, type RemovingTexts } from './RemoveDialog.tsx';

const pageSize = 50;

type MediaListPageProps<Entry> = {
  texts: {
    title: string;
    loading: string;
    failed: string;
    empty: string;
    create: string;
    removing: RemovingTexts;
  };
  query: LoadedQuery<{ data: Entry[] }>;
  /** Path of the form of a new entry. */
  createPath: string;
  /** Deletes an entry, after a question. */
  remove: Remove;
  /** Shows one page of entries; `all` are those of every page. */
  children: (entries: Entry[], onRemove: (entry: Entry) => void, all: Entry[]) => ReactNode;
};

/** A page with all media of one kind. */
export function MediaListPage<Entry extends { id: number; title: string }>({
  texts,
  query,
  createPath,
  remove,
  children,
}: MediaListPageProps<Entry>) {
  const [removed, setRemoved] = useState<Entry>();
  usePageTitle(copy.page(texts.title));
  const { params, setPage } = useListParams();
  const createLink = <CreateLink to={createPath} label={texts.create} />;
  return (
    <>
      <MediaHeader title={texts.title} count={query.currentData?.data.length} action={createLink} />
      <Container sx={{ pt: 2 }}>
        <LoadedList query={query} loading={texts.loading} failed={texts.failed}>
          {({ data }) => {
            if (data.length === 0) return <EmptyState message={texts.empty} action={createLink} />;
            const { entries, page, pageCount } = paginate(data, params.page, pageSize);
            return (
              <>
                {children(entries, setRemoved, data)}
                {pageCount > 1 && (
                  <PagePicker page={page} pageCount={pageCount} onChange={setPage} />
                )}
              </>
            );
          }}
        </LoadedList>
      </Container>
      {removed && (
        <RemoveDialog
          entry={removed}
          texts={texts.removing}
          remove={remove}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
