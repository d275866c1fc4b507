import { and, eq, isNull } from 'drizzle-orm';
import type { TournamentChangeKind } from '../../openapi/schema.d.ts';
import type { Transaction } from '../db/database.ts';
import { tournamentChanges } from '../db/schema.ts';
import type { ManagedTournament } from './managedQueries.ts';

type Change = {
  tournamentId: number;
  kind: TournamentChangeKind;
  teamId?: number;
  before: string;
  after: string;
  at: Date;
  /** Otherwise it only brings an earlier change up to date. */
  isNews: boolean;
};

/** Saves a change of a tournament that is locked. What was public first stays as `before`. */
async function saveChange(
  transaction: Transaction,
  { tournamentId, kind, teamId, before, after, at, isNews }: Change,
): Promise<void> {
  const { teamId: team } = tournamentChanges;
  const updated = await transaction
    .update(tournamentChanges)
    .set({ after, changedAt: at })
    .where(
      and(
        eq(tournamentChanges.tournamentId, tournamentId),
        eq(tournamentChanges.kind, kind),
        teamId === undefined ? isNull(team) : eq(team, teamId),
      ),
    )
    .returning({ id: tournamentChanges.id });
  if (updated.length === 0 && isNews)
    await transaction
      .insert(tournamentChanges)
      .values({ tournamentId, kind, teamId, before, after, changedAt: at });
}

/** What visitors are told of a tournament, as `TournamentChangeValue` of the document says. */
const toValues = (tournament: ManagedTournament) =>
  ({
    date: [tournament.date, tournament.endDate].filter(Boolean).join('/'),
    start_time: tournament.startTime ? `${tournament.startTime} ${tournament.timeZone}` : '',
    end_time: tournament.endTime ? `${tournament.endTime} ${tournament.timeZone}` : '',
    venue: [tournament.venue, tournament.city].filter(Boolean).join(', '),
    registration_closes_at: tournament.registrationClosesAt?.toISOString() ?? '',
    status: tournament.status,
  }) satisfies Partial<Record<TournamentChangeKind, string>>;

/** Nobody was told otherwise where it was not known. Without a deadline, teams are registered until the start. */
const isNoNewsIfUnknown = (kind: TournamentChangeKind) =>
  kind === 'start_time' || kind === 'end_time' || kind === 'venue';

/** Records for visitors what an organiser has changed of a tournament that is locked; nothing of a draft. */
export async function recordTournamentChanges(
  transaction: Transaction,
  before: ManagedTournament,
  after: ManagedTournament,
  at: Date,
): Promise<void> {
  const { id } = after;
  if (after.status === 'draft') {
    // Its changes are not recorded, so those that were would be wrong when it is published again.
    await transaction.delete(tournamentChanges).where(eq(tournamentChanges.tournamentId, id));
    return;
  }
  if (before.status === 'draft') return;
  const old = toValues(before);
  const values = toValues(after);
  for (const kind of Object.keys(values) as (keyof typeof values)[])
    if (values[kind] !== old[kind])
      await saveChange(transaction, {
        tournamentId: id,
        kind,
        before: old[kind],
        after: values[kind],
        at,
        isNews: old[kind] !== '' || !isNoNewsIfUnknown(kind),
      });
}

type TeamChange = {
  tournamentId: number;
  teamId: number;
  /** The names of the categories in which the team was and is registered; none if it was or is not. */
  before?: string | undefined;
  after?: string | undefined;
  at: Date;
  /** Whether an organiser has done it: what a club or a team does itself is no news to it. */
  isByOrganiser: boolean;
};

/** Records for visitors that a team was registered late, withdrawn, or moved to another category. */
export const recordTeamChange = (
  transaction: Transaction,
  { before = '', after = '', isByOrganiser, ...change }: TeamChange,
): Promise<void> =>
  saveChange(transaction, { ...change, kind: 'team', before, after, isNews: isByOrganiser });
