import { Button, Container } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { CountBadge } from '../../../ui/lists/CountBadge.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { LoadedList, type LoadedQuery } from '../../requests/LoadedList.tsx';
import { MediaSections } from '../media/MediaSections.tsx';
import { copy, type Entry } from './copy.ts';
import { type ListKind, type ListRequests, ManagedTable } from './ManagedTable.tsx';

type ManagedListPageProps<Item extends Entry> = {
  kind: ListKind<Item>;
  requests: ListRequests & { list: LoadedQuery<{ data: Item[] }> };
};

/** A page with all entries of one kind of content, where they are found, deleted and put in order. */
export function ManagedListPage<Item extends Entry>(props: ManagedListPageProps<Item>) {
  const { kind, requests } = props;
  const { texts, isMedia = false } = kind;
  usePageTitle(isMedia ? copy.mediaPage(texts.title) : texts.title);
  const count = requests.list.currentData?.data.length;
  const createLink = <CreateLink to={kind.createPath} label={texts.create} />;
  return (
    <>
      <WorkHeader
        title={texts.title}
        badge={count !== undefined && <CountBadge>{formatNumber(count)}</CountBadge>}
        fallback={kind.fallback ?? paths.organiser.href()}
        action={createLink}
      />
      {isMedia && <MediaSections />}
      <Container sx={{ pt: isMedia ? 2 : { xs: 2, md: 3 } }}>
        <LoadedList query={requests.list} loading={texts.loading} failed={texts.failed}>
          {({ data }) =>
            data.length > 0 ? (
              <>
                {kind.above?.(data)}
                <ManagedTable kind={kind} requests={requests} items={data} />
              </>
            ) : (
              <EmptyState message={texts.empty} action={createLink} />
            )
          }
        </LoadedList>
      </Container>
    </>
  );
}

/** Leads to the form of a new entry. */
export function CreateLink({ to, label }: { to: string; label: string }) {
  return (
    <Button variant="contained" color="gold" component={Link} to={to} startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}
