import { isValidElement, type ReactElement } from 'react';
import { Box } from '@mui/material';
import type { Control, FieldValues } from 'react-hook-form';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { FormSection, type FormSectionProps } from '../../../ui/forms/FormSection.tsx';
import { FormField, type FormFieldProps } from '../../../ui/forms/FormField.tsx';

type Field<Values extends FieldValues> = Omit<FormFieldProps<Values>, 'control'> & {
  /** Those of the API's document. */
  limits?: { maxLength: number };
  /** The error of an empty field; without it, the field may be empty. */
  missing?: string;
};

type TextFieldsProps<Values extends FieldValues> = {
  control: Control<Values>;
  /** Text fields, and elements with other fields between them. */
  fields: (Field<Values> | ReactElement)[];
};

type FieldSectionProps<Values extends FieldValues> = TextFieldsProps<Values> &
  Omit<FormSectionProps, 'children'> & {
    /** Side by side in this many columns on wide windows; by default one beneath the other. */
    columns?: number;
  };

/** A titled group of fields. */
export const FieldSection = <Values extends FieldValues>({
  title,
  lead,
  columns,
  ...props
}: FieldSectionProps<Values>) => (
  <FormSection title={title} lead={lead}>
    <Box sx={columns === undefined ? stackedStyles : columnStyles(columns)}>
      <TextFields {...props} />
    </Box>
  </FormSection>
);

/** The line for the error of the last field stands in the padding of the card. */
const errorLine = { mb: { xs: -1.5, sm: -2.5 } };
const stackedStyles = { ...errorLine, display: 'grid', gap: 1.5 };
const columnStyles = (columns: number) => ({
  ...errorLine,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
});

/** Fields of a form. */
export function TextFields<Values extends FieldValues>(props: TextFieldsProps<Values>) {
  return props.fields.map((each) => {
    if (isValidElement(each)) return each;
    const { limits, missing, htmlInput, rules, ...field } = each;
    const isFilledIn = (text: unknown) => isVisible(String(text)) || missing;
    return (
      <FormField
        key={field.name}
        control={props.control}
        autoComplete={field.minRows === undefined ? 'off' : undefined}
        required={(missing ?? rules) !== undefined}
        {...field}
        htmlInput={{ ...htmlInput, maxLength: limits?.maxLength }}
        rules={missing === undefined ? rules : { validate: isFilledIn }}
      />
    );
  });
}
