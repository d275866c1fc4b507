import type { Transaction } from '../db/database.ts';
import type { Services } from '../services/services.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { lockTeam } from '../teams/builderQueries.ts';
import { requireTournament } from '../tournaments/handlers.ts';
import { recordTeamChange } from '../tournaments/recordTournamentChanges.ts';
import { requireNotOfficial } from '../scores/results/requireNotOfficial.ts';
import { type Closure, findClosure, isFull } from './findClosure.ts';
import { insertRegistration, lockTournamentCategory } from './queries.ts';

const closureMessages: Record<Closure, string> = {
  cancelled: 'Lomba ini dibatalkan.',
  postponed: 'Lomba ini ditunda. Pendaftaran ditutup untuk sementara.',
  started: 'Pendaftaran ditutup karena lomba sudah dimulai.',
  not_open: 'Pendaftaran lomba ini belum dibuka.',
  closed: 'Pendaftaran lomba ini sudah ditutup.',
};

type Request = {
  tournamentId: number;
  /** None for a team that does not exist yet. */
  teamId?: number | undefined;
  /** By default that of the team. */
  categoryId?: number;
  /** Whether it is an organiser's, who is not bound by the time of registration. */
  isLate?: boolean;
};

/**
 * Registers a team in its category of a tournament, whoever asks for it. `requireTeam` returns the team,
 * which it may make, or throws if it does not exist or the account may not register it. `onAdded` is called
 * in the same transaction, so that what it reads is there. Returns the team and what `onAdded` has returned;
 * throws 404, 409 and 422 as the document says.
 */
export async function addRegistration<Team extends { id: number; categoryId: number }, Added>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { tournamentId, teamId, categoryId, isLate = false }: Request,
  requireTeam: (transaction: Transaction) => Promise<Team>,
  onAdded: (transaction: Transaction, id: number) => Promise<Added>,
): Promise<{ team: Team; added: Added }> {
  const tournament = await requireTournament(db, tournamentId);
  return db.transaction(async (transaction) => {
    // Keeps the club from deleting the team or moving it to another category meanwhile.
    if (teamId !== undefined) await lockTeam(transaction, teamId);
    const team = await requireTeam(transaction);
    const played = categoryId ?? team.categoryId;
    if (!tournament.categories.some(({ id }) => id === played))
      throw fieldError('category_id', 'Kategori ini tidak dipertandingkan di lomba ini.');
    if (team.categoryId !== played)
      throw fieldError('team_id', 'Tim ini terdaftar di kategori lain.');
    const category = await lockTournamentCategory(transaction, tournament.id, played);
    // Since the tournament was looked up.
    if (category.status === 'draft') throw new HttpError(404, 'Lomba tidak ditemukan.');
    const closure = findClosure(category, now());
    if (closure && (!isLate || closure === 'cancelled'))
      throw new HttpError(409, closureMessages[closure]);
    await requireNotOfficial(transaction, { tournamentId: tournament.id, categoryId: played });
    const id = await insertRegistration(transaction, {
      tournamentId: tournament.id,
      teamId: team.id,
      categoryId: played,
      createdAt: now(),
    });
    if (id === undefined)
      throw new HttpError(409, 'Tim ini sudah terdaftar dalam kategori tersebut.');
    if (isFull(category)) throw new HttpError(409, 'Kategori ini sudah penuh.');
    await recordTeamChange(transaction, {
      tournamentId: tournament.id,
      teamId: team.id,
      after: tournament.categories.find(({ id: category }) => category === played)?.name,
      at: now(),
      isByOrganiser: isLate,
    });
    return { team, added: await onAdded(transaction, id) };
  });
}
