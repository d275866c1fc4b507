import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Box, InputBase, Stack } from '@mui/material';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { copy } from '../copy.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

type PageControlsProps = { page: number; pageCount: number; onPageChange: (page: number) => void };

export function PageControls({ page, pageCount, onPageChange }: PageControlsProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <ToolbarButton
        label={copy.previous}
        shortcut="ArrowLeft"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeftIcon />
      </ToolbarButton>
      <PageNumber page={page} pageCount={pageCount} onPageChange={onPageChange} />
      <ToolbarButton
        label={copy.next}
        shortcut="ArrowRight"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRightIcon />
      </ToolbarButton>
    </Stack>
  );
}

function PageNumber({ page, pageCount, onPageChange }: PageControlsProps) {
  const [typedPage, setTypedPage] = useState<string>();
  const goToTypedPage = () => {
    setTypedPage(undefined);
    if (typedPage !== undefined && /^\d{1,6}$/.test(typedPage.trim()))
      onPageChange(Number(typedPage));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    goToTypedPage();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {copy.page}
      </Box>
      <InputBase
        value={typedPage ?? String(page)}
        onChange={(event) => setTypedPage(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={goToTypedPage}
        slotProps={{
          input: {
            'aria-label': copy.goToPage,
            inputMode: 'numeric',
            autoComplete: 'off',
            size: Math.max(2, String(pageCount).length),
          },
        }}
        sx={(theme) => ({
          border: `1px solid ${theme.vars.palette.board.line}`,
          borderRadius: '3px',
          color: 'inherit',
          backgroundColor: theme.vars.palette.board.main,
          '& input': {
            textAlign: 'center',
            width: `${Math.max(2, String(pageCount).length) + 1.5}ch`,
            px: 0.5,
            height: 34,
            py: 0,
          },
          '&.Mui-focused': { outline: '2px solid var(--focus-ring)', outlineOffset: 1 },
        })}
      />
      {copy.of(pageCount)}
    </Box>
  );
}
