import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { copy } from './copy.ts';
import { isSlug, slugOf } from './slug.ts';

type SlugFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  /** The fields with the title and the address. */
  names: { title: FieldPath<Values>; slug: FieldPath<Values> };
  limits: { maxLength: number };
  /** Returns the path of the page with an address. */
  toPath: (slug: string) => string;
};

/** The last segment of a page's address, with the whole of it as a hint; without one the title's. */
export function SlugField<Values extends FieldValues>(props: SlugFieldProps<Values>) {
  const { control, names, limits, toPath } = props;
  const title = String(useWatch({ control, name: names.title }));
  const slug = String(useWatch({ control, name: names.slug }));
  const address = slugOf({ title, slug });
  return (
    <FormField
      control={control}
      name={names.slug}
      label={copy.slug.label}
      hint={address ? copy.slug.address(toPath(address)) : copy.slug.hint}
      required={false}
      autoComplete="off"
      verbatim
      htmlInput={{ maxLength: limits.maxLength }}
      rules={{
        // A missing title is an error of its own field.
        validate: () =>
          isSlug(address) || (slug.trim() === '' && title.trim() === '') || copy.slug.rule,
      }}
    />
  );
}
