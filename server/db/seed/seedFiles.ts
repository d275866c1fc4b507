import type { FileStore } from '../../fileStore.ts';
import { arenaBlogs } from './blogs/arena.ts';
import { workshopBlogs } from './blogs/workshop.ts';
import { categoryPlans } from './categories.ts';
import { clubPlans } from './clubs.ts';
import { bannerTexts, galleryTexts } from './media.ts';
import { bannerPicture, profileBannerPicture } from './pictures/bannerPicture.ts';
import { categoryLogo } from './pictures/categoryLogo.ts';
import { clubLogo } from './pictures/clubLogo.ts';
import type { LandmarkName } from './pictures/landmarks.ts';
import { portrait } from './pictures/portrait.ts';
import { blogPicture, galleryPicture } from './pictures/scenePicture.ts';
import type { SkyName } from './pictures/skies.ts';
import { teamLogo } from './pictures/teamLogo.ts';
import { tournamentPicture } from './pictures/tournamentPicture.ts';
import { createRandom } from './random.ts';
import { rulePdf } from './rulePdf.ts';
import { ruleBooklets } from './rules.ts';
import type { SeedData } from './seedData.ts';
import { seedPaths } from './seedPaths.ts';
import { tournamentPlans } from './tournaments.ts';

type Drawing = readonly [path: string, draw: () => string];

const batchSize = 32;
const profileBannerScenes: readonly [
  readonly [LandmarkName, SkyName],
  ...(readonly [LandmarkName, SkyName])[],
] = [
  ['volcano', 'dawn'],
  ['stupa', 'coral'],
  ['islands', 'mint'],
  ['hornedHouse', 'day'],
  ['schooner', 'dusk'],
  ['forest', 'rain'],
  ['cableBridge', 'gold'],
];

const fixedDrawings = (): Drawing[] => [
  ...categoryPlans.map(({ slug }): Drawing => [seedPaths.category(slug), () => categoryLogo(slug)]),
  ...clubPlans.flatMap((club, index): Drawing[] => {
    const place = club.banner;
    const logo: Drawing = [seedPaths.club(club), () => clubLogo(index, club.letters)];
    return place
      ? [logo, [seedPaths.clubBanner(club), () => profileBannerPicture(club.code, ...place)]]
      : [logo];
  }),
  ...tournamentPlans.flatMap(({ slug, picture }): Drawing[] =>
    picture ? [[seedPaths.tournament(slug), () => tournamentPicture(slug, ...picture)]] : [],
  ),
  ...bannerTexts.map(({ slug, plan }): Drawing => [
    seedPaths.banner(slug),
    () => bannerPicture(slug, plan),
  ]),
  ...galleryTexts.map(({ file, scene, room }): Drawing => [
    seedPaths.gallery(file),
    () => galleryPicture(file, scene, room),
  ]),
  ...[...arenaBlogs, ...workshopBlogs].map(({ slug, scene, room }): Drawing => [
    seedPaths.blog(slug),
    () => blogPicture(slug, scene, room),
  ]),
  [seedPaths.blog('gerbang-drone'), () => blogPicture('gerbang-drone', 'droneCourse', 'leaf')],
];

const generatedDrawings = ({ people, teams }: SeedData): Drawing[] => [
  ...people.flatMap((person): Drawing[] => [
    ...(person.hasPicture
      ? [
          [
            seedPaths.participant(person),
            () => portrait({ seed: person.slug, ...person.portrait }),
          ] as const,
        ]
      : []),
    ...(person.hasBanner
      ? [
          [
            seedPaths.participantBanner(person),
            () =>
              profileBannerPicture(
                person.slug,
                ...createRandom(person.slug).pick(profileBannerScenes),
              ),
          ] as const,
        ]
      : []),
  ]),
  ...teams.flatMap((team): Drawing[] =>
    team.hasLogo ? [[seedPaths.team(team), () => teamLogo(team.code, team.feature)]] : [],
  ),
];

/**
 * Draws and writes all pictures and rule booklets of the demo data; `day` is the date of the
 * booklets.
 */
export async function writeSeedFiles(data: SeedData, files: FileStore, day: Date): Promise<void> {
  const encoder = new TextEncoder();
  const drawings = [...fixedDrawings(), ...generatedDrawings(data)];
  for (let index = 0; index < drawings.length; index += batchSize) {
    await Promise.all(
      drawings
        .slice(index, index + batchSize)
        .map(([path, draw]) => files.write(path, encoder.encode(draw()))),
    );
  }
  for (const booklet of ruleBooklets)
    await files.write(seedPaths.rule(booklet.slug), await rulePdf(booklet, day));
}
