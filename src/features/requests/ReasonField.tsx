import type { Control, FieldPath } from 'react-hook-form';
import { changeReasonLimits } from '../../../openapi/workLimits.ts';
import { isVisible } from '../../../openapi/texts/visible.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { copy } from './copy.ts';

const { label, missing } = copy.reason;

/** Asks why something is changed that the audit log must explain. */
export function ReasonField<Values extends { reason: string }>({
  control,
}: {
  control: Control<Values>;
}) {
  return (
    <FormField
      control={control}
      // Of each type that has it, which TypeScript cannot tell.
      name={'reason' as FieldPath<Values>}
      label={label}
      autoComplete="off"
      htmlInput={{ maxLength: changeReasonLimits.maxLength }}
      rules={{ validate: (text) => isVisible(String(text)) || missing }}
    />
  );
}
