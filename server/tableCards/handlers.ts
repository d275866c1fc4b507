import { secretOfLink } from '../../openapi/texts/codes.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import { openSession } from '../auth/auth.ts';
import { hashToken } from '../lib/hashToken.ts';
import {
  idleCardMinutes,
  maxCardSessions,
  tableCardLimits,
  tableCardOrigin,
} from '../auth/limits.ts';
import { countFailure, findOrCount, isKnown, remember } from '../auth/rateLimit.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { HttpError } from '../lib/httpError.ts';
import { endOfTableCards, startOfTableCards } from '../lib/eventDay.ts';
import { findCardProblem } from '../lib/tableCardProblem.ts';
import { findManagedTournament } from '../tournaments/managedQueries.ts';
import { readCode } from './cardSecrets.ts';
import { requireTournament } from './createHandlers.ts';
import { describeDevice } from './describeDevice.ts';
import {
  findCard,
  findCardByHash,
  findCards,
  findPeople,
  endSessions,
  lockCardForSignIn,
  makeRoomForSession,
  type NamedCard,
  revokeCard,
} from './queries.ts';

const categoryOf = ({ categoryId, category }: NamedCard) =>
  categoryId === null ? null : { id: categoryId, name: category ?? '' };

export const listTableCards: Handler<'listTableCards'> = async ({ path: { id } }, { db }) => {
  const tournament = await requireTournament(db, id);
  const cards = await findCards(db, id);
  const people = await findPeople(
    db,
    cards.map((card) => card.id),
  );
  return {
    success: true,
    data: cards.map((card) => ({
      id: card.id,
      kind: card.kind,
      label: card.label,
      category: categoryOf(card),
      created_at: card.createdAt.toISOString(),
      revoked_at: card.revokedAt?.toISOString() ?? null,
      people: people
        .filter(({ cardId }) => cardId === card.id)
        .map(({ id: sessionId, name, device, lastSeenAt }) => ({
          id: sessionId,
          name,
          device: device ?? '',
          last_seen_at: lastSeenAt.toISOString(),
        })),
    })),
    starts_at: startOfTableCards(tournament).toISOString(),
    ends_at: endOfTableCards(tournament).toISOString(),
  };
};

export const revokeTableCard: Handler<'revokeTableCard'> = async (
  { path: { id: tournamentId, cardId: id }, organiserId },
  { db, now },
) => {
  const tournament = await findManagedTournament(db, tournamentId);
  const label = await db.transaction(async (transaction) => {
    const card = await revokeCard(transaction, { id, tournamentId, now: now() });
    if (!card || !tournament) throw new HttpError(404, 'Kartu meja tidak ditemukan.');
    if (card.isChanged)
      await recordChange(transaction, {
        organiserId,
        at: now(),
        operation: 'revokeTableCard',
        kind: 'tournament',
        id: tournamentId,
        name: tournament.title,
        detail: card.label,
      });
    return card.label;
  });
  return { success: true, message: `${label} ditarik.` };
};

export const endTableCardSessions: Handler<'endTableCardSessions'> = async (
  { path: { id: tournamentId, cardId }, query: { session_id: sessionId }, organiserId },
  { db, now },
) => {
  const tournament = await findManagedTournament(db, tournamentId);
  const { label, people } = await db.transaction(async (transaction) => {
    const ended = await endSessions(transaction, {
      cardId,
      tournamentId,
      ...(sessionId !== undefined && { sessionId }),
    });
    if (!ended || !tournament) throw new HttpError(404, 'Kartu meja tidak ditemukan.');
    if (ended.people.length > 0)
      await recordChange(transaction, {
        organiserId,
        at: now(),
        operation: 'endTableCardSessions',
        kind: 'tournament',
        id: tournamentId,
        name: tournament.title,
        detail: `${ended.label}: ${ended.people.join(', ')}`,
      });
    return ended;
  });
  const message =
    people.length === 0
      ? `Tidak ada lagi yang masuk dengan ${label}.`
      : `${people.length} perangkat dikeluarkan dari ${label}.`;
  return { success: true, message };
};

const toSession = (card: NamedCard, person: string) => ({
  id: card.id,
  kind: card.kind,
  label: card.label,
  person,
  starts_at: startOfTableCards(card.tournament).toISOString(),
  ends_at: endOfTableCards(card.tournament).toISOString(),
  tournament: { id: card.tournamentId, name: card.tournament.title },
  category: categoryOf(card),
});

export const getTableCardSession: Handler<'getTableCardSession'> = async (
  { card: use },
  { db },
) => {
  const card = use && (await findCard(db, use.id));
  return { success: true, data: card && use ? toSession(card, use.personName) : null };
};

/** Whether there was such a card is not said. A code may be mistyped, a link was scanned. */
const unknownCard = (isTyped: boolean) =>
  new HttpError(
    404,
    isTyped
      ? 'Kode ini salah ketik, atau kartunya sudah ditarik atau berakhir. Periksa lagi tiap hurufnya, atau minta kartu baru kepada penyelenggara.'
      : 'Kartu meja ini sudah ditarik atau berakhir. Minta kartu baru kepada penyelenggara.',
  );

export const signInWithTableCard: Handler<'signInWithTableCard'> = async (
  { body, clientIp, userAgent },
  services,
) => {
  const { db, now } = services;
  const person = tidyName(body.name);
  const secret = secretOfLink(body.card);
  const code = readCode(secret);
  const hash = await hashToken(code ?? secret);
  const unknown = () => unknownCard(code !== undefined);
  const find = async () => {
    const found = await findCardByHash(db, code === undefined ? 'tokenHash' : 'codeHash', hash);
    return found && endOfTableCards(found.tournament) > now() ? found : undefined;
  };
  const origin = tableCardOrigin(clientIp);
  const limits = tableCardLimits(clientIp, await isKnown(services, origin));
  // A code can be guessed, the token of a link cannot.
  const card =
    code === undefined
      ? await findOrCount(services, limits, find, unknown)
      : await countFailure(services, limits, async () => {
          const found = await find();
          if (!found) throw unknown();
          return found;
        });
  const refusal = findCardProblem(card.tournament, now());
  if (refusal !== undefined) throw new HttpError(409, refusal);
  const token = await db.transaction(async (transaction) => {
    if (!(await lockCardForSignIn(transaction, card.id))) throw unknown();
    const idleSince = new Date(now().getTime() - idleCardMinutes * 60_000);
    if (!(await makeRoomForSession(transaction, card.id, { max: maxCardSessions, idleSince })))
      throw new HttpError(
        409,
        `Kartu ini sedang dipakai di ${maxCardSessions} perangkat. Minta penyelenggara mengeluarkan salah satunya di halaman Kartu meja.`,
      );
    return openSession(
      { db: transaction, now },
      { tableCardId: card.id, personName: person, device: describeDevice(userAgent) },
    );
  });
  await remember(services, origin);
  return { success: true, token, data: toSession(card, person) };
};
