import { recordChange } from '../auditLog/queries.ts';
import { lockClub } from '../clubs/lockClub.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Transaction } from '../db/database.ts';
import { toEventDay } from '../lib/eventDay.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { requirePlayed } from '../scores/playedCategory.ts';
import { deriveScores } from '../scores/deriveScores.ts';
import type { PlayedCategory } from '../scores/entryQueries.ts';
import { requireDecision, watchAdvance } from '../scores/rounds/guardAdvance.ts';
import { requireShown } from '../scores/results/stateQueries.ts';
import { lockRoundsForChange, type RoundWithTeams } from '../scores/rounds/roundQueries.ts';
import { moveRuns } from '../scores/runs/moveRuns.ts';
import {
  findBuilderTeam,
  findTakenMembers,
  lockTeam,
  saveTeamCategory,
} from '../teams/builderQueries.ts';
import { findManagedTournament } from '../tournaments/managedQueries.ts';
import { recordTeamChange } from '../tournaments/recordTournamentChanges.ts';
import { isFull } from './findClosure.ts';
import { findComingTitles, lockRegistration, rejectDrawn, saveCategory } from './managedQueries.ts';
import { changeOf, requireRegistration, toPlace, toRegistration } from './managedRegistration.ts';
import { lockTournamentCategory, lockTournamentOfRegistration } from './queries.ts';

const list = new Intl.ListFormat('id');

/** Locks the rounds of two categories of a tournament, always in one order, and returns them. */
async function lockRoundsOf(
  transaction: Transaction,
  categories: readonly PlayedCategory[],
): Promise<Map<number, RoundWithTeams[]>> {
  const found = new Map<number, RoundWithTeams[]>();
  for (const played of categories)
    found.set(played.categoryId, await lockRoundsForChange(transaction, played));
  return found;
}

/** Throws 409 if a team is in a later round, in which another team would have to take its place. */
function rejectAdvanced(
  rounds: readonly RoundWithTeams[],
  { id, team, category }: { id: number; team: { name: string }; category: { name: string } },
): void {
  const later = rounds.find(({ registrationIds }) => registrationIds.includes(id));
  if (later)
    throw new HttpError(
      409,
      `${team.name} ikut babak ${later.name} di ${category.name}. Ganti dulu timnya di sana.`,
    );
}

/** Throws 409 with the members of a team who are in another team of a category. */
async function rejectTaken(
  transaction: Transaction,
  teamId: number,
  category: { id: number; name: string },
): Promise<void> {
  const taken = await findTakenMembers(transaction, teamId, category.id);
  if (taken.length === 0) return;
  const names = taken.map(({ name, team }) => `${name} (${team})`);
  throw new HttpError(
    409,
    `${list.format(names)} sudah tergabung dalam tim lain di ${category.name}. Ganti dulu anggotanya.`,
  );
}

export const moveRegistration: Handler<'moveRegistration'> = async (
  { path, body, organiserId },
  { db, now },
) => {
  const change = { organiserId, at: now() };
  const { club } = await requireRegistration(db, path);
  const { saved, message } = await db.transaction(async (transaction) => {
    // As the club does that changes its team.
    await lockClub(transaction, club.id);
    const { team } = await requireRegistration(transaction, path);
    await lockTeam(transaction, team.id);
    await lockTournamentOfRegistration(transaction, { teamId: team.id, id: path.registrationId });
    const before = await requireRegistration(transaction, path);
    const tournament = await findManagedTournament(transaction, path.id);
    const category = tournament?.categories.find(({ id }) => id === body.category_id);
    if (!category)
      throw fieldError('category_id', 'Kategori ini tidak dipertandingkan di lomba ini.');
    if (category.id === before.category.id)
      throw fieldError('category_id', `${team.name} sudah di kategori ini.`);
    const places = [before.category.id, category.id]
      .toSorted((one, other) => one - other)
      .map((categoryId) => ({ tournamentId: path.id, categoryId }));
    const rounds = await lockRoundsOf(transaction, places);
    for (const place of places) await requireShown(transaction, place);
    rejectDrawn(team.name, await lockRegistration(transaction, toPlace(path)));
    const from = rounds.get(before.category.id) ?? [];
    rejectAdvanced(from, before);
    if (isFull(await lockTournamentCategory(transaction, path.id, category.id)))
      throw new HttpError(409, 'Kategori ini sudah penuh.');
    await rejectTaken(transaction, team.id, category);
    const target = { tournamentId: path.id, categoryId: category.id };
    const effect = await watchAdvance(transaction, target, async () => {
      const played = await requirePlayed(transaction, target);
      const to = { rounds: rounds.get(category.id) ?? [], category: played };
      const count = await moveRuns(transaction, { registrationId: before.id, from, to });
      await saveCategory(transaction, toPlace(path), category.id);
      await recordTeamChange(transaction, {
        tournamentId: path.id,
        teamId: team.id,
        before: before.category.name,
        after: category.name,
        at: change.at,
        isByOrganiser: true,
      });
      return count;
    });
    const { advance } = body;
    const notes = requireDecision(effect, { advance, change, subject: 'Pindah kategori ini' });
    // A team that was moved elsewhere has the category that it was given there.
    const { categoryId } = (await findBuilderTeam(transaction, team.id)) ?? {};
    if (categoryId === before.category.id)
      await saveTeamCategory(transaction, team.id, category.id);
    for (const place of places) await deriveScores(transaction, place);
    const runs = effect.changed > 0 ? `, ${effect.changed} percobaan` : '';
    await recordChange(transaction, {
      ...changeOf(before),
      ...change,
      operation: 'moveRegistration',
      detail: [
        `${before.category.name} → ${category.name}${runs} (${body.reason.trim()})`,
        ...notes,
      ].join('; '),
    });
    const elsewhere = await findComingTitles(transaction, {
      teamId: team.id,
      categoryId: before.category.id,
      today: toEventDay(change.at),
    });
    const others =
      elsewhere.length > 0
        ? ` Pendaftarannya untuk ${list.format(elsewhere)} tetap di ${before.category.name}.`
        : '';
    return {
      saved: await requireRegistration(transaction, path),
      message: `${team.name} dipindah ke ${category.name}.${others}`,
    };
  });
  return { success: true, message, data: toRegistration(saved) };
};
