import { useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import StarIcon from '@mui/icons-material/Star';
import { cutCorner, statusChip } from '../../../ui/styles/styles.ts';
import { Portrait } from '../../../ui/artwork/Portrait.tsx';
import { copy } from '../copy.ts';

type MemberRowProps = {
  name: string;
  picture: string | null | undefined;
  isLeader: boolean;
  /** Whether the member is the signed-in user. */
  isOwn: boolean;
  /** The member was just removed: the row stays highlighted for a moment. */
  isLeaving: boolean;
  /** Without it there is no button. */
  onRemove: (() => void) | undefined;
};

export function MemberRow({ name, picture, isLeader, isOwn, isLeaving, onRemove }: MemberRowProps) {
  const nameId = useId();
  return (
    <Box
      component="li"
      data-leaving={isLeaving || undefined}
      sx={(theme) => rowStyle(theme, isLeaving)}
    >
      <Portrait name={name} picture={picture} size={64} />
      <Box sx={{ flex: '1 1 104px', minWidth: 0 }}>
        <Typography variant="h5" component="p" id={nameId} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5, minHeight: 24 }}>
          {isLeader ? (
            <Box component="span" lang="en" sx={leaderChip}>
              <StarIcon aria-hidden />
              {copy.detail.leader}
            </Box>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {copy.detail.member}
            </Typography>
          )}
          {isOwn && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              ({copy.detail.you})
            </Typography>
          )}
        </Box>
      </Box>
      {onRemove && (
        // While the row is leaving, the button may keep the focus, but does nothing.
        <Button
          color="error"
          variant="outlined"
          lang="en"
          startIcon={<PersonRemoveIcon />}
          aria-describedby={nameId}
          aria-disabled={isLeaving || undefined}
          onClick={isLeaving ? undefined : onRemove}
          sx={{ ml: 'auto', opacity: isLeaving ? 0.5 : 1 }}
        >
          {copy.removal.remove}
        </Button>
      )}
    </Box>
  );
}

function rowStyle(theme: Theme, isLeaving: boolean) {
  const { background, divider, error } = theme.vars.palette;
  return {
    ...cutCorner(18),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
    p: 2,
    minHeight: 98,
    border: '1px solid',
    transition: 'background-color 200ms, border-color 200ms',
    borderColor: isLeaving ? error.main : divider,
    backgroundColor: isLeaving ? `rgb(${error.mainChannel} / 16%)` : background.paper,
  };
}

function leaderChip({ vars: { palette } }: Theme) {
  return {
    ...statusChip,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    color: palette.gold.contrastText,
    backgroundColor: palette.gold.main,
    '& > svg': { fontSize: 18, ml: -0.25 },
  } as const;
}
