import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ManagedTournament, Tournament } from '../../../openapi/schema.d.ts';
import { api } from '../../../src/api/api.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { eventDayFromNow, readTournament, surabaya } from '../../support/screens/tournaments.ts';

const { renderApp, faults, backend } = useTestApp();

describe('keeping a tournament in mind', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
    Reflect.deleteProperty(URL, 'createObjectURL');
  });

  /** Answers with the tournament as the server has it, but with changes. */
  async function serveChanges() {
    const tournament = await readTournament(backend, 7);
    return (changes: Partial<Tournament>) =>
      faults(
        http.get('*/api/tournaments/7', () =>
          HttpResponse.json({ success: true, data: { ...tournament, ...changes } }),
        ),
      );
  }

  it('saves it for calendars, on its date', async () => {
    const { date } = await readTournament(backend, 7);
    const { user } = await renderApp(surabaya);
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} ${this.download}`);
    });
    await user.click(await screen.findByRole('button', { name: 'Tambahkan ke kalender' }));
    await waitFor(() => expect(saved).toEqual(['blob:1 robolaga-distrik-surabaya.ics']));
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
    const text = await files[0]?.text();
    expect(text).toContain('\r\nSUMMARY:RoboLaga Distrik Surabaya\r\n');
    expect(text).toContain(`\r\nDTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
    expect(text).toContain('\r\nURL;VALUE=URI:http://localhost:3000/tournaments/7\r\n');
  });

  it('saves it again with a higher number once it is moved, postponed and cancelled', async () => {
    const token = await backend.signIn('organiser');
    const address = '/api/organiser/tournaments/7';
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const save = async (name: string) => {
      const { user } = await renderApp(surabaya);
      const count = files.length + 1;
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(files).toHaveLength(count));
      cleanup();
      const lines = (await files.at(-1)?.text())?.split('\r\n') ?? [];
      const read = (key: string) => lines.find((line) => line.startsWith(`${key}:`))?.split(':')[1];
      return { uid: read('UID'), sequence: Number(read('SEQUENCE')), status: read('STATUS') };
    };
    const setStatus = (status: string) =>
      backend.request('PUT', `${address}/status`, { token, body: { status } });
    const saved = [await save('Tambahkan ke kalender')];
    const { body } = await backend.request('GET', address, { token });
    const { data } = body as { data: ManagedTournament };
    const venue = { ...data.venue, name: 'Gedung Baru' };
    await backend.request('PUT', address, { token, body: { ...data, venue } });
    saved.push(await save('Tambahkan ke kalender'));
    for (const next of ['postponed', 'cancelled']) {
      await setStatus(next);
      saved.push(await save('Perbarui di kalender'));
    }
    await setStatus('published');
    expect(saved.map((each) => each.status)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'TENTATIVE',
      'CANCELLED',
    ]);
    const numbers = saved.map(({ sequence }) => sequence);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    expect(new Set(saved.map(({ uid }) => uid)).size).toBe(1);
  });

  it('says when the file cannot be made, and names it by number where the title has no letter for a name', async () => {
    const serve = await serveChanges();
    serve({ title: '東京' });
    const { user } = await renderApp(surabaya);
    Object.assign(URL, {
      createObjectURL: () => {
        throw new Error('No room');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Tambahkan ke kalender' }));
    expect(
      await screen.findByText('Berkas kalender belum dapat dibuat. Silakan coba lagi.'),
    ).toBeVisible();
    Object.assign(URL, { createObjectURL: () => 'blob:1' });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Tambahkan ke kalender' }));
    await waitFor(() =>
      expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
        'tournament-7.ics',
      ]),
    );
  });

  it('has no file for a calendar without a date, or after it', async () => {
    const serve = await serveChanges();
    serve({ date: 'menyusul' });
    const { store } = await renderApp(surabaya);
    const calendarButton = () => screen.queryByRole('button', { name: 'Tambahkan ke kalender' });
    expect(await screen.findByRole('button', { name: 'Bagikan' })).toBeVisible();
    expect(calendarButton()).not.toBeInTheDocument();
    serve({ date: eventDayFromNow(0) });
    await act(async () => void store.dispatch(api.util.invalidateTags(['Tournament'])));
    await waitFor(() => expect(calendarButton()).toBeVisible());
    serve({ date: eventDayFromNow(-1) });
    await act(async () => void store.dispatch(api.util.invalidateTags(['Tournament'])));
    await waitFor(() => expect(calendarButton()).not.toBeInTheDocument());
  });

  it("shares it with the device's own dialog, and takes its closing for a decision", async () => {
    const { user } = await renderApp(surabaya);
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const button = await screen.findByRole('button', { name: 'Bagikan' });
    await user.click(button);
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'RoboLaga Distrik Surabaya',
      text: expect.stringMatching(
        /^RoboLaga Distrik Surabaya: \S+, \d+ \S+ \d{4}, \d\d\.30(–\d\d\.30)? WIB, .*Surabaya\.$/,
      ),
      url: 'http://localhost:3000/',
    });
    share.mockRejectedValueOnce(new DOMException('Share canceled', 'AbortError'));
    await user.click(button);
    expect(share).toHaveBeenCalledTimes(2);
    expect(copied).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('Not here', 'NotAllowedError'));
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Bagikan' })).toBeVisible();
    expect(copied).not.toHaveBeenCalled();
  });

  it('shares its picture too, loaded by the press, where the device takes files', async () => {
    const asked: string[] = [];
    let type = 'image/png';
    faults(
      http.get('*/share/tournaments/:file', ({ params }) => {
        asked.push(String(params.file));
        return HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'Content-Type': type } });
      }),
    );
    const { user } = await renderApp(surabaya);
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    const canShare = vi.fn<(data: ShareData) => boolean>().mockReturnValue(true);
    for (const [name, value] of Object.entries({ share, canShare }))
      Object.defineProperty(navigator, name, { value, configurable: true });
    const button = await screen.findByRole('button', { name: 'Bagikan' });
    expect(asked).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const { files = [], text, url } = share.mock.lastCall?.[0] ?? {};
    expect(files.map((file) => [file.name, file.type, file.size])).toEqual([
      ['7.png', 'image/png', 8],
    ]);
    expect(text).toMatch(/^RoboLaga Distrik Surabaya: .*\.\nhttp:\/\/localhost:3000\/$/);
    expect(url).toBeUndefined();

    const lone = { title: 'RoboLaga Distrik Surabaya', url: 'http://localhost:3000/' };
    share.mockRejectedValueOnce(new DOMException('Not files', 'NotAllowedError'));
    await user.click(button);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(3));
    expect(share).toHaveBeenLastCalledWith({ ...lone, text: expect.any(String) });
    type = 'text/html';
    await user.click(button);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(4));
    expect(share).toHaveBeenLastCalledWith({ ...lone, text: expect.any(String) });
    expect(asked).toHaveLength(3);
    canShare.mockReturnValue(false);
    await user.click(button);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(5));
    expect(asked).toHaveLength(3);
  });

  it('offers to send or copy text and link where there is no such dialog, as over http', async () => {
    const { user } = await renderApp(surabaya);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const button = await screen.findByRole('button', { name: 'Bagikan' });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan' }));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teks' });
    const shared = /^RoboLaga Distrik Surabaya: .*\.\nhttp:\/\/localhost:3000\/$/;
    expect(field.value).toMatch(shared);
    expect(field).toHaveAttribute('readonly');
    const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Kirim lewat WhatsApp' });
    const url = new URL(link.href);
    expect([url.origin, url.searchParams.get('text')]).toEqual(['https://wa.me', field.value]);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(dialog.getByRole('button', { name: 'Salin teks' }));
    expect(await screen.findByText('Teks dan tautan disalin.')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(field.value);
    await user.click(dialog.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('shows the text, selected, where there is no clipboard either', async () => {
    const { user } = await renderApp(surabaya);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await user.click(await screen.findByRole('button', { name: 'Bagikan' }));
    await user.click(await screen.findByRole('button', { name: 'Salin teks' }));
    const field = await within(
      await screen.findByRole('dialog', { name: 'Salin teks ini' }),
    ).findByRole<HTMLTextAreaElement>('textbox', { name: 'Teks' });
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });
});
