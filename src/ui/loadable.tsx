import { type ComponentType, use, useState } from 'react';

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
  function Loading(props: Props) {
    use(wait());
    return Component ? <Component {...props} /> : null;
  }
  function Part(props: Props) {
    // As it was mounted: changing between the two would mount the component anew.
    const [isLoaded] = useState(() => Component !== undefined);
    return isLoaded && Component ? <Component {...props} /> : <Loading {...props} />;
  }
  return { load, Part };
}
