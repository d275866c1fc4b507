import { groupName } from '../../../openapi/matches/groupName.ts';
import type { DrawInput, MatchRule } from '../../../openapi/schema.d.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { deriveScores } from '../deriveScores.ts';
import { findEntrants, lockEntrants } from '../entryQueries.ts';
import { versionOf } from '../playedCategory.ts';
import { recordRound, requireLockedRound } from '../rounds/roundHandlers.ts';
import { findRounds, isPlanned, type RoundWithTeams } from '../rounds/roundQueries.ts';
import { createRandom } from '../../lib/random.ts';
import { runsProblem } from '../runs/runValues.ts';
import { findGroups, findUndecided } from './drawState.ts';
import { type Draw, saveDraw, saveLots } from './matchQueries.ts';
import { type Drawn, planDraw } from './planDraw.ts';
import { toRoundMatches } from './toRoundMatches.ts';

type MatchRound = RoundWithTeams & { matchRule: MatchRule };

/** Returns a round as one of matches that can be changed now; throws 409 if it is not. */
function requireOpenMatches(round: RoundWithTeams): MatchRound {
  const { matchRule, name, state } = round;
  if (!matchRule) throw new HttpError(409, runsProblem(round));
  if (isPlanned(round)) throw new HttpError(409, `Tim babak ${name} belum dipilih.`);
  if (state === 'closed') throw new HttpError(409, `Babak ${name} sudah ditutup.`);
  return { ...round, matchRule };
}

/** Returns what lots are drawn with. */
const createSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);

/** Returns where the teams of a round stood in their groups of the round before. */
async function findPlaces(db: Database, round: RoundWithTeams): Promise<Drawn['placeOf']> {
  const before = (await findRounds(db, round)).findLast(
    ({ position }) => position < round.position,
  );
  if (!before?.draw || before.matchRule?.kind !== 'groups') return () => undefined;
  const places = new Map(
    findGroups(before.matchRule, before.draw).flatMap(({ number, rows }) =>
      rows.map(({ team, rank }) => [team, { group: number, place: rank }] as const),
    ),
  );
  return (registrationId) => places.get(registrationId);
}

/** Returns the teams that can be drawn, the best seed first: by the round before, otherwise by start number. */
async function findDrawn(
  db: Database,
  round: MatchRound,
  { only_checked_in: onlyCheckedIn = false }: DrawInput,
): Promise<Drawn> {
  const entrants = await findEntrants(db, round);
  if (round.position > 1)
    return {
      entrants: round.registrationIds.flatMap(
        (id) => entrants.find(({ registrationId }) => registrationId === id) ?? [],
      ),
      placeOf: await findPlaces(db, round),
    };
  return {
    entrants: entrants
      .filter(({ checkedInAt }) => !onlyCheckedIn || checkedInAt !== null)
      .toSorted((one, other) => one.team.start_number - other.team.start_number),
    placeOf: () => undefined,
  };
}

const methods: Record<Draw['method'], string> = {
  lots: 'undian',
  seeds: 'unggulan',
  hand: 'diatur sendiri',
};

/** Returns the round as the document has it after it was drawn. */
async function readDraw(transaction: Transaction, round: RoundWithTeams) {
  const found = (await findRounds(transaction, round)).find(({ id }) => id === round.id);
  const data = found && toRoundMatches(found, await findEntrants(transaction, round));
  if (!data) throw new Error('The round is not drawn');
  return data;
}

type Conditions = Parameters<Handler<'drawRound'>>[0]['header'];

/** Throws 412 unless the draw of a round is the one that a request has seen, or still missing as it was then. */
function requireUnchanged(draw: Draw | undefined, header: Conditions) {
  const expected = header['if-match'];
  if (
    (expected === undefined || expected === versionOf(draw?.version ?? 0)) &&
    (header['if-none-match'] === undefined || !draw)
  )
    return;
  throw new HttpError(
    412,
    'Undian babak ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
  );
}

export const drawRound: Handler<'drawRound'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  const { name, data } = await db.transaction(async (transaction) => {
    const round = requireOpenMatches(await requireLockedRound(transaction, id));
    await lockEntrants(transaction, round);
    const { draw, matchRule: rule } = round;
    requireUnchanged(draw, header);
    if (draw?.matches.some(({ outcome }) => outcome !== null))
      throw new HttpError(
        409,
        `Babak ${round.name} sudah memiliki hasil pertandingan, jadi tidak diundi lagi.`,
      );
    const seed = createSeed();
    const drawn = await findDrawn(transaction, round, body);
    const isComplete = round.position > 1;
    const planned = planDraw({ name: round.name, rule }, drawn, { ...body, isComplete, seed });
    const { method } = body;
    const version = (draw?.version ?? 0) + 1;
    await saveDraw(transaction, { roundId: id, method, version, ...planned });
    await deriveScores(transaction, round);
    const words = [methods[method], `${planned.places.length} tim`];
    if (planned.seed !== null) words.push(`kode undian ${planned.seed}`);
    await recordRound(transaction, 'drawRound', {
      round,
      organiserId,
      at: now(),
      detail: words.join(', '),
    });
    return { name: round.name, data: await readDraw(transaction, round) };
  });
  return { success: true, message: `Pertandingan ${name} telah disusun.`, data };
};

/** Returns the numbers of the group whose teams, all of them, share a rank; throws 409 if none has them. */
function requireTie(round: MatchRound, registrationIds: readonly number[]) {
  const groups =
    round.draw && round.matchRule.kind === 'groups' ? findGroups(round.matchRule, round.draw) : [];
  const wanted = [...registrationIds].toSorted((one, other) => one - other).join();
  for (const group of groups)
    for (const { teams } of findUndecided(group))
      if (teams.toSorted((one, other) => one - other).join() === wanted) return { group, teams };
  throw new HttpError(409, 'Tim ini tidak seri setelah semua pertandingan grupnya selesai.');
}

export const drawLots: Handler<'drawLots'> = async (
  { path: { id }, body: { team_ids: teamIds }, organiserId },
  { db, now },
) => {
  const { message, data } = await db.transaction(async (transaction) => {
    const round = requireOpenMatches(await requireLockedRound(transaction, id));
    await lockEntrants(transaction, round);
    const entrants = await findEntrants(transaction, round);
    const wanted = entrants.filter(({ team }) => teamIds.includes(team.id));
    const { group, teams } = requireTie(
      round,
      wanted.map(({ registrationId }) => registrationId),
    );
    const seed = createSeed();
    const order = createRandom(seed).shuffle(teams);
    await saveLots(transaction, id, order);
    await deriveScores(transaction, round);
    const names = order.map(
      (each) => wanted.find(({ registrationId }) => registrationId === each)?.team.name ?? '',
    );
    const result = names.join(', ');
    await recordRound(transaction, 'drawLots', {
      round,
      organiserId,
      at: now(),
      detail: `${groupName(group.number)}: ${result} (kode undian ${seed})`,
    });
    return { message: `Hasil undian: ${result}.`, data: await readDraw(transaction, round) };
  });
  return { success: true, message, data };
};
