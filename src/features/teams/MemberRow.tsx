import { useId } from 'react';
import { Box, Button, Chip, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import StarIcon from '@mui/icons-material/Star';
import type { TeamMember } from '../../../openapi/schema.d.ts';
import { cut } from '../../ui/cut.ts';
import { Picture } from '../../ui/Picture.tsx';
import defaultUser from '../../ui/pictures/defaultUser.svg';
import { copy } from './copy.ts';

type MemberRowProps = {
  member: TeamMember;
  leads: boolean;
  /** Whether it is the visitor. */
  isOwn: boolean;
  /** Removed just now: shown once more, highlighted. */
  leaving: boolean;
  /** Without it there is no button. */
  onRemove: (() => void) | undefined;
};

/** One member of a team. */
export function MemberRow({
  member: { name, profile_picture: picture },
  leads,
  isOwn,
  leaving,
  onRemove,
}: MemberRowProps) {
  const nameId = useId();
  return (
    <Box
      component="li"
      data-leaving={leaving || undefined}
      sx={(theme) => rowStyle(theme, leaving)}
    >
      <Box sx={{ ...cut(14), overflow: 'hidden', width: 64, flexShrink: 0 }}>
        <Picture path={picture} fallback={defaultUser} alt="" ratio="1" />
      </Box>
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Typography variant="h5" component="p" id={nameId} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5, minHeight: 24 }}>
          {leads ? (
            <Chip
              size="small"
              color="gold"
              lang="en"
              icon={<StarIcon />}
              label={copy.detail.leader}
            />
          ) : (
            <Typography variant="body2" lang="en" sx={{ color: 'text.secondary' }}>
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
        // While leaving it does nothing, but may still have the focus.
        <Button
          color="error"
          variant="outlined"
          lang="en"
          startIcon={<PersonRemoveIcon />}
          aria-describedby={nameId}
          aria-disabled={leaving || undefined}
          onClick={leaving ? undefined : onRemove}
          sx={{ ml: 'auto', opacity: leaving ? 0.5 : 1 }}
        >
          {copy.removal.remove}
        </Button>
      )}
    </Box>
  );
}

function rowStyle(theme: Theme, leaving: boolean) {
  const { background, divider, error } = theme.vars.palette;
  return {
    ...cut(18),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
    p: 2,
    minHeight: 98,
    border: '1px solid',
    transition: 'background-color 200ms, border-color 200ms',
    borderColor: leaving ? error.main : divider,
    backgroundColor: leaving
      ? `color-mix(in srgb, ${error.main} 16%, ${background.paper})`
      : background.paper,
  };
}
