import { useEffect, useEffectEvent } from 'react';
import { Button } from '@mui/material';
import UndoIcon from '@mui/icons-material/Undo';
import { closeSnackbar } from 'notistack';
import { copy } from '../copy.ts';

/** What can be undone now, the latest last. */
const undoable: string[] = [];

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Takes back what the toast with an id reports, once; also by Ctrl+Z, the latest toast first. */
export function UndoButton({ id, onUndo }: { id: string; onUndo: () => void }) {
  const undo = useEffectEvent(() => {
    closeSnackbar(id);
    onUndo();
  });
  useEffect(() => {
    undoable.push(id);
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndo || isTyping(event.target) || undoable.at(-1) !== id) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      undoable.splice(undoable.indexOf(id), 1);
    };
  }, [id]);
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<UndoIcon />}
      aria-keyshortcuts="Control+Z"
      onClick={() => {
        closeSnackbar(id);
        onUndo();
      }}
    >
      {copy.undo}
    </Button>
  );
}

export function ToastButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button color="inherit" size="small" onClick={onClick}>
      {label}
    </Button>
  );
}
