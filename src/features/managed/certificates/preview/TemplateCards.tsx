import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import type {
  CertificateDesignInput,
  CertificateTemplate,
} from '../../../../../openapi/schema.d.ts';
import { WhenNear } from '../../../../ui/states/WhenNear.tsx';
import { cutCorner } from '../../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import type { DesignValues } from '../useDesignForm.ts';
import { CertificatePicture } from './CertificatePicture.tsx';

const texts = copy.design;
const templates = Object.keys(texts.templates) as CertificateTemplate[];

type TemplateCardsProps = {
  id: number;
  control: Control<DesignValues>;
  /** What is saved: what is typed is seen in the large picture. */
  saved: CertificateDesignInput;
};

/** The designs side by side, each with the logo, the signature and the longest name. */
export function TemplateCards({ id, control, saved }: TemplateCardsProps) {
  const { field } = useController({ control, name: 'template' });
  return (
    <RadioGroup {...field} aria-label={texts.template} sx={gridStyles}>
      {templates.map((template) => (
        <Box key={template} sx={[cardStyles, template === field.value && chosenStyles]}>
          <Box aria-hidden sx={{ pointerEvents: 'none' }}>
            <WhenNear ratio="297 / 210">
              <CertificatePicture
                id={id}
                design={{ ...saved, template }}
                label={template}
                isQuiet
              />
            </WhenNear>
          </Box>
          <FormControlLabel
            value={template}
            label={texts.templates[template]}
            control={<Radio />}
            sx={labelStyles}
          />
        </Box>
      ))}
    </RadioGroup>
  );
}

const gridStyles = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};
const cardStyles = {
  position: 'relative',
  p: 1,
  pb: 0,
  border: '1px solid',
  borderColor: 'outline',
  ...cutCorner(14),
} as const;
const chosenStyles = {
  borderColor: 'primary.main',
  boxShadow: 'inset 0 0 0 1px currentColor',
  color: 'primary.main',
};
/** The whole card is pressed. */
const labelStyles = {
  m: 0,
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
