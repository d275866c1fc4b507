import { type ReactNode, useId } from 'react';
import { Box, Card, Typography } from '@mui/material';

export type FormSectionProps = {
  title: string;
  lead?: string;
  /** For what cannot be taken back. */
  danger?: boolean;
  children: ReactNode;
};

/** A titled group of fields. */
export function FormSection({ title, lead, danger = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card
      role="group"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, ...(danger && { borderColor: 'error.main' }) }}
    >
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Card>
  );
}
