import { timeFormats } from '../../../../openapi/runs/scoreTimes.ts';
import * as limits from '../../../../openapi/workLimits.ts';
import type { CategoryInput, ManagedCategory } from '../../../../openapi/schema.d.ts';
import {
  useCreateCategoryMutation,
  useListManagedCategoriesQuery,
  useUpdateCategoryMutation,
  useUploadCategoryLogoMutation,
} from '../../../api/managedContent.ts';
import { organiserPaths, paths } from '../../../paths.ts';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { RadioField } from '../../../ui/forms/RadioField.tsx';
import { FieldSection } from '../form/FieldSection.tsx';
import { textValues } from '../form/textValues.ts';
import {
  type EditorKind,
  type FieldsProps,
  ManagedEditorPage,
} from '../lists/ManagedEditorPage.tsx';
import { copy } from './copy.ts';
import { RuleField } from './RuleField.tsx';

const rankings = Object.keys(copy.ranking) as CategoryInput['ranking'][];
const empty: CategoryInput = {
  name: '',
  description: '',
  longdec: '',
  ranking: 'points',
  time_format: 'MM:SS.hh',
};
const values = textValues(empty);

const category: EditorKind<ManagedCategory, CategoryInput> = {
  draftName: 'category-edit',
  texts: copy.texts,
  listPath: organiserPaths.categories.href(),
  path: organiserPaths.category,
  values: {
    ...values,
    readValues: (stored) => {
      const read = values.readValues(stored);
      // An earlier version of this page has stored no format, which is not that of every category.
      const { time_format: format } = Object(stored) as Partial<CategoryInput>;
      return read &&
        format !== undefined &&
        rankings.includes(read.ranking) &&
        timeFormats.includes(read.time_format)
        ? read
        : undefined;
    },
  },
  Fields: CategoryFields,
  picture: {
    ...copy.logo,
    path: ({ logo }) => logo,
    fallback: defaultLogo,
    ratio: '1 / 1',
    maxWidth: 160,
  },
  publicPath: ({ id }) => paths.category.href({ id }),
  Aside: ({ saved, children }) => (
    <>
      {children}
      <RuleField id={saved.id} rule={saved.rule} />
    </>
  ),
};

/** Creates a category, or changes the one in the URL. */
export default function CategoryPage() {
  const list = useListManagedCategoriesQuery();
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [uploadLogo] = useUploadCategoryLogoMutation();
  return (
    <ManagedEditorPage
      kind={category}
      requests={{
        list,
        create,
        update,
        upload: ({ id, body }) => uploadLogo({ id, body: { logo: body.picture } }),
      }}
    />
  );
}

function CategoryFields({ control }: FieldsProps<CategoryInput>) {
  const { sections, fields } = copy;
  return (
    <>
      <FieldSection
        {...sections.about}
        control={control}
        fields={[
          { name: 'name', ...fields.name, limits: limits.categoryInputNameLimits },
          {
            name: 'description',
            ...fields.description,
            minRows: 2,
            limits: limits.categoryInputDescriptionLimits,
          },
          {
            name: 'longdec',
            ...fields.longdec,
            minRows: 4,
            limits: limits.categoryInputLongdecLimits,
          },
        ]}
      />
      <FormSection {...sections.ranking}>
        <RadioField
          control={control}
          name="ranking"
          label={sections.ranking.title}
          options={rankings.map((value) => ({ value, label: copy.ranking[value] }))}
        />
      </FormSection>
      <FormSection {...sections.timeFormat}>
        <RadioField
          control={control}
          name="time_format"
          label={sections.timeFormat.title}
          options={timeFormats.map((value) => ({ value, label: copy.timeFormat[value] }))}
        />
      </FormSection>
    </>
  );
}
