import { Button, Stack, Typography } from '@mui/material';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { copy } from '../copy.ts';

type PagePickerProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
};

/** 'Page X of Y' between a Previous and a Next button. */
export function PagePicker({ page, pageCount, onChange }: PagePickerProps) {
  const last = Math.max(1, pageCount);
  return (
    <Stack
      component="nav"
      aria-label={copy.pages}
      direction="row"
      spacing={{ xs: 1, sm: 2 }}
      sx={{ justifyContent: 'center', alignItems: 'center', py: 3 }}
    >
      <Button
        variant="outlined"
        startIcon={<ChevronLeftIcon />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        {copy.previous}
      </Button>
      <Typography
        aria-live="polite"
        sx={{ minWidth: 108, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {copy.pageOf(page, last)}
      </Typography>
      <Button
        variant="outlined"
        endIcon={<ChevronRightIcon />}
        disabled={page >= last}
        onClick={() => onChange(page + 1)}
      >
        {copy.next}
      </Button>
    </Stack>
  );
}
