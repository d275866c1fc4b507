import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Box, InputBase, Stack } from '@mui/material';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { copy } from './copy.ts';
import { Tool } from './Tool.tsx';

type PageControlsProps = { page: number; pageCount: number; onShow: (page: number) => void };

/** Previous and next page, and between them the page's number, which can be typed. */
export function PageControls({ page, pageCount, onShow }: PageControlsProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Tool
        label={copy.previous}
        keys="ArrowLeft"
        disabled={page <= 1}
        onClick={() => onShow(page - 1)}
      >
        <ChevronLeftIcon />
      </Tool>
      <PageNumber page={page} pageCount={pageCount} onShow={onShow} />
      <Tool
        label={copy.next}
        keys="ArrowRight"
        disabled={page >= pageCount}
        onClick={() => onShow(page + 1)}
      >
        <ChevronRightIcon />
      </Tool>
    </Stack>
  );
}

function PageNumber({ page, pageCount, onShow }: PageControlsProps) {
  const [typed, setTyped] = useState<string>();
  const go = () => {
    setTyped(undefined);
    if (typed !== undefined && /^\d{1,6}$/.test(typed.trim())) onShow(Number(typed));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    go();
  };
  return (
    <Box
      component="form"
      lang="en"
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
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
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
