import type { KeyValueStore } from '../session/storage.ts';
import type { Chosen } from './chosen.ts';
import { scenarioOf } from './scenarios.ts';

/**
 * Takes out of the storage what a scenario takes, if anything, and tells the product, as the
 * browser does where another tab did it.
 */
export function lose({ name, value }: Chosen, store: KeyValueStore): void {
  const scenario = scenarioOf(name);
  if (!scenario.lose) return;
  scenario.lose(store, value);
  window.dispatchEvent(new StorageEvent('storage'));
}
