import type { ReactNode } from 'react';
import { Box, Stack, Typography } from '@mui/material';

type SectionHeadingProps = { title: string; id?: string; lead?: ReactNode; action?: ReactNode };

export function SectionHeading({ title, id, lead, action }: SectionHeadingProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{
        justifyContent: 'space-between',
        alignItems: { sm: 'flex-end' },
        mb: { xs: 2.5, md: 4 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <SolderPad />
          <Typography variant="h2" id={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        </Stack>
        {lead && (
          <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '65ch' }}>{lead}</Typography>
        )}
      </Box>
      {action && <Box sx={{ flexShrink: 0 }}>{action}</Box>}
    </Stack>
  );
}

function SolderPad() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 40 20"
      sx={{
        width: 40,
        height: 20,
        flexShrink: 0,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 3,
        color: 'secondary.main',
      }}
    >
      <path d="M0 15h12l5-5h6" />
      <circle cx="30" cy="10" r="6" />
    </Box>
  );
}
