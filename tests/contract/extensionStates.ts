import { eq } from 'drizzle-orm';
import { hashToken } from '../../server/auth/hashToken.ts';
import {
  auditLog,
  banners,
  blogs,
  clubs,
  galleryItems,
  organisers,
  participants,
  passwordResets,
  scores,
  videos,
} from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { addOrganiser, seedRegistration } from './stateSeeds.ts';

const description = 'Dua belas peserta berangkat dan pulang membawa tiga piala.';

/** Adds what organisers manage, with the ids in the examples of the document, and no score. */
async function seedEvent(services: Services): Promise<number> {
  const { db, now, passwords } = services;
  const passwordHash = await passwords.hash('lintasan-garis-24');
  const registrationId = await seedRegistration(services);
  await db.update(participants).set({ passwordHash }).where(eq(participants.id, 17));
  await db.update(clubs).set({ passwordHash }).where(eq(clubs.id, 5));
  await addOrganiser(services, { passwordHash });
  await db
    .insert(organisers)
    .overridingSystemValue()
    .values({ id: 4, name: 'Bayu Nugraha', email: 'bayu@panitia.example', passwordHash });
  await db
    .insert(banners)
    .overridingSystemValue()
    .values([1, 2].map((id) => ({ id, image: `banners/${id}.svg`, title: `Final ${id}` })));
  await db
    .insert(videos)
    .overridingSystemValue()
    .values({ id: 1, title: 'Cuplikan final', videoId: 'dQ4mXcT7RbE' });
  await db.insert(galleryItems).overridingSystemValue().values({
    id: 4,
    title: 'Kontes Asia',
    image: 'galleries/kontes-asia.svg',
    slug: 'kontes-asia',
    description,
  });
  await db
    .insert(blogs)
    .overridingSystemValue()
    .values({ id: 3, title: 'Kiat', slug: 'kiat', content: `<p>${description}</p>` });
  await db.insert(auditLog).values({
    at: now(),
    organiserId: 3,
    operation: 'setTournamentStatus',
    kind: 'tournament',
    objectId: 7,
    objectName: 'RoboLaga Surabaya',
    detail: 'published',
  });
  return registrationId;
}

/** States that only extensions need. */
export const extensionStates = {
  'organiser 3 prepares tournament 7': async (services: Services) =>
    void (await seedEvent(services)),
  'organiser 3 runs tournament 7': async (services: Services) => {
    const registrationId = await seedEvent(services);
    await services.db
      .insert(scores)
      .overridingSystemValue()
      .values({ id: 31, registrationId, categoryId: 1, points: 455, time: '00:13:10' });
  },
  'participant 17 has a link to set a password': async (
    services: Services,
    { token = '' }: Record<string, string>,
  ) => {
    await seedEvent(services);
    await services.db.insert(passwordResets).values({
      tokenHash: await hashToken(token),
      participantId: 17,
      expiresAt: new Date(services.now().getTime() + 60 * 60 * 1000),
    });
  },
};
