import { Box, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Club } from '../../../openapi/schema.d.ts';
import { EmailAddress } from '../../ui/lists/EmailAddress.tsx';
import { copy } from './copy.ts';

const detailFields = ['name', 'email', 'phone', 'city', 'bio'] as const;

/** A backend need not keep the city. */
const isKept = (club: Club | undefined, field: (typeof detailFields)[number]) =>
  field !== 'city' || club?.city !== undefined;

/** Shows '-' for empty fields, and skeletons while the club is loading. */
export function ClubDetails({ club }: { club: Club | undefined }) {
  return (
    <Box component="dl" aria-busy={club === undefined} sx={list}>
      {detailFields
        .filter((field) => isKept(club, field))
        .map((field) => (
          <Box key={field} className={field}>
            <Typography component="dt" variant="body2">
              {copy.club[field]}
            </Typography>
            <Typography component="dd">
              {club ? (
                shownText(field, club[field]?.trim())
              ) : (
                <Skeleton width={field === 'bio' ? '85%' : '60%'} />
              )}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

function shownText(field: (typeof detailFields)[number], text: string | undefined) {
  if (!text) return field === 'city' ? copy.club.noCity : copy.club.empty;
  return field === 'email' ? <EmailAddress address={text} /> : text;
}

function list({ breakpoints, vars: { palette } }: Theme) {
  return {
    m: 0,
    display: 'grid',
    columnGap: '32px',
    rowGap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [breakpoints.up('sm')]: {
      rowGap: '20px',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& .name, & .city, & .bio': { gridColumn: '1 / -1' },
    },
    '& dt': { color: palette.text.secondary },
    '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& .name dd, & .email dd, & .phone dd': { fontWeight: 600 },
    '& .bio dd': { maxWidth: '68ch', maxHeight: '24em', overflowY: 'auto' },
  } as const;
}
