import type { ImportedParticipant, PupilQuota } from '../../../openapi/schema.d.ts';
import { importLimits } from '../../auth/limits.ts';
import { consumeAttempt } from '../../auth/rateLimit.ts';
import { lockClub } from '../../clubs/lockClub.ts';
import { requireOwnClub } from '../../clubs/requireClub.ts';
import { findCategories } from '../../content/categoriesQueries.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Database } from '../../db/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/violations.ts';
import { HttpError } from '../../lib/httpError.ts';
import { type ImportPlan, planImport } from './importPlan.ts';
import { findClubState, savePlan, tryImportLock } from './importQueries.ts';
import type { ImportRow } from './importRow.ts';
import { findPupilQuota, usePupilQuota } from './pupilQuota.ts';

function countOf({ rows, teams }: ImportPlan, quota: PupilQuota) {
  const count = (wanted: ImportedParticipant['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    rejected: count('rejected'),
    later: count('later'),
    new_teams: teams.filter(({ id }) => id === undefined).length,
    quota,
  };
}

type Counts = ReturnType<typeof countOf>;

function previewMessage({ added, changed, rejected, later }: Counts): string {
  if (rejected > 0) return `${rejected} baris perlu diperbaiki. Belum ada yang disimpan.`;
  const ready = added + changed > 0 ? `${added + changed} baris siap disimpan.` : '';
  const postponed = later > 0 ? `${later} baris belum dapat ditambahkan hari ini.` : '';
  return [ready, postponed].filter(Boolean).join(' ') || 'Semua peserta di berkas ini sudah ada.';
}

function savedMessage({ added, changed, new_teams: teams }: Counts): string {
  if (added + changed === 0) return 'Semua peserta di berkas ini sudah ada.';
  const parts = [
    added > 0 && `${added} peserta ditambahkan`,
    changed > 0 && `${changed} peserta diperbarui`,
    teams > 0 && `${teams} tim dibuat`,
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}

/** Returns what the rows do in the club as it is now. */
const plan = async (
  db: Database,
  clubId: number,
  { rows, mostNew, at }: { rows: readonly ImportRow[]; mostNew: number; at: Date },
): Promise<ImportPlan> =>
  planImport(rows, await findClubState(db, clubId, at), {
    categories: await findCategories(db),
    mostNew,
  });

const changedMeanwhile = () =>
  new HttpError(
    409,
    'Data klub berubah sejak diperiksa, jadi tidak ada yang disimpan. Periksa kembali.',
  );

export const importClubParticipants: Handler<'importClubParticipants'> = async (
  { path, body: { preview, rows }, clubId, clientIp },
  services,
) => {
  const { db, now } = services;
  await consumeAttempt(services, importLimits(clubId, clientIp));
  if (preview) {
    const { id } = await requireOwnClub(db, path.id, clubId);
    const { quota } = await findPupilQuota(services, { clubId, clientIp });
    const planned = await plan(db, id, { rows, mostNew: quota.left, at: now() });
    const counts = countOf(planned, quota);
    return {
      success: true,
      message: previewMessage(counts),
      data: { ...counts, rows: planned.rows },
    };
  }
  const club = await requireOwnClub(db, path.id, clubId);
  try {
    return await db.transaction(async (transaction) => {
      if (!(await tryImportLock(transaction, club.id)))
        throw new HttpError(
          409,
          'Impor lain untuk klub ini sedang berjalan. Tunggu sampai selesai, lalu periksa kembali.',
        );
      await lockClub(transaction, club.id);
      const { quota, limits } = await findPupilQuota(
        { db: transaction, now },
        { clubId, clientIp },
      );
      const planned = await plan(transaction, club.id, { rows, mostNew: quota.left, at: now() });
      const counts = countOf(planned, quota);
      if (counts.rejected > 0)
        throw new HttpError(
          409,
          'Ada baris yang tidak dapat disimpan, jadi tidak ada yang disimpan. Periksa kembali.',
        );
      if (
        counts.later > 0 ||
        !(await usePupilQuota({ db: transaction, now }, limits, counts.added))
      )
        throw new HttpError(
          409,
          'Klub tidak dapat menambahkan peserta sebanyak itu hari ini, jadi tidak ada yang disimpan. Periksa kembali.',
        );
      await savePlan(transaction, club, planned, now());
      return {
        success: true,
        message: savedMessage(counts),
        data: { ...counts, rows: planned.rows },
      };
    });
  } catch (error) {
    // In the same moment the club has given somebody one of the addresses, or a category is gone.
    if (
      isUniqueViolation(error, 'participants_club_email_unique') ||
      isUniqueViolation(error, 'team_members_one_team_per_category') ||
      isForeignKeyViolation(error)
    )
      throw changedMeanwhile();
    throw error;
  }
};
