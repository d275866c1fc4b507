import { useState } from 'react';
import { Box, Typography } from '@mui/material';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CertificateDesign, CertificateDesignInput } from '../../../../../openapi/schema.d.ts';
import { useDebouncedValue } from '../../../../ui/hooks/useDebouncedValue.ts';
import { FilterToggle } from '../../../../ui/lists/FilterToggle.tsx';
import { WhenNear } from '../../../../ui/states/WhenNear.tsx';
import { copy } from '../copy.ts';
import type { DesignValues } from '../useDesignForm.ts';
import { CertificatePicture } from './CertificatePicture.tsx';
import { TemplateCards } from './TemplateCards.tsx';

const texts = copy.design;
/** In milliseconds, after the last key. */
const pause = 700;

type DesignPreviewProps = {
  id: number;
  form: UseFormReturn<DesignValues>;
  design: CertificateDesign;
  toInput: (values: DesignValues) => CertificateDesignInput;
};

/** The designs to choose from, and the chosen one, or the own background, large and with what is typed. */
export function DesignPreview({ id, form, design, toInput }: DesignPreviewProps) {
  const { control } = form;
  const [isShort, setIsShort] = useState(false);
  const template = useWatch({ control, name: 'template' });
  useWatch({ control });
  const { version: _version, ...saved } = design;
  const typed = useDebouncedValue(JSON.stringify(toInput(form.getValues())), pause);
  const hasBackground = design.background !== null;
  const name = hasBackground ? texts.ownPage : texts.templates[template];
  return (
    <>
      {hasBackground ? (
        <Typography variant="body2">{texts.insteadOfTemplate}</Typography>
      ) : (
        <TemplateCards id={id} control={control} saved={saved} />
      )}
      <Box sx={barStyles}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.previewLead(isShort)}
        </Typography>
        <FilterToggle value="shortest" selected={isShort} onChange={setIsShort}>
          {texts.shortestName}
        </FilterToggle>
      </Box>
      <Box sx={{ maxWidth: 842 }}>
        <WhenNear ratio="297 / 210">
          <CertificatePicture
            id={id}
            design={{ ...(JSON.parse(typed) as CertificateDesignInput), template }}
            label={texts.previewOf(name)}
            {...(isShort && { name: 'shortest' })}
          />
        </WhenNear>
      </Box>
    </>
  );
}

const barStyles = {
  mt: 2,
  mb: 1,
  maxWidth: 842,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};
