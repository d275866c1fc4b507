import { useState } from 'react';
import { Menu, MenuItem } from '@mui/material';
import type { DayPlan, PlanSlot } from '../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import { DelayDialog } from './DelayDialog.tsx';
import { findMoves } from './slotText.ts';
import type { PlanChanges } from './usePlanChanges.ts';

type SlotMenuProps = {
  slot: PlanSlot;
  name: string;
  anchor: HTMLElement;
  plan: DayPlan;
  changes: PlanChanges;
  /** Called before it is moved. */
  onMove: () => void;
  onClose: () => void;
};

/** What can be done with a slot, for the keyboard too: move it, and let its arena wait. */
export function SlotMenu({ slot, name, anchor, plan, changes, onMove, onClose }: SlotMenuProps) {
  const [isDelayed, setIsDelayed] = useState(false);
  if (isDelayed && slot.id !== null)
    return (
      <DelayDialog
        slot={{ id: slot.id, name }}
        arenas={plan.arenas}
        apply={changes.apply}
        onClose={onClose}
      />
    );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {findMoves(slot, plan).map(({ label, change }) => (
        <MenuItem
          key={label}
          disabled={changes.busy}
          onClick={() => {
            onMove();
            onClose();
            void changes.change(change);
          }}
        >
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={() => setIsDelayed(true)}>{copy.changes.delayHere}</MenuItem>
    </Menu>
  );
}
