import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { expectAddress } from '../support/addresses.ts';
import { useTestApp } from '../support/renderApp.tsx';

const { renderApp, applyScenarios } = useTestApp();

beforeEach(() => applyScenarios('organiser'));

it('media begin with the banners', async () => {
  const app = await renderApp('/organiser/media');
  await expectAddress(app, '/organiser/media/banners');
  const table = await screen.findByRole('grid', { name: 'Daftar banner' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
  const sections = screen.getByRole('navigation', { name: 'Jenis media' });
  expect(within(sections).getByRole('link', { name: 'Banner' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
