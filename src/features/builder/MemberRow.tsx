import { Box, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { clamp } from '../../ui/cards.ts';
import { CrownIcon } from '../../ui/CrownIcon.tsx';
import { cut } from '../../ui/cut.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Person } from '../../ui/picker/people.ts';
import defaultUser from '../../ui/pictures/defaultUser.svg';
import { copy } from './copy.ts';

/** Height of a seat in a team, taken or free, in pixels. */
export const seatHeight = 64;

type MemberRowProps = {
  person: Person;
  leads: boolean;
  /** Id of the words that say why nobody can be removed, where that is so. */
  keptBy: string | undefined;
  onRemove: () => void;
};

/** A member of a team, with a button that removes them. */
export function MemberRow({ person: { name, picture }, leads, keptBy, onRemove }: MemberRowProps) {
  const button = (
    <IconButton
      color="error"
      lang="en"
      aria-label={copy.manage.removeFrom(name)}
      aria-describedby={keptBy}
      disabled={keptBy !== undefined}
      onClick={onRemove}
    >
      <PersonRemoveIcon />
    </IconButton>
  );
  return (
    <Box sx={seat} data-leads={leads || undefined}>
      <Box className="face">
        <Picture path={picture} fallback={defaultUser} alt="" ratio="1" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          title={name}
          sx={{ ...clamp(2), fontWeight: 600, fontSize: '0.875rem', lineHeight: '18px' }}
        >
          {name}
        </Typography>
        {leads ? (
          <Chip
            size="small"
            color="gold"
            lang="en"
            icon={<CrownIcon />}
            label={copy.manage.leader}
            sx={{ mt: '2px', height: 20, display: 'flex', width: 'fit-content' }}
          />
        ) : (
          <Typography
            lang="en"
            sx={{ fontSize: '0.75rem', lineHeight: '18px', color: 'text.secondary' }}
          >
            {copy.manage.member}
          </Typography>
        )}
      </Box>
      {keptBy ? (
        button
      ) : (
        <Tooltip title={copy.manage.remove} describeChild>
          {button}
        </Tooltip>
      )}
    </Box>
  );
}

/** A seat that nobody has. */
export function FreeSeat() {
  return (
    <Box aria-hidden sx={freeSeat}>
      {copy.manage.free}
    </Box>
  );
}

function seat({ vars: { palette } }: Theme) {
  return {
    ...cut(12),
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: seatHeight,
    pl: 1.25,
    pr: 0.75,
    py: '2px',
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    '&[data-leads]': { borderColor: palette.gold.main },
    '& .face': { ...cut(10), overflow: 'hidden', width: 44, flexShrink: 0 },
  } as const;
}

const freeSeat = ({ vars: { palette } }: Theme) => ({
  ...cut(12),
  display: 'grid',
  alignItems: 'center',
  height: seatHeight,
  px: 2,
  fontSize: '0.8125rem',
  color: palette.text.secondary,
  border: `1.5px dashed ${palette.divider}`,
});
