import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { isVisible } from '../../../../../openapi/texts/visible.ts';
import { toWebAddress } from '../../../../../openapi/texts/webAddress.ts';
import * as limits from '../../../../../openapi/workLimits.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../../ui/forms/FormSection.tsx';
import type { FieldsProps } from '../../lists/ManagedEditorPage.tsx';
import { copy } from '../copy.ts';
import type { TournamentValues } from '../tournamentValues.ts';
import { Rows } from '../../../../ui/forms/Rows.tsx';

const texts = copy.fields.documents;
const { maxItems } = limits.tournamentInputDocumentsLimits;

/** Rules and letters: a title and an address each. */
export function DocumentFields({ control }: FieldsProps<TournamentValues>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'documents' });
  const { errors } = useFormState({ control, name: 'documents' });
  // Also what is typed into the fields.
  const documents = useWatch({ control, name: 'documents' });
  const add = () => append({ title: '', url: '' });
  return (
    <FormSection {...copy.sections.documents}>
      <Rows
        add={texts.add}
        error={errors.documents?.message}
        columns="minmax(0, 2fr) minmax(0, 3fr)"
        onAdd={fields.length < maxItems ? add : undefined}
        onRemove={remove}
        rows={fields.map(({ id }, index) => ({
          id,
          label: texts.remove(documents[index]?.title ?? ''),
          fields: (
            <>
              <FormField
                control={control}
                name={`documents.${index}.title`}
                label={texts.title}
                autoComplete="off"
                required={false}
                htmlInput={{ maxLength: limits.tournamentInputDocumentsTitleLimits.maxLength }}
                rules={{
                  validate: (title, { documents: all }) =>
                    isVisible(String(title)) || !all[index]?.url.trim() || texts.missingTitle,
                }}
              />
              <FormField
                control={control}
                name={`documents.${index}.url`}
                label={texts.url}
                autoComplete="off"
                required={false}
                htmlInput={{
                  inputMode: 'url',
                  maxLength: limits.tournamentInputDocumentsUrlLimits.maxLength,
                }}
                rules={{
                  validate: (url, { documents: all }) =>
                    all[index] === undefined ||
                    toWebAddress(String(url)) !== undefined ||
                    (!String(url).trim() && !all[index]?.title.trim()) ||
                    texts.wrongUrl,
                }}
              />
            </>
          ),
        }))}
      />
    </FormSection>
  );
}
