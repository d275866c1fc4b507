import type { OrganiserRole } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import { closeSession, openSession, unauthenticated } from '../auth/auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { recordChange } from '../auditLog/queries.ts';
import {
  deactivateOrganiser as deactivate,
  findOrganiser,
  findOrganiserByEmail,
  findOrganisers,
  inviteOrganiser as insertInvited,
  changeRole,
  lockActiveOrganiser,
  type OrganiserRow,
  requireOwner,
} from './queries.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { createInvitationLink } from '../accounts/passwordResetLink.ts';
import {
  verifyOrganiserPassword,
  verifyPassword,
  wrongCredentials,
} from '../accounts/passwordChecks.ts';

const toUser = ({ id, name, email, role }: OrganiserRow) => ({ id, name, email, role });

const notFound = () => new HttpError(404, 'Penyelenggara tidak ditemukan.');
const lastOwner = () =>
  new HttpError(409, 'Harus selalu ada pemilik. Jadikan orang lain pemilik dulu.');

export const loginOrganiser: Handler<'loginOrganiser'> = async ({ body, clientIp }, services) => {
  const organiser = await findOrganiserByEmail(services.db, body.email);
  const passwordHash = organiser?.passwordHash;
  await verifyPassword(services, {
    kind: 'organiser',
    email: body.email,
    clientIp,
    password: body.password,
    account: organiser && passwordHash ? { ...organiser, passwordHash } : undefined,
  });
  if (!organiser) throw new Error('A password was accepted for an unknown organiser');
  const { id } = organiser;
  const token = await services.db.transaction(async (transaction) => {
    // Who is deactivated meanwhile has no password any more.
    if (!(await lockActiveOrganiser(transaction, id))) throw wrongCredentials();
    return openSession({ db: transaction, now: services.now }, { organiserId: id });
  });
  return { token, user: toUser(organiser) };
};

export const getOrganiserSession: Handler<'getOrganiserSession'> = async (
  { organiserId },
  { db },
) => {
  const organiser = await findOrganiser(db, organiserId);
  if (!organiser) throw unauthenticated('organiser');
  return { success: true, user: toUser(organiser) };
};

export const logoutOrganiser: Handler<'logoutOrganiser'> = async ({ token }, services) => {
  await closeSession(services, token);
  return { success: true, message: 'Anda telah keluar.' };
};

export const listOrganisers: Handler<'listOrganisers'> = async (_request, { db }) => ({
  success: true,
  data: (await findOrganisers(db)).map((organiser) => ({
    ...toUser(organiser),
    has_password: organiser.passwordHash !== null,
    active: organiser.deactivatedAt === null,
    created_at: organiser.createdAt.toISOString(),
  })),
});

export const inviteOrganiser: Handler<'inviteOrganiser'> = async (request, services) => {
  const { body, organiserId } = request;
  await verifyOrganiserPassword(services, request);
  const { db, now, linkOrigin } = services;
  const { link, validUntil } = await db.transaction(async (transaction) => {
    await requireOwner(transaction, organiserId);
    const found = await insertInvited(transaction, {
      name: tidyName(body.name),
      email: body.email,
      createdAt: now(),
    });
    if (!found)
      throw fieldError('email', 'Email ini sudah punya akun penyelenggara. Tulis email yang lain.');
    await recordChange(transaction, {
      organiserId,
      at: now(),
      operation: 'inviteOrganiser',
      kind: 'organiser',
      id: found.id,
      name: found.name,
    });
    return createInvitationLink({ db: transaction, now }, found.id, linkOrigin);
  });
  return {
    success: true,
    message: `Tautan berlaku sampai ${validUntil} dan hanya dapat dipakai satu kali.`,
    link,
  };
};

export const deactivateOrganiser: Handler<'deactivateOrganiser'> = async (request, services) => {
  const {
    path: { id },
    organiserId,
  } = request;
  if (id === organiserId)
    throw new HttpError(409, 'Akun Anda sendiri hanya dapat dinonaktifkan oleh pemilik lain.');
  const { db, now } = services;
  if (!(await findOrganiser(db, id))) throw notFound();
  await verifyOrganiserPassword(services, request);
  return db.transaction(async (transaction) => {
    // Of two who deactivate each other, the second has no session any more.
    await requireOwner(transaction, organiserId);
    const organiser = await deactivate(transaction, id, now());
    if (!organiser) throw notFound();
    if (organiser === 'last') throw lastOwner();
    const { name, isChanged } = organiser;
    if (isChanged)
      await recordChange(transaction, {
        organiserId,
        at: now(),
        operation: 'deactivateOrganiser',
        kind: 'organiser',
        id,
        name,
      });
    return { success: true, message: `${name} dinonaktifkan.` };
  });
};

const roleNames: Record<OrganiserRole, string> = { owner: 'pemilik', organiser: 'penyelenggara' };

export const changeOrganiserRole: Handler<'changeOrganiserRole'> = async (request, services) => {
  const {
    path: { id },
    body: { role },
    organiserId,
  } = request;
  const { db, now } = services;
  if (!(await findOrganiser(db, id))) throw notFound();
  await verifyOrganiserPassword(services, request);
  return db.transaction(async (transaction) => {
    await requireOwner(transaction, organiserId);
    const organiser = await changeRole(transaction, id, role);
    if (!organiser) throw notFound();
    if (organiser === 'last') throw lastOwner();
    if (organiser === 'inactive')
      throw new HttpError(409, 'Penyelenggara ini nonaktif. Undang kembali dulu.');
    const { name, isChanged } = organiser;
    if (isChanged)
      await recordChange(transaction, {
        organiserId,
        at: now(),
        operation: 'changeOrganiserRole',
        kind: 'organiser',
        id,
        name,
        detail: role,
      });
    return { success: true, message: `${name} kini ${roleNames[role]}.` };
  });
};
