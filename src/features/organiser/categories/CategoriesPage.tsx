import { useState } from 'react';
import { Container } from '@mui/material';
import type { ManagedCategory } from '../../../../openapi/schema.d.ts';
import {
  useDeleteCategoryMutation,
  useListManagedCategoriesQuery,
} from '../../../api/managedCategories.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import { CountBadge } from '../../../ui/lists/CountBadge.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { LoadedList } from '../LoadedList.tsx';
import { MutationDialog } from '../MutationDialog.tsx';
import { CreateLink } from '../CreateLink.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import { copy } from './copy.ts';

/** All categories, which tournaments and teams choose from. */
export default function CategoriesPage() {
  usePageTitle(copy.list.title);
  const query = useListManagedCategoriesQuery();
  const [removed, setRemoved] = useState<ManagedCategory>();
  const count = query.currentData?.data.length;
  return (
    <>
      <WorkHeader
        title={copy.list.title}
        badge={count !== undefined && <CountBadge>{formatNumber(count)}</CountBadge>}
        fallback={paths.organiser.href()}
        action={createLink}
      />
      <Container sx={{ pt: { xs: 2, md: 3 } }}>
        <LoadedList query={query} loading={copy.list.loading} failed={copy.list.failed}>
          {({ data }) =>
            data.length > 0 ? (
              <CategoryTable categories={data} onRemove={setRemoved} />
            ) : (
              <EmptyState message={copy.list.empty} action={createLink} />
            )
          }
        </LoadedList>
      </Container>
      {removed && <RemoveDialog category={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

const createLink = <CreateLink to={organiserPaths.newCategory.href()} label={copy.list.create} />;

type RemoveDialogProps = { category: ManagedCategory; onClose: () => void };

function RemoveDialog({ category: { id, name }, onClose }: RemoveDialogProps) {
  const [remove] = useDeleteCategoryMutation();
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
