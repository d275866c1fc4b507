import type { ManagedObjection } from '../../openapi/schema.d.ts';
import { nameEntry, recordChange } from '../auditLog/queries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';
import { lockCategory } from '../scores/deriveScores.ts';
import { versionOf } from '../scores/playedCategory.ts';
import { findOwnMatches } from '../scores/public/publicMatches.ts';
import { requireManaged } from '../tournaments/managedTournament.ts';
import { requireNotOfficial } from '../scores/results/requireNotOfficial.ts';
import {
  findHistory,
  findObjections,
  type FoundObjection,
  lockObjection,
  saveDecision,
} from './judgeQueries.ts';

const decisionNames = { upheld: 'Diterima', rejected: 'Ditolak' } as const;

async function toManagedObjection(
  db: Database,
  { objection, author, category, team, club, tournament, run, roundId, decidedBy }: FoundObjection,
): Promise<ManagedObjection> {
  const { id, version, registrationId, runId, matchId, subject, decision, decidedAt } = objection;
  const own = matchId === null ? undefined : await findOwnMatches(db, team.id);
  const match = own?.get(registrationId)?.find((each) => each.id === matchId)?.match ?? null;
  const history = await findHistory(db, {
    name: nameEntry({ team: team.name, category: category.name, tournament }),
    subject,
    runId,
    match: match && roundId !== null ? { roundId, number: match.number } : null,
  });
  return {
    id,
    version: versionOf(version),
    category,
    team,
    club,
    subject,
    text: objection.text,
    author,
    created_at: objection.createdAt.toISOString(),
    state: objection.state,
    decision:
      decision === null || decidedAt === null
        ? null
        : { reason: decision, by: decidedBy, at: decidedAt.toISOString() },
    run,
    match,
    history: history.map(({ at, organiser, table, person, operation, detail }) => ({
      at: at.toISOString(),
      by: organiser ?? [table, person].join(', '),
      operation,
      detail: detail ?? '',
    })),
  };
}

export const listObjections: Handler<'listObjections'> = async ({ path: { id } }, { db }) => {
  await requireManaged(db, id);
  const found = await findObjections(db, id);
  const data: ManagedObjection[] = [];
  for (const each of found) data.push(await toManagedObjection(db, each));
  return { success: true, data };
};

export const decideObjection: Handler<'decideObjection'> = async (
  { path, header, body, actor },
  { db, now },
) => {
  const expected = header['if-match'];
  const decision = body.reason.trim();
  await db.transaction(async (transaction) => {
    const at = now();
    const found = await lockObjection(transaction, { id: path.objectionId, tournamentId: path.id });
    if (!found) throw new HttpError(404, 'Keberatan tidak ditemukan.');
    const { objection, names } = found;
    await lockCategory(transaction, objection);
    if (expected !== undefined && expected !== versionOf(objection.version))
      throw new HttpError(412, 'Keberatan ini baru saja diputuskan orang lain.');
    await requireNotOfficial(transaction, objection);
    await saveDecision(transaction, objection.id, {
      state: body.state,
      decision,
      decidedAt: at,
      organiserId: 'organiserId' in actor ? actor.organiserId : null,
      tableCardId: 'tableCardId' in actor ? actor.tableCardId : null,
    });
    await recordChange(transaction, {
      ...actor,
      at,
      operation: 'decideObjection',
      kind: 'registration',
      id: objection.registrationId,
      name: nameEntry(names),
      detail: `${objection.subject}. ${decisionNames[body.state]}: ${decision}`,
    });
  });
  return { success: true, message: 'Keputusan telah disimpan.' };
};
