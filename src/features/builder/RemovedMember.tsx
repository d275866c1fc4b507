import { useEffect, useId, useRef } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import UndoIcon from '@mui/icons-material/Undo';
import { cut } from '../../ui/cut.ts';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { copy } from './copy.ts';
import type { Removal } from './useMemberChanges.ts';
import { useRestingTimer } from './useRestingTimer.ts';

/** How long a removal can be taken back once it is done. */
const undoMilliseconds = 5000;

type RemovedMemberProps = {
  removal: Removal;
  onUndo: () => void;
  /** The time is over. */
  onEnd: () => void;
  /** Whether it stands where the pressed button stood, and so takes the focus that went with it. */
  inPlace?: boolean;
};

/** Says that somebody was removed, and takes it back for a while. */
export function RemovedMember({
  removal: { member, done },
  onUndo,
  onEnd,
  inPlace = false,
}: RemovedMemberProps) {
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const handlers = useRestingTimer(undoMilliseconds, done, onEnd);
  useEffect(() => {
    if (inPlace && button.current) takeLostFocus(button.current);
  }, [inPlace]);
  return (
    <Box {...handlers} sx={bar}>
      <Typography
        id={textId}
        variant="body2"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {done ? copy.manage.removed(member.name) : copy.manage.removing(member.name)}
      </Typography>
      <Button
        ref={button}
        color="gold"
        startIcon={<UndoIcon />}
        aria-describedby={textId}
        onClick={onUndo}
        sx={{ flexShrink: 0, px: 1.5 }}
      >
        {copy.manage.undo}
      </Button>
    </Box>
  );
}

const bar = ({ vars: { palette } }: Theme) => ({
  ...cut(12),
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 64,
  pl: 2,
  pr: 1,
  py: 0.5,
  border: `1px solid ${palette.board.line}`,
  backgroundColor: palette.board.main,
  color: palette.board.contrastText,
  '--focus-ring': palette.gold.main,
  '& .MuiButton-root': { color: palette.gold.main },
});
