import { Box, Skeleton, Typography } from '@mui/material';
import type { PupilCardOwner } from '../../../../openapi/schema.d.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { copy } from './copy.ts';

/** Whose card was scanned, in place of its code and as high; undefined while that is looked for. */
export function CardOwner({ owner }: { owner: PupilCardOwner | undefined }) {
  return (
    <Box role="status" aria-label={owner ? undefined : copy.checking} sx={frame}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.owner}
      </Typography>
      <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {owner?.name ?? <Skeleton width="9em" />}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {owner?.club_name ?? <Skeleton width="13em" />}
      </Typography>
    </Box>
  );
}

const frame = {
  ...cutCorner(12),
  px: 2,
  py: 1.25,
  mb: 2,
  backgroundColor: 'background.paper',
  border: '1px solid',
  borderColor: 'outline',
  borderLeft: '4px solid',
  borderLeftColor: 'gold.main',
};
