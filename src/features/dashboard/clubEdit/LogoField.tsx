import { useId, useRef } from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import PhotoIcon from '@mui/icons-material/PhotoCameraOutlined';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import { FileInput } from '../../../ui/forms/FileInput.tsx';
import defaultLogo from '../../../ui/pictures/defaultTeamLogo.svg';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import type { LogoChoice } from './useLogoChoice.ts';

type LogoFieldProps = { current: string | null; choice: LogoChoice; disabled: boolean };

export function LogoField({
  current,
  choice: { chosen, isOpening, errorText, choose, remove },
  disabled,
}: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Stack
      role="group"
      aria-labelledby={`${id}-label`}
      direction="row"
      sx={{ gap: 2.5, alignItems: 'flex-start' }}
    >
      <Box
        sx={(theme) => ({
          ...cutCorner(12),
          width: 96,
          flexShrink: 0,
          overflow: 'hidden',
          border: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        {chosen ? (
          <Box
            component="img"
            src={chosen.previewUrl}
            alt={copy.logo.preview}
            sx={{ display: 'block', width: '100%', aspectRatio: '1', objectFit: 'contain' }}
          />
        ) : (
          <Picture
            path={current}
            fallback={defaultLogo}
            alt=""
            ratio="1"
            sizes="96px"
            fit="contain"
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
          {copy.logo.label}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={button}
            variant="outlined"
            startIcon={<PhotoIcon />}
            disabled={disabled}
            loading={isOpening}
            loadingPosition="start"
            aria-describedby={`${id}-said`}
            onClick={() => input.current?.click()}
          >
            {copy.logo.choose}
          </Button>
          {chosen && (
            <Button
              color="inherit"
              disabled={disabled}
              onClick={() => {
                remove();
                button.current?.focus();
              }}
            >
              {copy.logo.remove}
            </Button>
          )}
        </Stack>
        {/* The live region must exist before its text changes, or screen readers miss it. */}
        <Typography
          id={`${id}-said`}
          role="status"
          variant="body2"
          sx={{ mt: 1, color: errorText ? 'error.main' : 'text.secondary' }}
        >
          {errorText ??
            (isOpening ? copy.logo.opening : chosen ? copy.logo.unsaved : copy.logo.hint)}
        </Typography>
      </Box>
      <FileInput ref={input} label={copy.logo.choose} onChoose={choose} />
    </Stack>
  );
}
