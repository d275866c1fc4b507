import { unauthenticated } from '../auth/auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { OperationRequest } from '../contract/types.ts';
import { type Account, endSessions, findAccountWithPassword, replacePassword } from './queries.ts';
import { recordOwnChange } from './recordOwnChange.ts';
import { hashToken } from '../lib/hashToken.ts';
import type { Services } from '../services/services.ts';
import { rejectCommonPassword } from '../auth/commonPasswords.ts';
import { verifyCurrentPassword, wrongPassword } from './passwordChecks.ts';

export const changeParticipantPassword: Handler<'changeParticipantPassword'> = (
  request,
  services,
) => changePassword(services, request, { kind: 'participant', id: request.participantId });

export const changeClubPassword: Handler<'changeClubPassword'> = (request, services) =>
  changePassword(services, request, { kind: 'club', id: request.clubId });

export const changeOrganiserPassword: Handler<'changeOrganiserPassword'> = (request, services) =>
  changePassword(
    services,
    request,
    { kind: 'organiser', id: request.organiserId },
    recordOwnChange(services.now, request.organiserId, 'changeOrganiserPassword'),
  );

export const endParticipantSessions: Handler<'endParticipantSessions'> = (
  { participantId },
  services,
) => endAllSessions(services, { kind: 'participant', id: participantId });

export const endClubSessions: Handler<'endClubSessions'> = ({ clubId }, services) =>
  endAllSessions(services, { kind: 'club', id: clubId });

export const endOrganiserSessions: Handler<'endOrganiserSessions'> = ({ organiserId }, services) =>
  endAllSessions(
    services,
    { kind: 'organiser', id: organiserId },
    recordOwnChange(services.now, organiserId, 'endOrganiserSessions'),
  );

type AlsoWrite = Parameters<typeof endSessions>[2];

async function endAllSessions({ db }: Services, account: Account, alsoWrite?: AlsoWrite) {
  await endSessions(db, account, alsoWrite);
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
  alsoWrite?: AlsoWrite,
) {
  const { kind } = account;
  const row = await findAccountWithPassword(services.db, account);
  if (!row) throw unauthenticated(kind);
  const { db, passwords } = services;
  rejectCommonPassword(body.password, [row.email, row.name]);
  await verifyCurrentPassword(services, { body, clientIp }, { kind, row });
  const change = {
    from: row.passwordHash,
    to: await passwords.takeTurn(clientIp, () => passwords.hash(body.password)),
    keptTokenHash: await hashToken(token),
  };
  const changed = await replacePassword(db, account, change, alsoWrite);
  if (!changed) throw wrongPassword();
  return {
    success: true,
    message: 'Password telah diganti. Sesi di perangkat lain telah diakhiri.',
  };
}
