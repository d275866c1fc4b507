import { Box } from '@mui/material';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { newPasswordLimits } from '../../../../openapi/limits.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { copy } from './copy.ts';
import { findProblem, readCompleteCode, useCard } from './useCard.ts';

/** Named like the API fields, so that the server's field errors can be shown. */
export type TakeOverValues = {
  code: string;
  email: string;
  password: string;
  confirmation: string;
};

type CodeFieldProps = { form: UseFormReturn<TakeOverValues> };
type FieldsProps = { control: Control<TakeOverValues> };

/** The code of a card; beneath it, once the code is complete, whose it is or that it has ended. */
export function CodeField({ form: { control, trigger, getValues, clearErrors } }: CodeFieldProps) {
  const { owner, ended, isChecking } = useCard(
    readCompleteCode(useWatch({ control, name: 'code' })),
  );
  const found = owner ? copy.ownerLine(owner.name, owner.club_name) : ended;
  return (
    // What is missing is said when the field is left, not only once the form is sent.
    <div
      onBlur={() => {
        if (getValues('code').trim() !== '') void trigger('code');
      }}
      onInput={() => clearErrors('code')}
    >
      <FormField
        control={control}
        name="code"
        label={copy.code}
        hint={isChecking ? copy.checking : (found ?? copy.codeHint)}
        autoComplete="off"
        verbatim
        rules={{
          validate: (code) => (code.trim() === '' ? copy.rules.code : (findProblem(code) ?? true)),
        }}
      />
      <Box component="span" role="status" sx={visuallyHidden}>
        {found}
      </Box>
    </div>
  );
}

export function AccountFields({ control }: FieldsProps) {
  const { minLength } = newPasswordLimits;
  return (
    <>
      <FormField
        control={control}
        name="email"
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        autoComplete="email"
        htmlInput={{ inputMode: 'email' }}
      />
      <NewPasswordFields
        control={control}
        confirmation="confirmation"
        labels={copy}
        hint={copy.passwordHint(minLength)}
        validate={(password) => password.length >= minLength || copy.rules.length(minLength)}
        messages={{ mismatch: copy.rules.mismatch }}
      />
    </>
  );
}
