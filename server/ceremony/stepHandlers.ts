import { recordChange } from '../auditLog/queries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { CeremonyAction } from '../../openapi/schema.d.ts';
import { HttpError } from '../lib/httpError.ts';
import { openBoard } from '../scores/results/openBoard.ts';
import { changeOf, requireLocked } from '../tournaments/managedTournament.ts';
import { type CeremonyRow, lockCeremony, updateCeremony } from './ceremonyQueries.ts';
import { type CeremonySource, describeStep, findSteps, isSame } from './ceremonySteps.ts';
import { readManagedCeremony, readSource, requireVersion } from './managedHandlers.ts';

type Step = {
  change: Partial<CeremonyRow>;
  /** What was announced or hidden, in words. */
  detail?: string;
};

function reveal(source: CeremonySource): Step {
  const [next] = findSteps(source).ahead;
  if (!next) throw new HttpError(409, 'Semua yang resmi sudah diumumkan.');
  const { key, step } = next;
  return {
    change: { revealed: [...(source.ceremony?.revealed ?? []), key] },
    detail: describeStep(step),
  };
}

/**
 * Returns the category whose board opens with a step: that of the first place which was announced before it. Until then
 * a press too many hides all of it again.
 */
function findWon(source: CeremonySource, action: CeremonyAction) {
  const last = findSteps(source).revealed.at(-1)?.step;
  const isOnward = action === 'reveal' || action === 'finish';
  return isOnward && last?.place === 1 ? last.category : null;
}

/** Takes back the end, the last step that is shown, or the beginning. */
function goBack(source: CeremonySource): Step {
  const { ceremony } = source;
  if (ceremony?.finishedAt) return { change: { finishedAt: null } };
  const last = findSteps(source).revealed.at(-1);
  if (!last) return { change: { startedAt: null, revealed: [] } };
  return {
    change: { revealed: (ceremony?.revealed ?? []).filter((key) => !isSame(key, last.key)) },
    detail: describeStep(last.step),
  };
}

/** Returns what a step changes; throws 409 if it does not follow from the state. */
function findStep(source: CeremonySource, action: CeremonyAction, at: Date): Step {
  const { startedAt, finishedAt } = source.ceremony ?? {};
  if (action === 'start') {
    if (startedAt) throw new HttpError(409, 'Upacara sudah dimulai.');
    return { change: { startedAt: at } };
  }
  if (!startedAt) throw new HttpError(409, 'Upacara belum dimulai.');
  if (action === 'back') return goBack(source);
  if (finishedAt) throw new HttpError(409, 'Upacara sudah selesai.');
  return action === 'reveal' ? reveal(source) : { change: { finishedAt: at } };
}

/** What an action is called in the audit log. */
const names: Record<CeremonyAction, string> = {
  start: 'dimulai',
  reveal: 'mengumumkan',
  back: 'kembali',
  finish: 'selesai',
};

export const revealCeremonyStep: Handler<'revealCeremonyStep'> = async (
  { path: { id }, header, body: { action }, organiserId },
  { db, now },
) => {
  const at = now();
  const data = await db.transaction(async (transaction) => {
    // Before the rounds of a category whose board opens, as whatever else changes results.
    const tournament = await requireLocked(transaction, id);
    const stored = await lockCeremony(transaction, id);
    requireVersion(header['if-match'], stored.version);
    const source = await readSource(transaction, id);
    const { change, detail } = findStep(source, action, at);
    await updateCeremony(transaction, id, change);
    const won = findWon(source, action);
    if (won)
      await openBoard(
        transaction,
        { tournamentId: id, categoryId: won.id },
        { organiserId, at, category: won.name, tournament: tournament.title },
      );
    await recordChange(transaction, {
      organiserId,
      at,
      operation: 'revealCeremonyStep',
      ...changeOf(tournament),
      detail: [names[action], ...(detail === undefined ? [] : [detail])].join(': '),
    });
    return readManagedCeremony(transaction, tournament);
  });
  return { success: true, message: 'Langkah upacara telah disimpan.', data };
};
