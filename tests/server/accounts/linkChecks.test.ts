import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountKind } from '../../../openapi/types.ts';
import type { PupilCard } from '../../../openapi/schema.d.ts';
import { findAccountByEmail } from '../../../server/accounts/queries.ts';
import {
  createOwnershipTransferLink,
  createPasswordResetLink,
} from '../../../server/accounts/passwordResetLink.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { attempts, participants, passwordResets } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPupilImport } from '../../support/database/pupilImport.ts';
import { createMaker, errorResponse, type TestClub } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);
const { send: sendImport } = createPupilImport(backend);
const password = 'sirkuit-malam-31';
const now = () => backend.clock.at ?? new Date();

beforeEach(async () => {
  await backend.db.delete(attempts);
});

describe('whether the token of a link is valid', () => {
  const valid = { status: 200, body: { success: true, message: 'Tautan ini berlaku.' } };
  const ended = errorResponse(422, 'Tautan ini tidak berlaku lagi. Minta tautan baru.');
  const check = (token: string) =>
    backend.request('POST', '/api/password-resets/check', { body: { token } });
  const reset = (token: string) =>
    backend.request('PUT', '/api/password-resets', { body: { token, password } });

  const accounts: Record<AccountKind, string> = {
    participant: demoAccounts.member.email,
    club: demoAccounts.club.email,
    organiser: demoAccounts.organiser.email,
  };
  const findId = async (kind: AccountKind) =>
    (await findAccountByEmail(backend.db, kind, accounts[kind]))?.id ?? 0;
  const makeToken = async (kind: AccountKind = 'participant') => {
    const account = { kind, id: await findId(kind) };
    return (await createPasswordResetLink({ db: backend.db, now }, account)).split('#')[1] ?? '';
  };
  const makeTransfer = async () => {
    const transfer = { clubId: await findId('club'), newEmail: 'baru@surel.example' };
    const link = await createOwnershipTransferLink({ db: backend.db, now }, transfer);
    return link.split('#')[1] ?? '';
  };

  it.each(['participant', 'club', 'organiser'] as const)(
    'is told as often as it is asked, in the same words for each kind of account: %s',
    async (kind) => {
      const token = await makeToken(kind);
      for (let asked = 0; asked < 3; asked += 1) {
        const answer = await check(token);
        expect(answer).toMatchObject(valid);
        expect(answer.body).toEqual(valid.body);
      }
      expect(await backend.db.$count(attempts)).toBe(0);
      expect((await reset(token)).status).toBe(200);
      expect(await check(token)).toMatchObject(ended);
    },
  );

  it('is told in the same words for a token that was never made, has expired, was used or replaced', async () => {
    const unknown = await check('tebakan');
    expect(unknown).toMatchObject(ended);
    const time = Date.now() + 60 * 60 * 1000;
    backend.clock.at = new Date(time);
    const expired = await makeToken();
    backend.clock.at = new Date(time + 30 * 60 * 1000);
    const [replaced, transfer] = [await makeTransfer(), await makeTransfer()];
    const [used, other] = [await makeToken(), await makeToken()];
    await reset(used);
    for (const token of [expired, replaced, used, other])
      expect((await check(token)).body).toEqual(unknown.body);
    expect(await check(transfer)).toMatchObject(valid);
  });

  it('is asked for thirty wrong tokens from one address, and a valid one can be used all the same', async () => {
    const token = await makeToken();
    for (let asked = 0; asked < 30; asked += 1)
      expect((await check(`tebakan-${asked}`)).status).toBe(422);
    expect((await check('tebakan')).status).toBe(429);
    // Whoever mistypes one to be used is told so: what was asked counts by itself.
    expect((await reset('tebakan')).status).toBe(422);
    expect((await check(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  it('needs a token', async () => {
    expect((await check('')).status).toBe(422);
  });
});

describe('whose account a card is for', () => {
  const ended = errorResponse(
    422,
    'Kode ini salah ketik, atau kartunya tidak berlaku lagi. Periksa lagi tiap hurufnya, atau minta kartu baru kepada pembina.',
  );
  const check = (code: string) =>
    backend.request('POST', '/api/pupil-cards/check', { body: { code } });
  const takeOver = (code: string) =>
    backend.request('PUT', '/api/pupil-cards', { body: { code, email: '', password } });

  async function makePupil() {
    const club = await makeClub();
    await sendImport(club, [{ name: 'Wulan Ayu Sari', class: '8A', email: '' }]);
    const [pupil] = await backend.db
      .select()
      .from(participants)
      .where(eq(participants.clubId, club.id));
    return { club, id: pupil?.id ?? 0 };
  }
  const makeCard = async (club: TestClub, id: number, renew = false) => {
    const { body } = await backend.request(
      'POST',
      `/api/gh-schools/${club.id}/participants/cards`,
      {
        token: club.token,
        body: { participant_ids: [id], renew },
      },
    );
    return (body as { data: PupilCard[] }).data[0]?.code ?? '';
  };

  it('is told by the short name and the club, however the code is typed, until the card is used', async () => {
    const { club, id } = await makePupil();
    const code = await makeCard(club, id);
    for (const typed of [code, ` ${code.toLowerCase().replace(/(.{5})/g, '$1-')}`]) {
      const { status, body } = await check(typed);
      expect(status).toBe(200);
      expect(body).toEqual({ success: true, name: 'Wulan S.', club_name: club.name });
    }
    expect((await takeOver(code)).status).toBe(200);
    expect(await check(code)).toMatchObject(ended);
  });

  it('is not told for a code that was never made, has expired, or was replaced, in the same words', async () => {
    const unknown = await check('salah');
    expect(unknown).toMatchObject(ended);
    const { club, id } = await makePupil();
    const [replaced, code] = [await makeCard(club, id), await makeCard(club, id, true)];
    expect((await check(replaced)).body).toEqual(unknown.body);
    expect((await check(code)).status).toBe(200);
    await backend.db
      .update(passwordResets)
      .set({ expiresAt: now() })
      .where(eq(passwordResets.participantId, id));
    expect((await check(code)).body).toEqual(unknown.body);
  });

  it('is not told for a link to set a password, which belongs to whom the account belongs to', async () => {
    const account = await findAccountByEmail(backend.db, 'participant', demoAccounts.member.email);
    const link = await createPasswordResetLink(
      { db: backend.db, now },
      { kind: 'participant', id: account?.id ?? 0 },
    );
    expect(await check(link.split('#')[1] ?? '')).toMatchObject(ended);
  });

  it('is asked for a hundred wrong codes from one address, and a valid card can be used all the same', async () => {
    const { club, id } = await makePupil();
    const code = await makeCard(club, id);
    for (let asked = 0; asked < 100; asked += 1)
      expect((await check(`salah ${asked}`)).status).toBe(422);
    expect((await check('salah')).status).toBe(429);
    expect((await takeOver('salah')).status).toBe(422);
    expect((await check(code)).status).toBe(200);
    expect((await takeOver(code)).status).toBe(200);
  });
});
