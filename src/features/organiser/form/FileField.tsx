import { type ReactNode, useRef } from 'react';
import { Button, Typography } from '@mui/material';
import { FileInput } from '../../../ui/forms/FileInput.tsx';
import { FormSection } from './FormSection.tsx';

type FileFieldProps = {
  title: string;
  lead: string;
  choose: string;
  uploading: string;
  icon: ReactNode;
  /** The value of `accept` of the file dialog. */
  accept: string;
  busy: boolean;
  failure: string | undefined;
  onChoose: (file: File) => void;
  /** What is stored now. */
  children: ReactNode;
};

/** Shows a stored file, and a button that replaces it at once. */
export function FileField(props: FileFieldProps) {
  const { title, lead, choose, uploading, icon, accept, busy, failure, onChoose, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <FormSection title={title} lead={lead}>
      {children}
      <Button
        variant="outlined"
        startIcon={icon}
        loading={busy}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: 1, color: failure ? 'error.main' : 'text.secondary' }}
      >
        {failure ?? (busy ? uploading : '')}
      </Typography>
      <FileInput ref={input} label={choose} accept={accept} onChoose={onChoose} />
    </FormSection>
  );
}
