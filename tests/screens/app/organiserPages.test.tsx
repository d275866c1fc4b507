import { describe, it } from 'vitest';
import { organiserPaths } from '../../../src/paths.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { createPageOpener } from '../../support/screens/openPage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios } = useTestApp();
const expectToLoad = createPageOpener(renderApp);

describe('a page renders without warnings and is accessible', () => {
  it.each([
    ...Object.values(organiserPaths).map(({ pattern }) => pattern.replace(':id', '1')),
    '/organiser/nowhere',
  ])('for an organiser: %s', async (path) => {
    await applyScenarios('organiser');
    await expectToLoad(path);
    await expectAccessible();
  });
});
