import type {
  CeremonyAction,
  CeremonyStep,
  ManagedCeremony,
} from '../../../../openapi/schema.d.ts';

/** What the screen shows of the last step: it, its category with all three places, or a pause before the next. */
export type View = 'step' | 'podium' | 'pause';

/** What a press does: it changes what the screen shows and, if `action` is there, the ceremony. */
export type Press = { view: View; action?: CeremonyAction };

type Progress = Pick<ManagedCeremony, 'state' | 'revealed' | 'ahead'>;

/** Whether two steps are places of one category. */
const isSameCategory = (one: CeremonyStep | undefined, other: CeremonyStep | undefined): boolean =>
  one?.kind === 'place' && other?.kind === 'place' && one.category?.id === other.category?.id;

/** Returns the places of the category of the last step, the best first; only with the first one of several. */
export function toPodium(revealed: readonly CeremonyStep[]): CeremonyStep[] {
  const last = revealed.at(-1);
  if (last?.place !== 1) return [];
  const places = revealed.filter((step) => isSameCategory(step, last));
  const count = places.reduce((sum, { winners }) => sum + winners.length, 0);
  return count > 1 ? places.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)) : [];
}

/** Returns what the key for 'on' does; undefined at the end. */
export function findForward({ state, revealed, ahead }: Progress, view: View): Press | undefined {
  if (state === 'finished') return undefined;
  if (state === 'waiting') return { view: 'pause', action: 'start' };
  const last = revealed.at(-1);
  const [next] = ahead;
  if (!last || view === 'pause')
    return next ? { view: 'step', action: 'reveal' } : { view: 'pause', action: 'finish' };
  if (view === 'step') {
    if (isSameCategory(last, next)) return { view: 'step', action: 'reveal' };
    if (toPodium(revealed).length > 0) return { view: 'podium' };
  }
  return { view: 'pause' };
}

/** Returns what the key for 'back' does; undefined at the beginning. */
export function findBack({ state, revealed }: Progress, view: View): Press | undefined {
  if (state === 'waiting') return undefined;
  if (state === 'finished') return { view: 'pause', action: 'back' };
  const last = revealed.at(-1);
  if (!last) return { view: 'pause', action: 'back' };
  if (view === 'pause') return { view: toPodium(revealed).length > 0 ? 'podium' : 'step' };
  if (view === 'podium') return { view: 'step' };
  return { view: isSameCategory(last, revealed.at(-2)) ? 'step' : 'pause', action: 'back' };
}
