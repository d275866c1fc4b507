import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { isSlug, slugOf } from './slug.ts';

type SlugFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  /** The fields with the title and the address. */
  names: { title: FieldPath<Values>; slug: FieldPath<Values> };
  texts: {
    slug: string;
    slugHint: string;
    address: (path: string) => string;
    rules: { slug: string };
  };
  maxLength: number;
  /** Returns the path of the page with an address. */
  toPath: (slug: string) => string;
};

/** The last part of a page's address, with the whole of it as a hint; without one the title's. */
export function SlugField<Values extends FieldValues>(props: SlugFieldProps<Values>) {
  const { control, names, texts, maxLength, toPath } = props;
  const title = String(useWatch({ control, name: names.title }));
  const slug = String(useWatch({ control, name: names.slug }));
  const address = slugOf({ title, slug });
  return (
    <FormField
      control={control}
      name={names.slug}
      label={texts.slug}
      hint={address ? texts.address(toPath(address)) : texts.slugHint}
      required={false}
      autoComplete="off"
      verbatim
      htmlInput={{ maxLength }}
      rules={{
        // A missing title is told at its own field.
        validate: () =>
          isSlug(address) || (slug.trim() === '' && title.trim() === '') || texts.rules.slug,
      }}
    />
  );
}
