import { fireEvent, isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Step } from '../../../src/mocks/messages/steps.ts';
import type { ScenarioText } from '../../../src/mocks/scenarioSelection.ts';
import { fill, press } from '../database/events.ts';
import { photo } from './profilePage.ts';

type Page = {
  applyScenarios: (...scenarios: ScenarioText[]) => Promise<void>;
  reload: () => Promise<unknown>;
};

type Press = Extract<Step, { action: 'press' }>;

/** Returns whether a text is the label of a step. The sign of a required field is ignored. */
function matchesLabel(text: string | null, label: string): boolean {
  const found = text?.replace(/\s*\*$/, '').trim() ?? '';
  return label.endsWith('…') ? found.startsWith(label.slice(0, -1)) : found === label;
}

/** Returns the open dialog; without one, the part of the page with a label, or all of it. */
function findScope(label: string | undefined): HTMLElement {
  const dialog = screen.queryAllByRole('dialog', { hidden: true }).at(-1);
  if (dialog || !label) return dialog ?? document.body;
  const heading = screen.getByRole('heading', { name: label });
  const scope = heading.closest<HTMLElement>('article, section');
  if (!scope) throw new Error(`${label} is not the heading of a part of the page`);
  return scope;
}

/**
 * Returns the buttons with a label, or the choice. Their names are compared as plain text, because
 * jsdom takes long to compute the accessible names of a grid.
 */
function findButtons(scope: HTMLElement, label: string): HTMLElement[] {
  const found = within(scope)
    .queryAllByRole('button', { hidden: true })
    .filter((button) => matchesLabel(button.ariaLabel ?? button.textContent, label));
  if (found.length === 0)
    found.push(
      ...within(scope).queryAllByLabelText((text) => matchesLabel(text, label), {
        selector: 'input[type=radio]',
      }),
    );
  if (found.length === 0) throw new Error(`There is no button '${label}'`);
  return found;
}

const findField = (scope: HTMLElement, label: string) =>
  within(scope).getByLabelText((text) => matchesLabel(text, label), {
    selector: 'input, select, textarea',
  });

async function pressButtons({ label, count = 1, isDisabled }: Press, scope: () => HTMLElement) {
  const buttons = await waitFor(() => {
    const found = findButtons(scope(), label);
    if (isDisabled) expect(found[0]).toBeDisabled();
    else expect(found[0]).toBeEnabled();
    if (typeof count === 'number' && found.length < count)
      throw new Error(`There are only ${found.length} buttons '${label}'`);
    return found;
  });
  for (const button of count === 'all' ? buttons : buttons.slice(0, count)) {
    expect(isInaccessible(button), `'${label}' is hidden`).toBe(false);
    // A disabled button does not get the click, what is behind it does.
    press(isDisabled ? (button.parentElement ?? undefined) : button);
  }
}

async function choose(option: string, findSelect: () => HTMLElement) {
  const [select, { value }] = await waitFor(() => {
    const found = findSelect();
    return [found, within(found).getByText<HTMLOptionElement>(option)] as const;
  });
  fill(select, value);
}

async function chooseMembers(count: number) {
  const people = await waitFor(() => {
    const found = within(screen.getByRole('listbox', { hidden: true }))
      .getAllByRole('option', { hidden: true })
      .filter((person) => person.ariaDisabled !== 'true');
    if (found.length < count) throw new Error(`There are only ${found.length} people`);
    return found;
  });
  for (const person of people.slice(0, count)) press(person);
}

async function choosePicture() {
  // The button before has opened the file dialog of this field, which jsdom does not have.
  const input = document.querySelector('input[type=file]') ?? document;
  fireEvent.change(input, { target: { files: [photo()] } });
}

/**
 * Performs the steps to reproduce a message on the page that is open, as a tester does; `label` is
 * the heading of the part of the page to use. Throws an error if a control is not shown in time.
 */
export async function performSteps(steps: readonly Step[], page: Page, label?: string) {
  const scope = () => findScope(label);
  for (const step of steps) {
    switch (step.action) {
      case 'press':
        await pressButtons(step, scope);
        break;
      case 'type':
        fill(await waitFor(() => findField(scope(), step.label)), step.text);
        break;
      case 'choose':
        await choose(step.option, () => findField(scope(), step.label));
        break;
      case 'chooseMembers':
        await chooseMembers(step.count);
        break;
      case 'addScenarios':
        await page.applyScenarios(...step.scenarios);
        break;
      case 'within':
        await performSteps(step.steps, page, step.label);
        break;
      case 'choosePicture':
        await choosePicture();
        break;
      case 'leaveEmpty':
        for (const field of await screen.findAllByRole('textbox', { hidden: true }))
          expect(field).toHaveValue('');
        break;
      case 'reload':
        await page.reload();
        break;
    }
  }
}
