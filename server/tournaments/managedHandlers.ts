import type { TournamentInput, TournamentStatus } from '../../openapi/schema.d.ts';
import type { Handler } from '../contract/mountOperations.ts';
import {
  countRegistrations,
  findManagedTournaments,
  findUnknownCategories,
  insertTournament,
  type ManagedTournament,
  replaceTournament,
  setTournamentColumns,
} from './managedQueries.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Database } from '../db/database.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { describeUpdate } from './describeUpdate.ts';
import { recordTournamentChanges } from './recordTournamentChanges.ts';
import { commitUpload, readPicture } from '../files/uploads.ts';
import { versionOf } from '../managed/managedContent.ts';
import { withdrawUsedCards } from './withdrawUsedCards.ts';
import { changeOf, requireLocked, requireManaged, toManaged } from './managedTournament.ts';
import {
  findDaysProblem,
  isWindowReversed,
  toTournamentChanges,
  tournamentPicture,
} from './tournamentInput.ts';

/** Throws 422 if fields of a tournament contradict each other, or a category does not exist. */
async function rejectInvalid(db: Database, { categories, ...body }: TournamentInput) {
  if (isWindowReversed(body))
    throw fieldError('registration_closes_at', 'Pendaftaran harus ditutup setelah dibuka.');
  const ids = categories.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw fieldError('categories', 'Setiap kategori hanya boleh dipilih satu kali.');
  if ((await findUnknownCategories(db, ids)).length > 0)
    throw fieldError('categories', 'Kategori tidak ditemukan.');
}

/** Throws 422 if a tournament would end before it starts or much later, or has a programme for other days. */
function rejectInvalidDays(changes: Parameters<typeof findDaysProblem>[0]): void {
  const problem = findDaysProblem(changes);
  if (problem) throw fieldError(problem.field, problem.message);
}

/** Throws 409 if registered teams would lose their category or their place. */
function rejectTooSmall(before: ManagedTournament, { categories }: TournamentInput): void {
  for (const { id, name, registered } of before.categories) {
    const next = categories.find((category) => category.id === id);
    const capacity = next ? (next.capacity ?? Infinity) : 0;
    const message = `Kategori ${name} sudah memiliki ${registered} tim terdaftar.`;
    if (registered > capacity)
      throw new HttpError(409, message, { errors: { categories: [message] } });
  }
}

export const listManagedTournaments: Handler<'listManagedTournaments'> = async (
  _request,
  { db },
) => ({ success: true, data: (await findManagedTournaments(db)).map(toManaged) });

export const getManagedTournament: Handler<'getManagedTournament'> = async ({ path }, { db }) => ({
  success: true,
  data: toManaged(await requireManaged(db, path.id)),
});

export const createTournament: Handler<'createTournament'> = async (
  { body, organiserId },
  { db, now },
) => {
  await rejectInvalid(db, body);
  const changes = toTournamentChanges(body);
  rejectInvalidDays(changes);
  const id = await db.transaction(async (transaction) => {
    const inserted = await insertTournament(transaction, changes, body.categories);
    await recordChange(transaction, {
      ...changeOf({ id: inserted, title: changes.title }),
      organiserId,
      at: now(),
      operation: 'createTournament',
    });
    return inserted;
  });
  return {
    success: true,
    message: 'Lomba disimpan sebagai draf.',
    data: toManaged(await requireManaged(db, id)),
  };
};

export const updateTournament: Handler<'updateTournament'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  await rejectInvalid(db, body);
  const { saved, withdrawn } = await db.transaction(async (transaction) => {
    const before = await requireLocked(transaction, id);
    const version = header['if-match'];
    if (version !== undefined && version !== versionOf(before))
      throw new HttpError(
        412,
        'Lomba ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      );
    rejectTooSmall(before, body);
    const changes = toTournamentChanges(body);
    rejectInvalidDays({ ...before, ...changes });
    await replaceTournament(transaction, id, changes, body.categories);
    const after = await requireManaged(transaction, id);
    await recordTournamentChanges(transaction, before, after, now());
    const withdrawn = await withdrawUsedCards(transaction, { before, after, now: now() });
    const detail = [describeUpdate(before, after), withdrawn && 'kartu meja ditarik']
      .filter(Boolean)
      .join('; ');
    await recordChange(transaction, {
      ...changeOf(after),
      organiserId,
      at: now(),
      operation: 'updateTournament',
      ...(detail && { detail }),
    });
    return { saved: after, withdrawn };
  });
  const message = withdrawn
    ? 'Lomba telah disimpan. Kartu meja dari hari lomba yang lalu ditarik: buat kartu baru.'
    : 'Lomba telah disimpan.';
  return { success: true, message, data: toManaged(saved) };
};

const statusMessages: Record<TournamentStatus, string> = {
  draft: 'Lomba dijadikan draf dan tidak terlihat lagi oleh umum.',
  published: 'Lomba telah diterbitkan.',
  postponed: 'Lomba ditandai sebagai ditunda.',
  cancelled: 'Lomba telah dibatalkan.',
};

export const setTournamentStatus: Handler<'setTournamentStatus'> = async (
  { path: { id }, body: { status }, organiserId },
  { db, now },
) => {
  await db.transaction(async (transaction) => {
    const before = await requireLocked(transaction, id);
    if (status === 'draft' && (await countRegistrations(transaction, id)) > 0)
      throw new HttpError(
        409,
        'Lomba ini sudah memiliki tim terdaftar, jadi tidak dapat dijadikan draf.',
      );
    // Two people may press at the same time, or a device repeat what it has sent.
    if (status === before.status) return;
    await setTournamentColumns(transaction, id, { status });
    await recordTournamentChanges(transaction, before, { ...before, status }, now());
    await recordChange(transaction, {
      ...changeOf(before),
      organiserId,
      at: now(),
      operation: 'setTournamentStatus',
      detail: status,
    });
  });
  return {
    success: true,
    message: statusMessages[status],
    data: toManaged(await requireManaged(db, id)),
  };
};

export const uploadTournamentPicture: Handler<'uploadTournamentPicture'> = async (
  { path: { id }, body, organiserId, uploader },
  services,
) => {
  const { db, files, now } = services;
  const { prefix, size } = tournamentPicture;
  await requireManaged(db, id);
  const bytes = await readPicture(services, {
    name: 'picture',
    value: body.picture,
    size,
    uploader,
  });
  await commitUpload(files, { prefix: prefix(id), bytes }, (image) =>
    db.transaction(async (transaction) => {
      const before = await requireLocked(transaction, id);
      await setTournamentColumns(transaction, id, { image });
      await recordChange(transaction, {
        ...changeOf(before),
        organiserId,
        at: now(),
        operation: 'uploadTournamentPicture',
      });
      return { previousPath: before.image };
    }),
  );
  return {
    success: true,
    message: tournamentPicture.saved,
    data: toManaged(await requireManaged(db, id)),
  };
};
