import { useState } from 'react';
import { Container } from '@mui/material';
import type { OrganisedBlog } from '../../../../../openapi/schema.d.ts';
import {
  useDeleteBlogMutation,
  useListOrganisedBlogsQuery,
} from '../../../../api/organisedBlogs.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { usePageTitle } from '../../../../ui/usePageTitle.ts';
import { CreateLink } from '../../CreateLink.tsx';
import { LoadedList } from '../../LoadedList.tsx';
import { MutationDialog } from '../../MutationDialog.tsx';
import { organiserPaths } from '../../organiserPaths.ts';
import { copy as mediaCopy } from '../copy.ts';
import { MediaHeader } from '../MediaHeader.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { copy } from './copy.ts';

/** All articles: drafts, scheduled and published ones. */
export default function ArticlesPage() {
  usePageTitle(mediaCopy.page(copy.list.title));
  const query = useListOrganisedBlogsQuery();
  const [removed, setRemoved] = useState<OrganisedBlog>();
  return (
    <>
      <MediaHeader
        title={copy.list.title}
        count={query.currentData?.data.length}
        action={createLink}
      />
      <Container sx={{ pt: 2 }}>
        <LoadedList query={query} loading={copy.list.loading} failed={copy.list.failed}>
          {({ data }) =>
            data.length > 0 ? (
              <ArticleTable articles={data} onRemove={setRemoved} />
            ) : (
              <EmptyState message={copy.list.empty} action={createLink} />
            )
          }
        </LoadedList>
      </Container>
      {removed && <RemoveDialog article={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

const createLink = <CreateLink to={organiserPaths.newBlog.href()} label={copy.list.create} />;

type RemoveDialogProps = { article: OrganisedBlog; onClose: () => void };

function RemoveDialog({ article: { id, title: name }, onClose }: RemoveDialogProps) {
  const [remove] = useDeleteBlogMutation();
  const { title, text, confirm, failed } = copy.list.removing;
  return (
    <MutationDialog
      title={title(name)}
      text={text}
      confirm={confirm}
      failed={failed}
      send={() => remove({ id })}
      onClose={onClose}
    />
  );
}
