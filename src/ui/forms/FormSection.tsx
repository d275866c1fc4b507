import { type ReactNode, useId } from 'react';
import { Box, Card, Typography } from '@mui/material';
import { StepNumber } from '../page/StepNumber.tsx';

export type FormSectionProps = {
  title: string;
  /** Its number among the steps of the page. */
  step?: number;
  lead?: string;
  /** For what cannot be taken back. */
  danger?: boolean;
  children?: ReactNode;
};

/** A titled group of fields. */
export function FormSection({ title, step, lead, danger = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card
      role="group"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, ...(danger && { borderColor: 'error.main' }) }}
    >
      <Typography id={id} variant="h5" component="h2">
        {step && <StepNumber>{step}</StepNumber>}
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: step ? 1.25 : 0.5 }}>
          {lead}
        </Typography>
      )}
      {children && <Box sx={{ mt: 2.5 }}>{children}</Box>}
    </Card>
  );
}
