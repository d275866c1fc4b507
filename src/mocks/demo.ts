import { openStorage } from '../session/openStorage.ts';
import { clearStoredSession } from '../session/storage.ts';
import { deleteAllData, demoFolder, startBackend } from './browserBackend.ts';
import { toStartupError } from './host/page/startupErrors.ts';
import { toFragmentUrl } from './host/page/fragmentUrl.ts';
import { interceptLinks } from './host/page/interceptLinks.ts';
import { addResetButton } from './host/page/resetButton.ts';
import { openSplashScreen } from './host/page/splashScreen.ts';
import { startScenarios } from './startScenarios.tsx';

/**
 * Starts the backend in this browser and applies the scenarios of the URL, before the product
 * starts. On failure it shows the error, and at a URL without '#' it goes to the right one; both never resolve.
 */
export async function startDemo(container: HTMLElement): Promise<void> {
  const url = toFragmentUrl(window.location, demoFolder);
  if (url !== undefined) {
    window.location.replace(url);
    return new Promise(() => undefined);
  }
  const splashScreen = openSplashScreen(container);
  try {
    await startScenarios(await startBackend({ onProgress: splashScreen.show }));
  } catch (error) {
    splashScreen.showError(toStartupError(error), resetDemo);
    return new Promise(() => undefined);
  }
  splashScreen.close();
  addResetButton(resetDemo);
  interceptLinks();
}

async function resetDemo(): Promise<void> {
  // The new database does not know the token.
  clearStoredSession(openStorage());
  await deleteAllData();
}
