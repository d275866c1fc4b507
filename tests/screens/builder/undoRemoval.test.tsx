import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import {
  button,
  dialog,
  isCount,
  removers,
  shownNames,
  useManageMembers,
} from '../../support/screens/manageMembers.ts';

const { applyScenarios, firstIds, memberIds, open, watchUpdates } = useManageMembers();
const words = copy.responses;

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const undo = () => screen.getByRole('button', { name: 'Urungkan' });

describe('taking a removal back', () => {
  it('makes a removed leader lead again, by the keyboard alone', async () => {
    const { sent } = watchUpdates();
    const { user } = await open();
    const before = shownNames();
    const ids = firstIds(4);
    await act(() => removers()[0]?.focus());
    await user.keyboard('{Enter}');
    expect(await within(dialog()).findByText(`${before[0]} berhasil dihapus!`)).toBeVisible();
    await isCount(3);
    expect(within(dialog()).getByRole('status')).toHaveTextContent(
      `${before[0]} berhasil dihapus! 3 dari 5 anggota.`,
    );
    expect(undo()).toHaveFocus();
    expect(undo()).toHaveAccessibleDescription(`${before[0]} berhasil dihapus!`);
    await user.keyboard('{Enter}');
    await isCount(4);
    expect(shownNames()).toEqual(before);
    expect(await screen.findByText(`${before[0]} kembali ke tim.`)).toBeVisible();
    expect(sent.map((one) => one.ids)).toEqual([ids.slice(1), ids]);
    await waitFor(async () => expect(await memberIds()).toEqual(ids));
    expect(await isCount(4)).toHaveFocus();
  });

  it('is offered for eight seconds, after the dialog is closed too, longer under the pointer', async () => {
    await open();
    const [, second] = shownNames();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(button(`Keluarkan ${second}`));
    await within(dialog()).findByText(`${second} berhasil dihapus!`);
    fireEvent.click(button('Done'));
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const text = screen.getByText(`${second} berhasil dihapus!`);
    await pass(6500);
    await act(() => fireEvent.pointerOver(text.parentElement as HTMLElement));
    await pass(20_000);
    expect(text).toBeVisible();
    await act(() => fireEvent.pointerOut(text.parentElement as HTMLElement));
    await pass(4000);
    fireEvent.click(undo());
    await screen.findByText(`${second} kembali ke tim.`);
    vi.useRealTimers();
    await waitFor(async () => expect(await memberIds()).toHaveLength(4));
  });

  it('is no longer offered after eight seconds', async () => {
    await open();
    const [first] = shownNames();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(button(`Keluarkan ${first}`));
    await within(dialog()).findByText(`${first} berhasil dihapus!`);
    await pass(8100);
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
    expect(await isCount(3)).toBeVisible();
  });

  it('says so when the place has been taken, and shows who has it', async () => {
    const { user } = await open();
    const [, removed] = shownNames();
    await user.click(button(`Keluarkan ${removed}`));
    await within(dialog()).findByText(`${removed} berhasil dihapus!`);
    await applyScenarios('member-taken');
    await user.click(undo());
    expect(await screen.findByText(words.memberTaken)).toBeVisible();
    await isCount(3);
    expect(shownNames()).not.toContain(removed);
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
  });
});
