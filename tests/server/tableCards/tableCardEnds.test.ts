import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewTableCard, TableCard, TimeZone } from '../../../openapi/schema.d.ts';
import { attempts, sessions, tableCards, tournaments } from '../../../server/db/schema.ts';
import { revokeCard } from '../../../server/tableCards/queries.ts';
import { useBackend } from '../../support/database/backend.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { findOpenScoreEntry } from '../../support/screens/scoreEntry.ts';
import { dayFrom } from '../../support/servers/clubRegistrations.ts';

const backend = useBackend();

let token: string;
let tournamentId: number;
let cardsPath: string;
beforeEach(async () => {
  await backend.db.delete(attempts);
  token = await backend.signIn('organiser');
  ({ tournamentId } = await findOpenScoreEntry(backend.db));
  cardsPath = `/api/organiser/tournaments/${tournamentId}/table-cards`;
  await setDay(dayFrom(0), 'Asia/Jakarta');
});

const setDay = (date: string, timeZone: TimeZone) =>
  backend.db.update(tournaments).set({ date, timeZone }).where(eq(tournaments.id, tournamentId));

/** Makes a card for check-in; returns its code and its id. */
async function makeCard() {
  const { body } = await backend.request('POST', cardsPath, {
    token,
    body: { kind: 'check_in', category_id: null, label: 'Meja', count: 1 },
  });
  const [card] = (body as { data: NewTableCard[] }).data;
  const id = Math.max(
    ...(await backend.db.select({ id: tableCards.id }).from(tableCards)).map((each) => each.id),
  );
  return { code: card?.code ?? '', id };
}

const signIn = (card: string) =>
  backend.request('POST', '/api/organiser/table-card/sessions', { body: { card, name: 'Rina' } });
const tokenOf = ({ body }: { body: unknown }) => (body as { token: string }).token;
const readSession = async (opened: string) =>
  (await backend.request('GET', '/api/organiser/table-card', { token: opened })).status;

describe('a table card', () => {
  it.each<[TimeZone, string]>([
    ['Asia/Jakarta', '17:00'],
    ['Asia/Makassar', '16:00'],
    ['Asia/Jayapura', '15:00'],
  ])(
    'in %s ends at %s UTC of the day after the tournament, to the millisecond',
    async (timeZone, time) => {
      const [date, dayAfter] = [dayFrom(5), dayFrom(6)];
      await setDay(date, timeZone);
      const { code } = await makeCard();
      const end = `${dayAfter}T${time}:00.000Z`;
      const { body } = await backend.request('GET', cardsPath, { token });
      expect(body).toMatchObject({ ends_at: end });
      backend.clock.at = new Date(Date.parse(end) - 1);
      const opened = await signIn(code);
      expect(opened).toMatchObject({ status: 201, body: { data: { ends_at: end } } });
      expect(await readSession(tokenOf(opened))).toBe(200);
      backend.clock.at = new Date(end);
      expect(await readSession(tokenOf(opened))).toBe(401);
      expect((await signIn(code)).status).toBe(404);
    },
  );

  it('shows when somebody used it last, to about a minute', async () => {
    const { code, id } = await makeCard();
    const opened = tokenOf(await signIn(code));
    const start = Date.now() + 60_000;
    const useAt = async (seconds: number) => {
      backend.clock.at = new Date(start + seconds * 1000);
      expect(await readSession(opened)).toBe(200);
      const { body } = await backend.request('GET', cardsPath, { token });
      const card = (body as { data: TableCard[] }).data.find((each) => each.id === id);
      return (Date.parse(card?.people[0]?.last_seen_at ?? '') - start) / 1000;
    };
    expect(await useAt(0)).toBe(0);
    // Not written with each request.
    expect(await useAt(60)).toBe(0);
    expect(await useAt(61)).toBe(61);
    expect(await useAt(3_600)).toBe(3_600);
  });

  it('takes nobody in while it is withdrawn', async () => {
    const { code, id } = await makeCard();
    const answer = await sendWhileLocked(
      backend,
      (transaction) => revokeCard(transaction, { id, tournamentId, now: new Date() }),
      () => signIn(code),
    );
    expect(answer).toMatchObject({
      status: 404,
      body: {
        message:
          'Kode ini salah ketik, atau kartunya sudah ditarik atau berakhir. Periksa lagi tiap hurufnya, atau minta kartu baru kepada penyelenggara.',
      },
    });
    expect(await backend.db.$count(sessions, eq(sessions.tableCardId, id))).toBe(0);
  });
});
