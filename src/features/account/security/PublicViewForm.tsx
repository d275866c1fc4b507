import type { ReactNode } from 'react';
import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { type Control, Controller, type FieldPath, useWatch } from 'react-hook-form';
import type { NameForm } from '../../../../openapi/schema.d.ts';
import { useSetClubNamesMutation } from '../../../api/clubMutations.ts';
import { Portrait } from '../../../ui/artwork/Portrait.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import defaultUser from '../../../ui/pictures/defaultUser.svg';
import { copy } from './copy.ts';
import { readSecurityFailure } from './securityErrorText.ts';

type Values = { names: NameForm; portraits: 'initials' | 'pictures' };

type PublicViewFormProps = {
  /** `portraits` is undefined for a backend that cannot hide pictures. */
  stored: { names: NameForm; portraits: boolean | undefined };
};

/** Shows what visitors will see of a participant before the choice is saved. */
export function PublicViewForm({ stored }: PublicViewFormProps) {
  const { form, submit, busy, failure } = usePublicView(stored);
  return (
    <Stack
      component="form"
      noValidate
      aria-label={copy.publicView.title}
      onSubmit={submit}
      useFlexGap
      spacing={2.5}
    >
      <Choice
        control={form.control}
        name="names"
        label={copy.publicView.names.label}
        options={[
          ['short', copy.publicView.names.short],
          ['full', copy.publicView.names.full],
        ]}
      />
      {stored.portraits !== undefined && (
        <Choice
          control={form.control}
          name="portraits"
          label={copy.publicView.portraits.label}
          options={[
            ['initials', copy.publicView.portraits.initials],
            ['pictures', copy.publicView.portraits.pictures],
          ]}
        />
      )}
      <Example control={form.control} />
      {failure && <FormError {...failure} />}
      <SubmitButton
        label={copy.publicView.submit}
        busyLabel={copy.publicView.submitting}
        busy={busy}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      />
    </Stack>
  );
}

function usePublicView({ names, portraits }: PublicViewFormProps['stored']) {
  const [save] = useSetClubNamesMutation();
  const toast = useToast();
  return useServerForm<Values, { message?: string | undefined }>({
    defaultValues: { names, portraits: portraits === false ? 'initials' : 'pictures' },
    send: (values) =>
      save({
        body: {
          names: values.names,
          ...(portraits !== undefined && { portraits: values.portraits === 'pictures' }),
        },
      }),
    onSent: ({ message }) => {
      toast.success(message || copy.publicView.done);
    },
    readFailure: (error) => readSecurityFailure(error, copy.publicView.failed),
  });
}

type ChoiceProps<Name extends FieldPath<Values>> = {
  control: Control<Values>;
  name: Name;
  label: string;
  options: readonly (readonly [value: Values[Name], label: ReactNode])[];
};

function Choice<Name extends FieldPath<Values>>({
  control,
  name,
  label,
  options,
}: ChoiceProps<Name>) {
  const labelId = `public-${name}`;
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ color: 'text.primary', fontWeight: 700 }}>
        {label}
      </FormLabel>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <RadioGroup
            {...field}
            aria-labelledby={labelId}
            sx={{ mt: 0.5, rowGap: { xs: 1.5, sm: 0 } }}
          >
            {options.map(([value, text]) => (
              <FormControlLabel
                key={value}
                value={value}
                control={<Radio />}
                label={text}
                sx={{ minHeight: 44, mr: 0 }}
              />
            ))}
          </RadioGroup>
        )}
      />
    </FormControl>
  );
}

/** A participant as visitors will see them. */
function Example({ control }: { control: Control<Values> }) {
  const { names, portraits } = useWatch({ control }) as Values;
  const name = copy.publicView.example[names];
  return (
    <Box role="status">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {copy.publicView.example.title}
      </Typography>
      <Box sx={exampleStyles}>
        <Portrait name={name} picture={portraits === 'pictures' ? defaultUser : null} size={64} />
        <Typography variant="h5" component="p">
          {name}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {copy.publicView.example[portraits]}
      </Typography>
    </Box>
  );
}

const exampleStyles = {
  ...cutCorner(18),
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
};
