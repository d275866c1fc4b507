import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RemovedMember } from '../../../src/features/builder/members/RemovedMember.tsx';
import { copy } from '../../../src/mocks/panel/copy.ts';
import {
  button,
  dialog,
  isCount,
  removers,
  shownNames,
  useManageMembers,
} from '../../support/screens/manageMembers.ts';

const { applyScenarios, renderPart, firstIds, memberIds, open, openChanges, watchUpdates } =
  useManageMembers();

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const undo = () => screen.getByRole('button', { name: 'Urungkan' });

describe('taking a removal back', () => {
  it('makes a removed leader lead again by the keyboard alone; is offered for a time, and after the dialog too', async () => {
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

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(button(`Keluarkan ${before[1]}`));
    await within(dialog()).findByText(`${before[1]} berhasil dihapus!`);
    await pass(8100);
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
    expect(await isCount(3)).toBeVisible();
    fireEvent.click(button(`Keluarkan ${before[2]}`));
    await within(dialog()).findByText(`${before[2]} berhasil dihapus!`);
    fireEvent.click(button('Done'));
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(`${before[2]} berhasil dihapus!`)).toBeVisible();
    fireEvent.click(undo());
    await screen.findByText(`${before[2]} kembali ke tim.`);
    vi.useRealTimers();
    await waitFor(async () => expect(await memberIds()).toEqual([ids[0], ids[2], ids[3]]));
  });

  it('is offered for eight seconds, longer under the pointer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onExpire = vi.fn<() => void>();
    const removal = { member: { id: 1, name: 'Ani' }, order: [1, 2], done: true };
    renderPart(<RemovedMember removal={removal} onUndo={() => undefined} onExpire={onExpire} />);
    const bar = screen.getByText('Ani berhasil dihapus!').parentElement as HTMLElement;
    await pass(7500);
    fireEvent.pointerOver(bar);
    await pass(20_000);
    expect(onExpire).not.toHaveBeenCalled();
    fireEvent.pointerOut(bar);
    await pass(7900);
    expect(onExpire).not.toHaveBeenCalled();
    await pass(200);
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('says so when the place has been taken, and shows who has it', async () => {
    const { current, findToast, ids, remove, undo: undoRemoval } = await openChanges();
    const removed = firstIds(2)[1];
    await remove(1);
    await applyScenarios('member-taken');
    await undoRemoval();
    await findToast(copy.responses.memberTaken);
    await waitFor(() => expect(ids()).toEqual(firstIds(4).filter((id) => id !== removed)));
    expect(current().removals).toEqual([]);
  });
});
