import { openStorage } from '../session/openStorage.ts';
import { forgetSession } from '../session/storage.ts';
import { deleteEverything, startBackend } from './browser.ts';
import { failureOf } from './host/failures.ts';
import { followPlainLinks } from './host/plainLinks.ts';
import { addResetButton } from './host/resetButton.ts';
import { openStartScreen } from './host/startScreen.ts';
import { startScenarios } from './startScenarios.tsx';

/**
 * Makes this browser the product's server, with the scenarios of the address over it, before the
 * product starts. Where that fails, says why and never resolves.
 */
export async function startDemo(container: HTMLElement): Promise<void> {
  const screen = openStartScreen(container);
  try {
    await startScenarios(await startBackend({ onProgress: screen.show }));
  } catch (error) {
    screen.fail(failureOf(error), startAfresh);
    return new Promise(() => undefined);
  }
  screen.close();
  addResetButton(startAfresh);
  followPlainLinks();
}

async function startAfresh(): Promise<void> {
  // Its token would only be refused.
  forgetSession(openStorage());
  await deleteEverything();
}
