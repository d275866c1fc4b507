import { Container } from '@mui/material';
import { useParams } from 'react-router-dom';
import type { ManagedCategory } from '../../../../openapi/schema.d.ts';
import {
  useListManagedCategoriesQuery,
  useUploadCategoryLogoMutation,
} from '../../../api/managedCategories.ts';
import { parseId } from '../../../lib/text/parseId.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { EditorColumns } from '../form/EditorColumns.tsx';
import { PictureField } from '../form/PictureField.tsx';
import { LoadedList } from '../LoadedList.tsx';
import { MissingState } from '../MissingState.tsx';
import { PublicPageLink } from '../PublicPageLink.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { copy } from './copy.ts';
import { RuleField } from './RuleField.tsx';

const fallback = organiserPaths.categories.href();

/** Creates a category, or changes the one in the URL. */
export default function CategoryPage() {
  const { id } = useParams();
  return id === undefined ? <NewCategory /> : <ExistingCategory key={id} id={parseId(id)} />;
}

function NewCategory() {
  usePageTitle(copy.page.new);
  return (
    <>
      <WorkHeader title={copy.page.new} detail={copy.page.isNew} fallback={fallback} />
      <Container maxWidth="md" sx={{ pt: 3 }}>
        <CategoryForm />
      </Container>
    </>
  );
}

function ExistingCategory({ id }: { id: number | undefined }) {
  const query = useListManagedCategoriesQuery();
  const category = query.currentData?.data.find((each) => each.id === id);
  usePageTitle(category?.name ?? copy.list.title);
  return (
    <>
      <WorkHeader title={category?.name ?? copy.list.title} fallback={fallback} />
      <Container sx={{ pt: 3 }}>
        <LoadedList query={query} loading={copy.list.loading} failed={copy.list.failed}>
          {() =>
            category ? (
              <CategoryEditor category={category} />
            ) : (
              <MissingState message={copy.page.missing} to={fallback} toLabel={copy.page.toList} />
            )
          }
        </LoadedList>
      </Container>
    </>
  );
}

function CategoryEditor({ category }: { category: ManagedCategory }) {
  const { id, logo, rule } = category;
  const [uploadLogo] = useUploadCategoryLogoMutation();
  return (
    <EditorColumns form={<CategoryForm category={category} />}>
      <PictureField
        {...copy.logo}
        path={logo}
        fallback={defaultLogo}
        ratio="1 / 1"
        maxWidth={160}
        upload={(picture) => uploadLogo({ id, body: { logo: picture } })}
      />
      <RuleField id={id} rule={rule} />
      <PublicPageLink to={paths.category.href({ id })} />
    </EditorColumns>
  );
}
