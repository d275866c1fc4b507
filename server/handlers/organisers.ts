import { closeSession, openSession, unauthenticated } from '../auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { recordChange } from '../data/journal.ts';
import {
  findOrganiser,
  findOrganiserByEmail,
  findOrganisers,
  inviteOrganiser as insertInvited,
  type OrganiserRow,
} from '../data/organisers.ts';
import { fieldError } from '../httpError.ts';
import { createPasswordResetLink, resetMinutes } from '../passwordResetLink.ts';
import { verifyPassword } from './passwordChecks.ts';

const toUser = ({ id, name, email }: OrganiserRow) => ({ id, name, email });

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
  const token = await openSession(services, { organiserId: organiser.id });
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
    created_at: organiser.createdAt.toISOString(),
  })),
});

export const inviteOrganiser: Handler<'inviteOrganiser'> = async (
  { body, organiserId },
  services,
) => {
  const { db, now, linkOrigin } = services;
  const invited = await db.transaction(async (transaction) => {
    const found = await insertInvited(transaction, {
      name: body.name.trim(),
      email: body.email,
      createdAt: now(),
    });
    if (!found) throw fieldError('email', 'Email sudah digunakan.');
    await recordChange(transaction, {
      organiserId,
      at: now(),
      operation: 'inviteOrganiser',
      kind: 'organiser',
      id: found.id,
      name: found.name,
    });
    return found;
  });
  return {
    success: true,
    message: `Tautan berlaku ${resetMinutes} menit dan hanya dapat dipakai satu kali.`,
    link: await createPasswordResetLink(
      services,
      { kind: 'organiser', id: invited.id },
      linkOrigin,
    ),
  };
};
