import { useOneAtATime } from '../../ui/useOneAtATime.ts';

/** Gives a function that saves, once at a time, and tells `onBusy` while it does. */
export function useSaving<Draft>(
  send: (draft: Draft) => Promise<void>,
  onBusy: (busy: boolean) => void,
) {
  const { run, busy } = useOneAtATime(async (draft: Draft) => {
    onBusy(true);
    await send(draft).finally(() => onBusy(false));
  });
  return { save: (draft: Draft) => void run(draft), busy };
}
