import { useState } from 'react';
import { Box, Button, Stack } from '@mui/material';
import {
  certificateDesignInputNumberPatternLimits,
  certificateDesignInputPlaceAndDateLimits,
  certificateDesignInputSignerNameLimits,
  certificateDesignInputSignerTitleLimits,
} from '../../../../openapi/workLimits.ts';
import type {
  CertificateDesign,
  CertificateDesignInput,
  CertificatePicture,
  CertificateTemplate,
} from '../../../../openapi/schema.d.ts';
import { fieldErrors } from '../../../api/errors.ts';
import {
  useSaveCertificateDesignMutation,
  useUploadCertificatePictureMutation,
} from '../../../api/managedCertificates.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { RadioField } from '../../../ui/forms/RadioField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { FieldSection } from '../form/FieldSection.tsx';
import { PictureField } from '../form/PictureField.tsx';
import { copy } from './copy.ts';
import { DesignPreview } from './DesignPreview.tsx';

const texts = copy.design;
const templates = Object.entries(texts.templates).map(([value, label]) => ({ value, label }));
const parts = ['logo', 'signature', 'background'] as const;

type DesignFormProps = { id: number; design: CertificateDesign };
type Values = Omit<CertificateDesignInput, CertificatePicture | 'fields'>;

const valuesOf = (design: CertificateDesign): Values => ({
  template: design.template,
  place_and_date: design.place_and_date,
  signer_name: design.signer_name,
  signer_title: design.signer_title,
  number_pattern: design.number_pattern,
});

/** How the certificates look. Pictures are in use at once, all else when it is saved. */
export function DesignForm({ id, design }: DesignFormProps) {
  const toast = useToast();
  const [save] = useSaveCertificateDesignMutation();
  const [upload] = useUploadCertificatePictureMutation();
  // The one over which somebody types; a later one that is loaded meanwhile is another organiser's.
  const [version, setVersion] = useState(design.version);
  const { logo, signature, background, fields } = design;
  const toInput = (values: Values, pictures: Partial<CertificateDesignInput> = {}) => ({
    logo,
    signature,
    background,
    fields,
    ...values,
    ...pictures,
  });
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: valuesOf(design),
    send: (values: Values) => save({ id, 'If-Match': version, body: toInput(values) }),
    onSent: (saved) => {
      setVersion(saved.data.version);
      form.reset(valuesOf(saved.data));
      toast.success(saved.message);
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, texts.saveFailed),
    }),
  });
  const remove = async (part: CertificatePicture) => {
    const body = toInput(valuesOf(design), { [part]: null });
    const { data, error } = await save({ id, 'If-Match': version, body });
    if (data) setVersion(data.data.version);
    if (data) toast.success(data.message);
    else toast.error(entryErrorText(error, texts.saveFailed));
  };
  return (
    <Stack
      component="form"
      noValidate
      aria-label={texts.form}
      onSubmit={submit}
      useFlexGap
      spacing={2.5}
    >
      <FormSection title={texts.title} lead={texts.lead}>
        <RadioField
          control={form.control}
          name="template"
          label={texts.template}
          options={templates}
        />
        <DesignPreview
          id={id}
          toDesign={() => toInput(form.getValues())}
          nameOf={(template: CertificateTemplate) => texts.templates[template]}
        />
      </FormSection>
      <FieldSection
        title={texts.details}
        control={form.control}
        columns={2}
        fields={[
          {
            name: 'place_and_date',
            label: texts.placeAndDate,
            hint: texts.placeAndDateHint,
            limits: certificateDesignInputPlaceAndDateLimits,
          },
          {
            name: 'number_pattern',
            label: texts.numberPattern,
            hint: texts.numberPatternHint,
            limits: certificateDesignInputNumberPatternLimits,
          },
          {
            name: 'signer_name',
            label: texts.signerName,
            limits: certificateDesignInputSignerNameLimits,
          },
          {
            name: 'signer_title',
            label: texts.signerTitle,
            limits: certificateDesignInputSignerTitleLimits,
          },
        ]}
      />
      {failure && <FormError message={failure.message} />}
      <Box>
        <SubmitButton label={texts.save} busyLabel={texts.saving} busy={busy} />
      </Box>
      {parts.map((part) => (
        <Box key={part}>
          <PictureField
            {...texts.pictures[part]}
            path={design[part]}
            ratio={part === 'background' ? '297 / 210' : '2 / 1'}
            maxWidth={240}
            upload={async (picture) => {
              const answer = await upload({ id, part, body: { picture } });
              if (answer.data) setVersion(answer.data.data.version);
              return answer;
            }}
          />
          {design[part] !== null && (
            <Button color="inherit" onClick={() => void remove(part)}>
              {texts.removePicture(texts.pictures[part].title)}
            </Button>
          )}
        </Box>
      ))}
    </Stack>
  );
}
