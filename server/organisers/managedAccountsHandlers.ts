import { unauthenticated } from '../auth/auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { recordChange } from '../auditLog/queries.ts';
import {
  countNewClubs,
  findNewClubs,
  hasAccount,
  lockAccountName,
  searchAccounts,
  setActive,
  setReviewed,
} from './managedAccountsQueries.ts';
import { totalOf } from '../db/listPage.ts';
import { lockActiveOrganiser } from './queries.ts';
import { HttpError } from '../lib/httpError.ts';
import { createPasswordResetLink, resetMinutes } from '../accounts/passwordResetLink.ts';
import { verifyOrganiserPassword } from '../accounts/passwordChecks.ts';

const maxCount = 50;

export const findAccounts: Handler<'findAccounts'> = async ({ query: { search } }, { db }) => ({
  success: true,
  data: await searchAccounts(db, search, maxCount),
});

export const listNewClubs: Handler<'listNewClubs'> = async (_request, { db }) => {
  const data = await findNewClubs(db, maxCount);
  const total = await totalOf({ limit: maxCount, offset: 0 }, data, () => countNewClubs(db));
  return { success: true, data, total };
};

export const createResetLink: Handler<'createResetLink'> = async (request, services) => {
  const {
    path: { kind, id },
    organiserId,
  } = request;
  const { db, now, linkOrigin } = services;
  const notFound = new HttpError(404, 'Akun tidak ditemukan.');
  if (!(await hasAccount(db, kind, id))) throw notFound;
  await verifyOrganiserPassword(services, request);
  const link = await db.transaction(async (transaction) => {
    if (!(await lockActiveOrganiser(transaction, organiserId))) throw unauthenticated('organiser');
    const name = await lockAccountName(transaction, kind, id);
    if (name === undefined) throw notFound;
    await recordChange(transaction, {
      organiserId,
      at: now(),
      operation: 'createResetLink',
      kind: kind === 'club' ? 'club' : 'account',
      id,
      name,
    });
    return createPasswordResetLink({ db: transaction, now }, { kind, id }, linkOrigin);
  });
  return {
    success: true,
    message: `Tautan berlaku ${resetMinutes} menit dan hanya dapat dipakai satu kali.`,
    link,
  };
};

export const setClubActive: Handler<'setClubActive'> = async (
  { path: { id }, body: { active }, organiserId },
  { db, now },
) =>
  db.transaction(async (transaction) => {
    const club = await setActive(transaction, id, active);
    if (!club) throw new HttpError(404, 'GH tidak ditemukan.');
    const { name, isChanged } = club;
    if (isChanged)
      await recordChange(transaction, {
        organiserId,
        at: now(),
        operation: 'setClubActive',
        kind: 'club',
        id,
        name,
        detail: active ? 'active' : 'inactive',
      });
    return { success: true, message: active ? `${name} aktif kembali.` : `${name} dinonaktifkan.` };
  });

export const setClubReviewed: Handler<'setClubReviewed'> = async (
  { path: { id }, body: { reviewed }, organiserId },
  { db, now },
) =>
  db.transaction(async (transaction) => {
    const at = now();
    const club = await setReviewed(transaction, id, reviewed ? at : null);
    if (!club) throw new HttpError(404, 'GH tidak ditemukan.');
    const { name, isChanged } = club;
    if (isChanged)
      await recordChange(transaction, {
        organiserId,
        at,
        operation: 'setClubReviewed',
        kind: 'club',
        id,
        name,
        detail: reviewed ? 'reviewed' : 'new',
      });
    return {
      success: true,
      message: reviewed ? `${name} sudah diperiksa.` : `${name} belum diperiksa.`,
    };
  });
