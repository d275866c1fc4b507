import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Certificate } from '../../../openapi/schema.d.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, faults } = useTestApp();

const certificate = (id: number, changes: Partial<Certificate>): Certificate => ({
  id,
  version: '"1"',
  code: '4T7KQM2XAB9RWPDH',
  kind: 'place',
  title: `Juara ${id}`,
  place: 1,
  name: 'Raka Pradana',
  team: { id: 42, name: 'Garuda Muda' },
  school: 'Klub Robotik Janayasa',
  category: { id: 1, name: 'Inspire' },
  tournament: { id: 7, title: 'Piala Surabaya', date: '2026-11-22' },
  registration_id: 108,
  club_id: 5,
  number: null,
  issued_at: '2026-11-22T09:00:00Z',
  official_version: 1,
  outdated: false,
  state: 'valid',
  reason: null,
  ended_at: null,
  ...changes,
});

const serve = (data: Certificate[]) =>
  faults(
    http.get('*/api/participant/certificates', () => HttpResponse.json({ success: true, data })),
  );

describe('the certificates of a participant', () => {
  beforeEach(() => applyScenarios('leader'));
  const findSection = () => screen.findByRole('region', { name: 'Sertifikat saya' });

  it('are listed by season, to download and to check; one that was withdrawn only to check', async () => {
    const earlier = { id: 6, title: 'Piala Malang', date: '2025-10-04' };
    const ended = { state: 'withdrawn', reason: 'Salah juara', ended_at: '2025-10-05T01:00:00Z' };
    serve([certificate(1, {}), certificate(2, { ...ended, tournament: earlier } as object)]);
    await renderApp('/profile');
    const section = within(await findSection());
    const seasons = await section.findAllByRole('heading', { level: 3 });
    expect(seasons.map(({ textContent }) => textContent)).toEqual(['Musim 2026', 'Musim 2025']);
    expect(
      section.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Unduh sertifikat Juara 1, Piala Surabaya']);
    expect(
      section.getByRole('link', { name: 'Cek sertifikat Juara 2, Piala Malang' }),
    ).toHaveAttribute('href', '/cek/4T7KQM2XAB9RWPDH');
    expect(section.getByText('Ditarik')).toBeVisible();
    expect(section.getByText('Salah juara')).toBeVisible();
    await expectAccessible();
  });

  it('say why one could not be downloaded', async () => {
    serve([certificate(1, {})]);
    faults(
      http.get('*/api/participant/certificates/:id/pdf', () =>
        HttpResponse.json(
          { success: false, message: 'Server ini tidak membuat PDF.' },
          { status: 409 },
        ),
      ),
    );
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: /^Unduh sertifikat/ }));
    expect(await screen.findByText('Server ini tidak membuat PDF.')).toBeVisible();
  });

  it('are expected where there are none, and left out where a backend has none', async () => {
    serve([]);
    const { router } = await renderApp('/profile');
    expect(await within(await findSection()).findByText(/^Sertifikat Anda muncul/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/profile');
  });
});
