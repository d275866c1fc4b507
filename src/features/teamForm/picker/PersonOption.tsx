import { useId } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CheckIcon from '@mui/icons-material/Check';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { CrownIcon } from '../../../ui/artwork/RankMedal.tsx';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { EmailAddress } from '../../../ui/lists/EmailAddress.tsx';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultUser from '../../../ui/pictures/defaultUser.svg';
import { copy } from './copy.ts';
import type { Person } from './people.ts';

/** For a name of two lines; large text may need more. */
export const optionHeight = '4.75rem';

type PersonOptionProps = {
  person: Person;
  selected: boolean;
  isLeader: boolean;
  /** Id of the text that explains why the person cannot be selected now, if so. */
  reasonId: string | undefined;
  position: { 'aria-posinset': number; 'aria-setsize': number };
  tabIndex: 0 | -1;
  onToggle: () => void;
};

/** A person to select. Disabled options stay focusable, so that the reason can be read out. */
export function PersonOption({
  person: { name, detail, teams = [], picture, unavailable },
  selected,
  isLeader,
  reasonId,
  position,
  tabIndex,
  onToggle,
}: PersonOptionProps) {
  const unavailableId = useId();
  return (
    <Box
      role="option"
      aria-selected={selected}
      aria-disabled={(!selected && (unavailable || reasonId !== undefined)) || undefined}
      aria-describedby={unavailable ? unavailableId : reasonId}
      {...position}
      tabIndex={tabIndex}
      onClick={onToggle}
      sx={optionStyles}
    >
      <Box className="face">
        <Picture path={picture} fallback={defaultUser} alt="" ratio="1" sizes="40px" />
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box className="name" title={name}>
          {name}
        </Box>
        <Box className="detail" id={unavailable ? unavailableId : undefined}>
          {unavailable ? copy.unavailableOption : detail && <EmailAddress address={detail} />}
        </Box>
        {teams.length > 0 && <Box className="teams">{copy.inTeams(teams)}</Box>}
      </Box>
      <Box aria-hidden className="mark">
        {selected && (isLeader ? <CrownIcon /> : <CheckIcon />)}
      </Box>
    </Box>
  );
}

function optionStyles({ vars: { palette }, breakpoints }: Theme) {
  return {
    ...cutCorner(12),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { xs: '8px', sm: '10px' },
    minHeight: optionHeight,
    p: { xs: '8px', sm: '10px' },
    backgroundColor: palette.background.paper,
    border: `1.5px solid ${palette.divider}`,
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'border-color 120ms, background-color 120ms',
    '& .face': { ...cutCorner(8), overflow: 'hidden', width: { xs: 36, sm: 40 }, flexShrink: 0 },
    '& .name': { ...lineClamp(2), fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.3 },
    '& .detail': {
      ...lineClamp(3),
      fontSize: '0.75rem',
      lineHeight: 1.4,
      color: palette.text.secondary,
    },
    '& .teams': { ...lineClamp(2), fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 600 },
    '& .mark': {
      ...cutCorner(6),
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: 22,
      height: 22,
      border: `1.5px solid ${palette.outline}`,
      backgroundColor: palette.background.paper,
      // On a phone the names need the space: the mark overlaps the picture, and is hidden until
      // selected.
      [breakpoints.down('sm')]: { position: 'absolute', left: 29, top: 40, display: 'none' },
    },
    '& .mark svg': { fontSize: 16 },
    '&:hover:not([aria-disabled])': { borderColor: palette.primary.main },
    '&[aria-selected="true"]': {
      borderColor: palette.primary.main,
      backgroundColor: palette.tint,
      '& .mark': {
        display: 'grid',
        backgroundColor: palette.primary.main,
        borderColor: palette.primary.main,
        color: palette.primary.contrastText,
      },
    },
    '&[aria-disabled]': {
      cursor: 'not-allowed',
      backgroundColor: palette.background.default,
      '& .face': { filter: 'grayscale(1)', opacity: 0.6 },
      '& .name': { color: palette.text.secondary, fontWeight: 500 },
      '& .mark': { opacity: 0.35 },
    },
  };
}
