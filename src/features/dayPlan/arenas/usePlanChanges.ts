import type { DayPlan, DayPlanChange } from '../../../../openapi/schema.d.ts';
import { useChangeDayPlanMutation } from '../../../api/dayPlan.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy } from '../copy.ts';

type Options = {
  id: number;
  version: string;
  /** Called with the plan as it is after each change. */
  onChanged: (plan: DayPlan) => void;
};

/** Only the last change can be undone. */
const group = 'plan';

/** Changes of the plan on the day: each says what it did, and can be undone. */
export function usePlanChanges({ id, version, onChanged }: Options) {
  const [send] = useChangeDayPlanMutation();
  const toast = useToast();

  /** Sends a change; returns why it was refused. */
  const apply = async (body: DayPlanChange, seen = version): Promise<string | undefined> => {
    const { data: answer, error } = await send({ id, body, 'If-Match': seen });
    if (!answer) return entryErrorText(error, copy.changes.failed);
    onChanged(answer.data);
    const undo = () => void tell({ change: 'undo' }, answer.data.version);
    toast.success(answer.message, { group, ...(body.change !== 'undo' && { undo }) });
    return undefined;
  };

  /** Sends a change; a toast says why it was refused. */
  const tell = async (body: DayPlanChange, seen?: string) => {
    const refused = await apply(body, seen);
    if (refused !== undefined) toast.error(refused, { group });
  };

  const { run, busy } = useSingleFlight(async (body: DayPlanChange) => tell(body));
  return { apply, change: run, busy };
}

export type PlanChanges = ReturnType<typeof usePlanChanges>;
