import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CertificatePreview } from '../../../openapi/schema.d.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, applyScenarios, faults } = useTestApp();
beforeEach(() => applyScenarios('organiser'));

const url = '*/api/organiser/tournaments/1/certificate-design/preview';

/** Opens the page; returns what was asked for, as template, name of the signer and of whom. */
async function openPage() {
  const asked: string[][] = [];
  faults(
    http.post(url, async ({ request }) => {
      const { design, name } = (await request.clone().json()) as CertificatePreview;
      asked.push([design.template, design.signer_name, ...(name ? [name] : [])]);
    }),
  );
  const { user } = await renderApp('/organiser/tournaments/1/certificates');
  await screen.findByRole('radiogroup', { name: 'Bentuk' });
  await waitFor(() => expect(asked).toHaveLength(4));
  return { user, asked };
}

describe('the designs of certificates', () => {
  it('are drawn once each, and the chosen one again when a change is typed', async () => {
    const { user, asked } = await openPage();
    expect(asked.map(([template]) => template).sort()).toEqual([
      'classic',
      'medal',
      'modern',
      'ribbon',
    ]);
    await user.type(screen.getByLabelText('Nama penanda tangan'), 'Dr. Ayu');
    await waitFor(() => expect(asked).toHaveLength(5));
    expect(asked.at(-1)).toEqual(['classic', 'Dr. Ayu']);
    await user.click(screen.getByRole('radio', { name: 'Medali' }));
    await waitFor(() => expect(asked).toHaveLength(6));
    expect(asked.at(-1)).toEqual(['medal', 'Dr. Ayu']);
    await user.click(screen.getByRole('radio', { name: 'Klasik' }));
    await user.click(screen.getByRole('button', { name: 'Nama terpendek' }));
    await waitFor(() => expect(asked).toHaveLength(7));
    expect(asked.at(-1)).toEqual(['classic', 'Dr. Ayu', 'shortest']);
    expect(screen.getByText(/^Contoh dengan nama terpendek/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nama terpendek' }));
    await user.clear(screen.getByLabelText('Nama penanda tangan'));
    await user.type(screen.getByLabelText('Nama penanda tangan'), 'Dr. Bagas');
    await waitFor(() => expect(asked).toHaveLength(8));
    expect(asked.at(-1)).toEqual(['classic', 'Dr. Bagas']);
  });

  it('say once why they are not drawn', async () => {
    const message = 'Server ini tidak dapat membuat PDF.';
    faults(http.post(url, () => HttpResponse.json({ success: false, message }, { status: 409 })));
    await renderApp('/organiser/tournaments/1/certificates');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Klasik' })).toBeChecked();
  });
});
