import { Box, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { CrownIcon } from '../../../ui/artwork/RankMedal.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import type { Person } from '../../teamForm/picker/people.ts';
import defaultUser from '../../../ui/pictures/defaultUser.svg';
import { copy } from '../copy.ts';

/** Height of a member row or an empty slot, in pixels. */
export const slotHeight = 64;

type MemberRowProps = {
  person: Person;
  isLeader: boolean;
  /** Id of the element that explains why nobody can be removed; undefined if removal is allowed. */
  removalBlockedBy: string | undefined;
  onRemove: () => void;
};

export function MemberRow({
  person: { name, picture },
  isLeader,
  removalBlockedBy,
  onRemove,
}: MemberRowProps) {
  const button = (
    <IconButton
      color="error"
      aria-label={copy.manage.removeFrom(name)}
      aria-describedby={removalBlockedBy}
      disabled={removalBlockedBy !== undefined}
      onClick={onRemove}
    >
      <PersonRemoveIcon />
    </IconButton>
  );
  return (
    <Box sx={slot} data-leads={isLeader || undefined}>
      <Box className="face">
        <Picture path={picture} fallback={defaultUser} alt="" ratio="1" sizes="44px" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          title={name}
          sx={{ ...lineClamp(2), fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.286 }}
        >
          {name}
        </Typography>
        {isLeader ? (
          <Chip
            size="small"
            color="gold"
            lang="en"
            icon={<CrownIcon />}
            label={copy.manage.leader}
            sx={{ mt: '2px', height: '1.25rem', display: 'flex', width: 'fit-content' }}
          />
        ) : (
          <Typography sx={{ fontSize: '0.75rem', lineHeight: 1.5, color: 'text.secondary' }}>
            {copy.manage.member}
          </Typography>
        )}
      </Box>
      {removalBlockedBy ? (
        button
      ) : (
        <Tooltip title={copy.manage.remove} describeChild>
          {button}
        </Tooltip>
      )}
    </Box>
  );
}

export function EmptySlot() {
  return (
    <Box aria-hidden sx={emptySlot}>
      {copy.manage.emptySlot}
    </Box>
  );
}

function slot({ vars: { palette } }: Theme) {
  return {
    ...cutCorner(12),
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: slotHeight,
    pl: 1.25,
    pr: 0.75,
    py: '2px',
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    '&[data-leads]': { borderColor: palette.gold.main },
    '& .face': { ...cutCorner(10), overflow: 'hidden', width: 44, flexShrink: 0 },
  } as const;
}

const emptySlot = ({ vars: { palette } }: Theme) => ({
  ...cutCorner(12),
  display: 'grid',
  alignItems: 'center',
  height: slotHeight,
  px: 2,
  fontSize: '0.8125rem',
  color: palette.text.secondary,
  border: `1.5px dashed ${palette.divider}`,
});
