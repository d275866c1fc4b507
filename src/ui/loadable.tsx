import { type ComponentType, use } from 'react';

export type LoadablePart<Props = object> = {
  load: () => Promise<void>;
  Part: ComponentType<Props>;
};

const loads: (() => Promise<unknown>)[] = [];

/** Loads all parts of the imported pages, for a server that renders them. */
export const loadAllParts = () => Promise.all(loads.map((load) => load()));

/**
 * A component with code of its own, which `load` fetches. `Part` suspends until it is there, and is
 * empty if it cannot be fetched; it is tried again when `Part` is mounted again.
 */
export function loadable<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LoadablePart<Props> {
  let Component: ComponentType<Props> | undefined;
  let waiting: Promise<void> | undefined;
  const load = async () => {
    Component ??= await fetchPart();
  };
  const wait = () =>
    (waiting ??= load().catch(() => {
      setTimeout(() => {
        waiting = undefined;
      });
    }));
  loads.push(load);
  function Part(props: Props) {
    if (!Component) use(wait());
    return Component ? <Component {...props} /> : null;
  }
  return { load, Part };
}
