import type { KeyValueStore } from '../session/storage.ts';
import type { ScenarioSelection } from './scenarioSelection.ts';
import { getScenario } from './scenarios.ts';

/**
 * Removes from the storage what the scenario removes, if anything, and dispatches the event with
 * which the browser reports a change by another tab.
 */
export function clearScenarioStorage(
  { name, value }: ScenarioSelection,
  store: KeyValueStore,
): void {
  const scenario = getScenario(name);
  if (!scenario.clearStorage) return;
  scenario.clearStorage(store, value);
  window.dispatchEvent(new StorageEvent('storage'));
}
