import type { ScenarioText } from '../scenarioSelection.ts';

type PressOptions = {
  /** Tells the tester which one of several buttons; a test presses the first. */
  where?: string;
  /** How many such buttons; one by default. */
  count?: number | 'all';
  /** The button looks disabled. */
  isDisabled?: boolean;
};

/**
 * Something to do on a page, with labels as they are shown. A label that ends in '…' stands for any
 * label that begins so. While a dialog is open, its controls are meant.
 */
export type Step =
  | ({ action: 'press'; label: string } & PressOptions)
  | { action: 'type'; text: string; label: string }
  | { action: 'choose'; option: string; label: string }
  | { action: 'chooseMembers'; count: number }
  | { action: 'addScenarios'; scenarios: readonly ScenarioText[] }
  | { action: 'within'; label: string; steps: readonly Step[] }
  | { action: 'choosePicture' | 'leaveEmpty' | 'reload' };

export const press = (label: string, options: PressOptions = {}): Step => ({
  action: 'press',
  label,
  ...options,
});

/** Replaces the text of a field. */
export const type = (text: string, label: string): Step => ({ action: 'type', text, label });

/** Chooses an option of a select. */
export const choose = (option: string, label: string): Step => ({
  action: 'choose',
  option,
  label,
});

/** Chooses so many people in the list of a team dialog. */
export const chooseMembers = (count: number): Step => ({ action: 'chooseMembers', count });

/** Adds scenarios while the page is open. */
export const addScenarios = (...scenarios: ScenarioText[]): Step => ({
  action: 'addScenarios',
  scenarios,
});

/** Does steps in the part of the page that has a label. */
export const within = (label: string, ...steps: Step[]): Step => ({
  action: 'within',
  label,
  steps,
});

/** Chooses any picture in the file dialog that the button before has opened. */
export const choosePicture: Step = { action: 'choosePicture' };
/** Types nothing into any field. */
export const leaveEmpty: Step = { action: 'leaveEmpty' };
export const reload: Step = { action: 'reload' };
