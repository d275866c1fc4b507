import { Box, Button, Stack, Typography } from '@mui/material';
import {
  certificateDesignInputNumberPatternLimits,
  certificateDesignInputPlaceAndDateLimits,
  certificateDesignInputSignerNameLimits,
  certificateDesignInputSignerTitleLimits,
} from '../../../../openapi/workLimits.ts';
import type { CertificateDesign } from '../../../../openapi/schema.d.ts';
import { useUploadCertificatePictureMutation } from '../../../api/managedCertificates.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { LeaveQuestion } from '../../../ui/page/LeaveQuestion.tsx';
import { FieldSection } from '../form/FieldSection.tsx';
import { PictureField } from '../form/PictureField.tsx';
import { copy } from './copy.ts';
import { copy as fieldsCopy } from './fields/copy.ts';
import { FieldsEditor } from './fields/FieldsEditor.tsx';
import { DesignPreview } from './preview/DesignPreview.tsx';
import { useDesignForm } from './useDesignForm.ts';

const texts = copy.design;
const parts = ['logo', 'signature', 'background'] as const;
/** As they are stored. */
const ratios = { logo: '1 / 1', signature: '2 / 1', background: '297 / 210' };

type DesignFormProps = { id: number; design: CertificateDesign };
/** How the certificates look. Pictures are in use at once, all else when it is saved. */
export function DesignForm({ id, design }: DesignFormProps) {
  const [upload] = useUploadCertificatePictureMutation();
  const designForm = useDesignForm(id, design);
  const { form, submit, busy, failure, isChanged, versions, toInput, remove, version, setVersion } =
    designForm;
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
        <DesignPreview id={id} form={form} design={design} toInput={toInput} />
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
      {design.background !== null && <FieldsEditor control={form.control} design={design} />}
      {failure && <FormError message={failure.message} />}
      {versions && (
        <Box role="status">
          <Typography variant="body2">{versions.text}</Typography>
          <Button size="small" onClick={versions.show} disabled={busy}>
            {versions.label}
          </Button>
        </Box>
      )}
      <Box>
        <SubmitButton label={texts.save} busyLabel={texts.saving} busy={busy} />
      </Box>
      {parts.map((part) => (
        <Box key={part}>
          <PictureField
            {...texts.pictures[part]}
            path={design[part]}
            ratio={ratios[part]}
            maxWidth={part === 'logo' ? 120 : 240}
            upload={async (picture) => {
              const answer = await upload({ id, part, 'If-Match': version, body: { picture } });
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
      {isChanged && <LeaveQuestion texts={fieldsCopy.leaving} />}
    </Stack>
  );
}
