import type { Handler } from '../contract/mountOperations.ts';
import { findManagedTournament } from '../tournaments/managedQueries.ts';
import { recordTeamChange } from '../tournaments/recordTournamentChanges.ts';
import {
  deleteRegistration,
  findRegistrations,
  lockRegistration,
  rejectDrawn,
  saveCheckIn,
} from './managedQueries.ts';
import { changeOf, requireRegistration, toPlace, toRegistration } from './managedRegistration.ts';
import { holdRegistrations } from './queries.ts';
import { recordChange } from '../auditLog/queries.ts';
import { HttpError } from '../lib/httpError.ts';

export const listRegistrations: Handler<'listRegistrations'> = async ({ path }, { db }) => {
  if (!(await findManagedTournament(db, path.id)))
    throw new HttpError(404, 'Lomba tidak ditemukan.');
  return { success: true, data: (await findRegistrations(db, path.id)).map(toRegistration) };
};

export const setCheckIn: Handler<'setCheckIn'> = async (
  { path, body: { checked_in: hasCome }, actor },
  { db, now },
) => {
  const registration = await db.transaction(async (transaction) => {
    const isChange = await saveCheckIn(transaction, toPlace(path), hasCome ? now() : null);
    const saved = await requireRegistration(transaction, path);
    // Two people may press at the same time, or a device repeat what it has sent.
    if (isChange)
      await recordChange(transaction, {
        ...changeOf(saved),
        ...actor,
        at: now(),
        operation: 'setCheckIn',
        detail: hasCome ? 'present' : 'absent',
      });
    return saved;
  });
  const { name } = registration.team;
  return {
    success: true,
    message: hasCome ? `${name} hadir.` : `Kehadiran ${name} dibatalkan.`,
    data: toRegistration(registration),
  };
};

export const withdrawRegistration: Handler<'withdrawRegistration'> = async (
  { path, organiserId },
  { db, now },
) => {
  const { name } = await db.transaction(async (transaction) => {
    // A registration of the same team waits for its start number.
    await holdRegistrations(transaction, path.id);
    const locked = await lockRegistration(transaction, toPlace(path));
    const registration = await requireRegistration(transaction, path);
    const { team } = registration;
    if (locked?.hasRun)
      throw new HttpError(
        409,
        `${team.name} sudah memiliki nilai, jadi pendaftarannya tidak dapat dibatalkan.`,
      );
    rejectDrawn(team.name, locked);
    await deleteRegistration(transaction, toPlace(path));
    await recordTeamChange(transaction, {
      tournamentId: path.id,
      teamId: team.id,
      before: registration.category.name,
      at: now(),
      isByOrganiser: true,
    });
    await recordChange(transaction, {
      ...changeOf(registration),
      organiserId,
      at: now(),
      operation: 'withdrawRegistration',
    });
    return team;
  });
  return { success: true, message: `Pendaftaran ${name} telah dibatalkan.` };
};
