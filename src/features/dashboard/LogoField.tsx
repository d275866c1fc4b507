import { useId, useRef } from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import PhotoIcon from '@mui/icons-material/PhotoCameraOutlined';
import { Picture } from '../../ui/Picture.tsx';
import defaultLogo from '../../ui/pictures/defaultTeamLogo.svg';
import { cut } from '../../ui/cut.ts';
import { copy } from './copy.ts';
import type { LogoChoice } from './useLogoChoice.ts';

type LogoFieldProps = { current: string | null; choice: LogoChoice };

/**
 * The club's logo as it is or will be, and the ways to choose another and to think better of it.
 */
export function LogoField({
  current,
  choice: { chosen, opening, refusal, choose, remove },
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
          ...cut(12),
          width: 96,
          flexShrink: 0,
          overflow: 'hidden',
          border: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        {chosen ? (
          <Box
            component="img"
            src={chosen.address}
            alt={copy.logo.preview}
            sx={{ display: 'block', width: '100%', aspectRatio: '1', objectFit: 'contain' }}
          />
        ) : (
          <Picture path={current} fallback={defaultLogo} alt="" ratio="1" fit="contain" />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={`${id}-label`} variant="body2" lang="en" sx={{ fontWeight: 600, mb: 1 }}>
          {copy.logo.label}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={button}
            variant="outlined"
            startIcon={<PhotoIcon />}
            loading={opening}
            loadingPosition="start"
            aria-describedby={`${id}-said`}
            onClick={() => input.current?.click()}
          >
            {copy.logo.choose}
          </Button>
          {chosen && (
            <Button
              color="inherit"
              onClick={() => {
                remove();
                button.current?.focus();
              }}
            >
              {copy.logo.remove}
            </Button>
          )}
        </Stack>
        {/* The region stands before the words come, or a screen reader would miss them. */}
        <Typography
          id={`${id}-said`}
          role="status"
          variant="body2"
          sx={{ mt: 1, color: refusal ? 'error.main' : 'text.secondary' }}
        >
          {refusal ?? (opening ? copy.logo.opening : chosen ? copy.logo.unsaved : copy.logo.hint)}
        </Typography>
      </Box>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={copy.logo.choose}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Emptied, so that the same file counts as a change next time.
          target.value = '';
          if (file) choose(file);
        }}
      />
    </Stack>
  );
}
