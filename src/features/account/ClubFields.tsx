import type { Control } from 'react-hook-form';
import { typedPin } from '../../lib/typedPin.ts';
import { FormField } from '../../ui/FormField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { copy } from './copy.ts';

/** Named as the server names them, whose errors they show. */
export type ClubValues = {
  name: string;
  email: string;
  phone: string;
  password: string;
  password_confirmation: string;
  pin: string;
};

export const emptyClub: ClubValues = {
  name: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  pin: '',
};

const wordsOr = (message: string) => ({
  validate: (text: string) => text.trim() !== '' || message,
});

/** What a school club says of itself when it registers. */
export function ClubFields({ control }: { control: Control<ClubValues> }) {
  return (
    <>
      <FormField
        control={control}
        name="name"
        label={copy.fields.name}
        autoComplete="organization"
        rules={wordsOr(copy.rules.name)}
      />
      <FormField
        control={control}
        name="email"
        label={copy.fields.email}
        type="email"
        // What is kept with the password; browsers would take the telephone number, which stands
        // right before it.
        autoComplete="username"
        htmlInput={{ inputMode: 'email' }}
        rules={wordsOr(copy.rules.email)}
      />
      <FormField
        control={control}
        name="phone"
        label={copy.fields.phone}
        type="tel"
        autoComplete="tel"
        htmlInput={{ inputMode: 'tel' }}
        rules={wordsOr(copy.rules.phone)}
      />
      <Passwords control={control} />
      <FormField
        control={control}
        name="pin"
        label={copy.fields.pin}
        hint={copy.hints.pin}
        // Neither a password nor something to fill in: it is readable, and no browser offers to
        // keep it.
        autoComplete="off"
        verbatim
        htmlInput={{ inputMode: 'numeric' }}
        clean={typedPin}
        rules={{ validate: (pin) => /^\d{6}$/.test(pin) || copy.rules.pin }}
      />
    </>
  );
}

function Passwords({ control }: { control: Control<ClubValues> }) {
  return (
    <>
      <PasswordField
        control={control}
        name="password"
        label={copy.fields.password}
        autoComplete="new-password"
        rules={{
          deps: 'password_confirmation',
          validate: (password) => password.length >= 8 || copy.rules.longPassword,
        }}
      />
      <PasswordField
        control={control}
        name="password_confirmation"
        label={copy.fields.confirmation}
        autoComplete="new-password"
        rules={{
          required: copy.rules.confirmation,
          validate: (confirmation, { password }) =>
            confirmation === password || copy.rules.mismatch,
        }}
      />
    </>
  );
}
