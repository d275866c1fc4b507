import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import UndoIcon from '@mui/icons-material/Undo';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { undoDuration } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import type { Removal } from './useMemberChanges.ts';

type RemovedMemberProps = {
  removal: Removal;
  onUndo: () => void;
  /** Called when the removal can no longer be undone. */
  onExpire: () => void;
  /** Whether to focus the undo button, because it replaces the button that was pressed. */
  takesFocus?: boolean;
};

export function RemovedMember({
  removal: { member, done },
  onUndo,
  onExpire,
  takesFocus = false,
}: RemovedMemberProps) {
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const handlers = usePausableTimeout(undoDuration, done, onExpire);
  useEffect(() => {
    if (takesFocus && button.current) restoreFocus(button.current);
  }, [takesFocus]);
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
  ...cutCorner(12),
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

/**
 * Calls `onEnd` after a delay. The delay restarts whenever the pointer or the keyboard focus leaves
 * the element that gets the returned handlers.
 */
function usePausableTimeout(milliseconds: number, isRunning: boolean, onEnd: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const handleEnd = useEffectEvent(onEnd);
  const isPaused = !isRunning || isHovered || isFocused;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => handleEnd(), milliseconds);
    return () => clearTimeout(timer);
  }, [isPaused, milliseconds]);
  return {
    // Touch does not count as hovering: the pointer would never leave.
    onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    // Focus from a click does not mean that the user is about to press the button.
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: () => setIsFocused(false),
  };
}
