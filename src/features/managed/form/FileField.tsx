import { type ReactNode, useRef, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import { FileInput } from '../../../ui/forms/FileInput.tsx';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';

export type UploadAnswer = { data?: { message: string }; error?: unknown };

type FileFieldProps = {
  texts: { title: string; lead: string; choose: string; uploading: string; failed: string };
  icon: ReactNode;
  /** The value of `accept` of the file dialog. */
  accept?: string;
  /** Sends a file that was chosen; a text instead of an answer says why it cannot be sent. */
  upload: (file: File) => Promise<UploadAnswer | string>;
  disabled?: boolean | undefined;
  /** What is stored now. */
  children: ReactNode;
};

/** Shows a stored file, and a button that replaces it at once. */
export function FileField({ texts, icon, accept, upload, disabled, children }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const toast = useToast();
  const { run, busy } = useSingleFlight(async (file: File) => {
    setFailure(undefined);
    const answer = await upload(file);
    if (typeof answer === 'string') setFailure(answer);
    else if (answer.data) toast.success(answer.data.message);
    else setFailure(entryErrorText(answer.error, texts.failed));
  });
  return (
    <FormSection title={texts.title} lead={texts.lead}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {children}
        <Button
          variant="outlined"
          startIcon={icon}
          disabled={disabled}
          loading={busy}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: failure ? 'error.main' : 'text.secondary', '&:not(:empty)': { mt: 1 } }}
      >
        {failure ?? (busy ? texts.uploading : '')}
      </Typography>
      <FileInput
        ref={input}
        label={texts.choose}
        accept={accept}
        onChoose={(file) => void run(file)}
      />
    </FormSection>
  );
}
