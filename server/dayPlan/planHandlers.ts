import type { Expected } from '../../openapi/dayPlan/forecastDay.ts';
import type { DayPlan, DayPlanInput } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { DaySettings } from '../db/tables/dayPlans.ts';
import { HttpError } from '../lib/httpError.ts';
import { versionOf } from '../scores/playedCategory.ts';
import type { ManagedTournament } from '../tournaments/managedQueries.ts';
import { changeOf, requireLocked, requireManaged } from '../tournaments/managedTournament.ts';
import type { RoundWithTeams } from '../scores/rounds/roundQueries.ts';
import { readBefore } from './changes/changeQueries.ts';
import { checkPlan } from './checkPlan.ts';
import { keyOf } from './findJobs.ts';
import { forecastSlots } from './forecastSlots.ts';
import { fateOf, findJobsAndSlots, makePlan, type MadePlan } from './makePlan.ts';
import {
  type ArenaRow,
  findArenas,
  findPlan,
  replaceArenas,
  replaceSlots,
  savePlan,
} from './planQueries.ts';
import { proposeSettings } from './proposeSettings.ts';
import type { ResolvedSlot } from './resolveSlots.ts';
import { dropIdleCalls, newCall } from './toCall.ts';
import { type AnswerSlot, countUnplanned, toArenas, toPlanRounds, toSlots } from './toDayPlan.ts';

type Answer = {
  version: number;
  settings: DaySettings;
  arenas: readonly ArenaRow[];
  rounds: readonly RoundWithTeams[];
  slots: readonly AnswerSlot[];
  expected?: ReadonlyMap<string, Expected>;
  unplanned: DayPlan['unplanned'];
  canUndo: boolean;
  keepsWishes?: boolean;
};

const toDayPlan = async (
  db: Database,
  tournamentId: number,
  { version, settings, arenas, rounds, unplanned, canUndo, keepsWishes, ...slots }: Answer,
): Promise<DayPlan> => ({
  version: versionOf(version),
  ...settings,
  arenas: toArenas(arenas),
  rounds: toPlanRounds(rounds),
  slots: await toSlots(db, tournamentId, slots),
  unplanned,
  can_undo: canUndo,
  ...(keepsWishes !== undefined && { keeps_wishes: keepsWishes }),
});

/** Returns the plan of a tournament as it is stored. */
export async function readPlan(
  db: Database,
  tournament: ManagedTournament,
  now: Date,
): Promise<DayPlan> {
  const { id: tournamentId } = tournament;
  const plan = await findPlan(db, tournamentId);
  const settings = plan?.settings ?? proposeSettings(tournament);
  const categoryIds = tournament.categories.map(({ id }) => id);
  const options = { tournamentId, categoryIds, settings };
  const { jobs, slots, rounds } = await findJobsAndSlots(db, options);
  const isPlanned = new Set(slots.map(keyOf));
  // The tournament may have lost a category since.
  const durations = settings.durations.filter((each) => categoryIds.includes(each.category_id));
  return toDayPlan(db, tournamentId, {
    version: plan?.version ?? 0,
    settings: { ...settings, durations },
    arenas: await findArenas(db, tournamentId),
    rounds,
    slots: dropIdleCalls(slots, jobs),
    canUndo: plan?.canUndo ?? false,
    expected: forecastSlots(slots, { jobs, settings, now }),
    unplanned: countUnplanned(jobs.filter(({ key, isOver }) => !isOver && !isPlanned.has(key))),
  });
}

export const getDayPlan: Handler<'getDayPlan'> = async ({ path: { id } }, { db, now }) => ({
  success: true,
  message: 'Rencana hari.',
  data: await readPlan(db, await requireManaged(db, id), now()),
});

