import { useState } from 'react';
import { Box, Button } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import BreakIcon from '@mui/icons-material/FreeBreakfastOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import type { DayPlan } from '../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';
import { sumOf } from '../summarisePlan.ts';
import { DelayDialog } from './DelayDialog.tsx';
import type { PlanChanges } from './usePlanChanges.ts';

const texts = copy.changes;

type ChangeBarProps = { plan: DayPlan; changes: PlanChanges };

/** What an organiser changes on the day, for all arenas. */
export function ChangeBar({ plan, changes }: ChangeBarProps) {
  const { change, apply, busy } = changes;
  const [isResting, setIsResting] = useState(false);
  const { count } = sumOf(plan.unplanned);
  return (
    <Box role="group" aria-label={texts.label} className="no-print" sx={barStyles}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<BreakIcon />}
        onClick={() => setIsResting(true)}
      >
        {texts.breakNow}
      </Button>
      {count > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AddIcon />}
          onClick={() => void change({ change: 'fill' })}
        >
          {texts.fill(count)}
        </Button>
      )}
      {plan.can_undo && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<UndoIcon />}
          loading={busy}
          loadingPosition="start"
          onClick={() => void change({ change: 'undo' })}
        >
          {texts.undo}
        </Button>
      )}
      {isResting && (
        <DelayDialog arenas={plan.arenas} apply={apply} onClose={() => setIsResting(false)} />
      )}
    </Box>
  );
}

const barStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 };
