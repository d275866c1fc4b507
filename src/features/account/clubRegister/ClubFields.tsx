import { type ReactNode, useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { UseFormReturn } from 'react-hook-form';
import { clubRegistrationPasswordLimits, pinLimits } from '../../../../openapi/limits.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { createPin, isPin, normalizePinInput } from '../../../lib/text/pin.ts';
import { paths } from '../../../paths.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { TakenEmail } from '../TakenEmail.tsx';
import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';

const minPasswordLength = clubRegistrationPasswordLimits.minLength;

/** Named like the API fields, so that the server's field errors can be shown. */
export type ClubFormValues = {
  name: string;
  email: string;
  phone: string;
  password: string;
  password_confirmation: string;
  pin: string;
};

export const emptyClubForm: ClubFormValues = {
  name: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  pin: '',
};

const requiredText = (message: string) => ({
  validate: (text: string) => isVisible(text) || message,
});

type ClubForm = UseFormReturn<ClubFormValues>;

export function ClubFields({ form: { control, setValue, setFocus } }: { form: ClubForm }) {
  const fillInPin = () => {
    setValue('pin', createPin(), { shouldDirty: true, shouldValidate: true });
    setFocus('pin');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 1 }}>
      <FieldGroup title={copy.groups.club}>
        <FormField
          control={control}
          name="name"
          label={copy.fields.clubName}
          hint={copy.hints.clubName}
          autoComplete="organization"
          rules={requiredText(accountCopy.rules.name)}
        />
        <FormField
          control={control}
          name="phone"
          label={copy.fields.phone}
          hint={copy.hints.phone}
          type="tel"
          autoComplete="tel"
          htmlInput={{ inputMode: 'tel' }}
          rules={requiredText(copy.rules.phone)}
        />
      </FieldGroup>
      <FieldGroup title={copy.groups.account}>
        <FormField
          control={control}
          name="email"
          label={accountCopy.fields.email}
          hint={copy.hints.email}
          type="email"
          // Saved as the user name of the password.
          autoComplete="username"
          htmlInput={{ inputMode: 'email' }}
          rules={requiredText(accountCopy.rules.email)}
        />
        <TakenEmail
          control={control}
          name="email"
          toSignIn={paths.schoolClubLogin.href()}
          toNewPassword={paths.schoolClubForgotPassword.href()}
        />
        <NewPasswordFields
          control={control}
          confirmation="password_confirmation"
          labels={accountCopy.fields}
          hint={accountCopy.hints.password(minPasswordLength)}
          validate={(password) =>
            password.length >= minPasswordLength || copy.rules.passwordLength(minPasswordLength)
          }
          messages={accountCopy.rules}
        />
      </FieldGroup>
      <FieldGroup title={copy.groups.pin}>
        <FormField
          control={control}
          name="pin"
          label={copy.fields.pin}
          hint={copy.hints.pin(pinLimits.length)}
          // Not a password: it is readable, and browsers should neither fill it in nor offer to
          // save it.
          autoComplete="off"
          verbatim
          htmlInput={{ inputMode: 'numeric' }}
          normalize={normalizePinInput}
          endAdornment={<Button onClick={fillInPin}>{copy.createPin}</Button>}
          rules={{ validate: (pin) => isPin(pin) || copy.rules.pin(pinLimits.length) }}
        />
        <Notice severity="warning" role="presentation">
          {copy.pinNotice}
        </Notice>
      </FieldGroup>
    </Box>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={groupStyles}>
      <Typography id={id} component="h2" variant="h4">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const groupStyles = {
  display: 'grid',
  gap: 1.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider', pt: 3, mt: 0.5 },
};