/** Throws 412 if the plan is not the expected one any more. */
export function requireVersion(expected: string | undefined, version: number): void {
  if (expected !== undefined && expected !== versionOf(version))
    throw new HttpError(
      412,
      'Rencana baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
}

/** Throws 404 or 409 if an arena is unknown, also that of a break, or one that is left out has been used. */
function requireArenas(
  arenas: readonly ArenaRow[],
  { arenas: inputs, breaks }: DayPlanInput,
  slots: readonly ResolvedSlot[],
): void {
  const ids = inputs.flatMap(({ id }) => id ?? []);
  const ofBreaks = breaks.flatMap((each) => each.arena_id ?? []);
  if (
    ids.some((id) => arenas.every((arena) => arena.id !== id)) ||
    ofBreaks.some((id) => !ids.includes(id))
  )
    throw new HttpError(404, 'Arena ini sudah dihapus.');
  const isUsed = new Set(
    slots.filter((slot) => fateOf(slot) !== 'replaced').map(({ arenaId }) => arenaId),
  );
  const lost = arenas.find(({ id }) => !ids.includes(id) && isUsed.has(id));
  if (lost) throw new HttpError(409, `${lost.name} sudah dipakai, jadi tidak dapat dihapus.`);
}

type Change = {
  tournament: ManagedTournament;
  body: DayPlanInput;
  expected: string | undefined;
  now: Date;
};

const toSettings = ({ mode, days, breaks, durations, rest_minutes, late_clubs }: DayPlanInput) => ({
  mode,
  days,
  breaks: breaks.map((each) => ({ ...each, name: tidyName(each.name) })),
  durations,
  rest_minutes,
  late_clubs,
});

/** Makes the plan that a request describes, without saving it; arenas have their places as ids. */
async function prepare(db: Database, { tournament, body, expected, now }: Change) {
  const { id: tournamentId } = tournament;
  checkPlan(body, tournament);
  const plan = await findPlan(db, tournamentId);
  const version = plan?.version ?? 0;
  requireVersion(expected, version);
  const settings = toSettings(body);
  const categoryIds = tournament.categories.map(({ id }) => id);
  const options = { tournamentId, categoryIds, settings };
  const { jobs, slots, rounds } = await findJobsAndSlots(db, options);
  requireArenas(await findArenas(db, tournamentId), body, slots);
  const placeOf = new Map(
    body.arenas.flatMap(({ id }, index) => (id === undefined ? [] : [[id, index]])),
  );
  const arenas = body.arenas.map(({ id, name, category_ids: categoryIds }, index) => ({
    id: index,
    storedId: id,
    name: tidyName(name),
    categoryIds,
  }));
  const stored = slots
    .filter((slot) => fateOf(slot) !== 'replaced')
    .map((slot) => ({ ...slot, arenaId: placeOf.get(slot.arenaId) ?? 0 }));
  const placed = {
    ...settings,
    breaks: settings.breaks.map((each) => ({
      ...each,
      arena_id: each.arena_id ? (placeOf.get(each.arena_id) ?? null) : null,
    })),
  };
  const made = makePlan({ settings: placed, arenas, jobs, stored, now });
  return { plan, version, settings, arenas, rounds, stored, made };
}

const toAnswerSlots = ({ slots }: MadePlan): AnswerSlot[] =>
  slots.map(({ arenaId, from, job }) => ({
    ...job,
    id: null,
    arenaId,
    plannedAt: new Date(from * 1000),
    endedAt: null,
    ...newCall,
  }));

/** Saves a plan and returns it. */
export async function storePlan(transaction: Transaction, change: Change) {
  const { tournament } = change;
  const { plan, settings, arenas, stored, made } = await prepare(transaction, change);
  const before = plan && (await readBefore(transaction, tournament.id, plan.settings));
  await savePlan(transaction, tournament.id, { settings, before: before ?? null });
  const ids = await replaceArenas(
    transaction,
    tournament.id,
    arenas.map(({ storedId, name, categoryIds }) => ({ id: storedId, name, categoryIds })),
  );
  const { kept = [], last = [] } = Object.groupBy(stored, fateOf);
  await replaceSlots(transaction, tournament.id, {
    keptIds: kept.map(({ id }) => id),
    last: last.map(({ id, arenaId }) => ({ id, arenaId: ids[arenaId] ?? 0 })),
    slots: made.slots.map(({ arenaId, from, job }) => ({
      roundId: job.roundId,
      registrationId: job.registrationId,
      matchId: job.matchId,
      place: job.place,
      runNumber: job.runNumber,
      seconds: job.seconds,
      arenaId: ids[arenaId] ?? 0,
      plannedAt: new Date(from * 1000),
    })),
  });
}

export const saveDayPlan: Handler<'saveDayPlan'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  const change = { body, expected: header['if-match'], now: now() };
  if (body.preview) {
    const tournament = await requireManaged(db, id);
    const prepared = await prepare(db, { ...change, tournament });
    const { plan, version, settings, arenas, rounds, stored, made } = prepared;
    const { kept = [], last = [] } = Object.groupBy(stored, fateOf);
    const data = await toDayPlan(db, id, {
      version,
      settings,
      arenas,
      rounds,
      slots: [...kept, ...toAnswerSlots(made), ...last],
      unplanned: countUnplanned(made.unplaced),
      canUndo: plan?.canUndo ?? false,
      keepsWishes: made.keepsWishes,
    });
    return { success: true, message: 'Rencana ini belum disimpan.', data };
  }
  const data = await db.transaction(async (transaction) => {
    const tournament = await requireLocked(transaction, id);
    await storePlan(transaction, { ...change, tournament });
    const saved = await readPlan(transaction, tournament, change.now);
    await recordChange(transaction, {
      organiserId,
      at: change.now,
      operation: 'saveDayPlan',
      ...changeOf(tournament),
      detail: `${saved.arenas.length} arena, ${saved.slots.length} giliran`,
    });
    return saved;
  });
  return { success: true, message: 'Rencana telah disimpan.', data };
};
