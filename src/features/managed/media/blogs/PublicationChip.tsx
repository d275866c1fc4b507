import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { statusChip } from '../../../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { usePublication } from './usePublication.ts';

/** Says whether the public sees an article, or will. */
export function PublicationChip({ publishedAt }: { publishedAt: string | null }) {
  const publication = usePublication(publishedAt);
  return (
    <Box component="span" data-publication={publication} sx={chip}>
      {copy.state[publication]}
    </Box>
  );
}

function chip({ vars: { palette } }: Theme) {
  return {
    ...statusChip,
    color: palette.text.secondary,
    backgroundColor: `color-mix(in srgb, currentColor 10%, ${palette.background.paper})`,
    '&[data-publication="published"]': {
      color: palette.success.main,
    },
    '&[data-publication="scheduled"]': {
      color: palette.gold.contrastText,
      backgroundColor: palette.gold.main,
    },
  } as const;
}
