import { unauthenticated } from '../auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { OperationRequest } from '../contract/types.ts';
import {
  type Account,
  endSessions,
  findAccountWithPassword,
  replacePassword,
} from '../data/accounts.ts';
import { hashToken } from '../hashToken.ts';
import { fieldError } from '../httpError.ts';
import type { Services } from '../services.ts';
import { rejectCommonPassword } from './commonPasswords.ts';
import { verifyPassword } from './passwordChecks.ts';

export const changeParticipantPassword: Handler<'changeParticipantPassword'> = (
  request,
  services,
) => changePassword(services, request, { kind: 'participant', id: request.participantId });

export const changeClubPassword: Handler<'changeClubPassword'> = (request, services) =>
  changePassword(services, request, { kind: 'club', id: request.clubId });

export const changeOrganiserPassword: Handler<'changeOrganiserPassword'> = (request, services) =>
  changePassword(services, request, { kind: 'organiser', id: request.organiserId });

export const endParticipantSessions: Handler<'endParticipantSessions'> = (
  { participantId },
  services,
) => endAllSessions(services, { kind: 'participant', id: participantId });

export const endClubSessions: Handler<'endClubSessions'> = ({ clubId }, services) =>
  endAllSessions(services, { kind: 'club', id: clubId });

export const endOrganiserSessions: Handler<'endOrganiserSessions'> = ({ organiserId }, services) =>
  endAllSessions(services, { kind: 'organiser', id: organiserId });

async function endAllSessions({ db }: Services, account: Account) {
  await endSessions(db, account);
  return { success: true, message: 'Anda telah keluar dari semua perangkat.' };
}

type ChangeRequest = Pick<
  OperationRequest<'changeParticipantPassword'>,
  'body' | 'clientIp' | 'token'
>;

async function changePassword(
  services: Services,
  { body, clientIp, token = '' }: ChangeRequest,
  account: Account,
) {
  const { kind } = account;
  const row = await findAccountWithPassword(services.db, account);
  if (!row) throw unauthenticated(kind);
  const { db, passwords } = services;
  rejectCommonPassword(body.password, [row.email, row.name]);
  const wrongPassword = fieldError('current_password', 'Password saat ini salah.');
  await verifyPassword(
    services,
    { kind, email: row.email, clientIp, password: body.current_password, account: row },
    wrongPassword,
  );
  const changed = await replacePassword(db, account, {
    from: row.passwordHash,
    to: await passwords.takeTurn(clientIp, () => passwords.hash(body.password)),
    keptTokenHash: await hashToken(token),
  });
  if (!changed) throw wrongPassword;
  return {
    success: true,
    message: 'Password telah diganti. Sesi di perangkat lain telah diakhiri.',
  };
}
