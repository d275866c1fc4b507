import { useId } from 'react';
import { Box, ButtonBase, IconButton, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import { CrownIcon } from '../../../ui/artwork/RankMedal.tsx';
import { cutCorner, ellipsis } from '../../../ui/styles/styles.ts';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import defaultUser from '../../../ui/pictures/defaultUser.svg';
import { copy } from './copy.ts';
import type { Person } from './people.ts';

/** In pixels: with the crown under the picture (narrow) or beside it (wide). */
export const memberHeight = { narrow: 110, wide: 60 };

type SelectedMemberProps = {
  person: Person;
  isLeader: boolean;
  onRemove: () => void;
  onMakeLeader: () => void;
};

/** A selected member: pressing it removes the member, the crown makes the member leader. */
export function SelectedMember({
  person: { name, detail, picture, unavailable },
  isLeader,
  onRemove,
  onMakeLeader,
}: SelectedMemberProps) {
  const detailId = useId();
  return (
    <Box component="li" data-unavailable={unavailable || undefined} sx={memberStyles}>
      <Box className="face">
        <Picture path={picture} fallback={defaultUser} alt="" ratio="1" sizes="40px" />
      </Box>
      <Box className="text">
        <Box className="name">{name}</Box>
        <Box className="detail" id={detailId}>
          {unavailable ? copy.unavailable : detail}
        </Box>
      </Box>
      <ButtonBase
        data-remove
        aria-label={copy.remove(name)}
        aria-describedby={unavailable ? detailId : undefined}
        onClick={onRemove}
        title={copy.remove(name)}
        className="remove"
      >
        <CloseIcon aria-hidden />
      </ButtonBase>
      {isLeader ? (
        <Box className="crown" lang="en">
          <CrownIcon titleAccess={copy.leader} />
        </Box>
      ) : (
        <Tooltip title={copy.makeLeader(name)}>
          <IconButton className="crown" onClick={onMakeLeader}>
            <CrownIcon />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

function memberStyles({ vars: { palette }, breakpoints }: Theme) {
  const wide = breakpoints.up('md');
  return {
    ...cutCorner(10),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: 0,
    p: '6px 3px 0',
    border: `1.5px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    [wide]: { flexDirection: 'row', gap: '10px', p: '0 36px 0 52px' },
    '&[data-unavailable]': {
      borderColor: palette.error.main,
      '& .detail': { color: palette.error.main, fontWeight: 600 },
      '& .face': { filter: 'grayscale(1)', opacity: 0.6 },
    },
    '& .face': { ...cutCorner(8), overflow: 'hidden', width: 40, flexShrink: 0 },
    '& .text': {
      minWidth: 0,
      width: '100%',
      flexGrow: 1,
      textAlign: 'center',
      [wide]: { width: 'auto', textAlign: 'left' },
    },
    '& .name': {
      ...ellipsis,
      fontWeight: 600,
      fontSize: '0.75rem',
      lineHeight: '18px',
      [wide]: { fontSize: '0.875rem', lineHeight: '20px' },
    },
    '& .detail': {
      ...ellipsis,
      display: 'none',
      fontSize: '0.75rem',
      lineHeight: '18px',
      color: palette.text.secondary,
      [wide]: { display: 'block' },
    },
    // There is room for only one of the two, and an unavailable member has to be removed anyway.
    '&[data-unavailable] .detail': {
      display: 'block',
      [breakpoints.down('md')]: { whiteSpace: 'normal', lineHeight: '13px', fontSize: '0.6875rem' },
    },
    [breakpoints.down('md')]: { '&[data-unavailable] .crown': { display: 'none' } },
    // Covers everything but the crown.
    '& .remove': {
      ...cutCorner(10),
      position: 'absolute',
      inset: 0,
      alignItems: 'start',
      justifyContent: 'end',
      p: '2px',
      color: palette.text.secondary,
      [wide]: { alignItems: 'center', pr: '10px' },
      '&:hover': { color: palette.error.main },
    },
    '& .remove svg': {
      ...cutCorner(5),
      fontSize: 18,
      p: '1px',
      backgroundColor: palette.background.paper,
    },
    '& .crown': {
      position: 'relative',
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 40,
      color: palette.outline,
      '& svg': { fontSize: 22 },
      [wide]: { position: 'absolute', left: 4, top: 'calc(50% - 20px)' },
    },
    '& div.crown': { color: palette.gold.dark, pointerEvents: 'none' },
    '& button.crown svg': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 },
    '& button.crown:hover': { color: palette.gold.dark },
  } as const;
}
