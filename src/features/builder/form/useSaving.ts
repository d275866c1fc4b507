import { useSingleFlight } from '../../../ui/useSingleFlight.ts';

/** Returns a function that saves one draft at a time and reports to `onBusy` while saving. */
export function useSaving<Draft>(
  send: (draft: Draft) => Promise<void>,
  onBusy: (busy: boolean) => void,
) {
  const { run, busy } = useSingleFlight(async (draft: Draft) => {
    onBusy(true);
    await send(draft).finally(() => onBusy(false));
  });
  return { save: (draft: Draft) => void run(draft), busy };
}
