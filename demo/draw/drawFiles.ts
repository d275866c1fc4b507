import { arenaBlogs } from '../../server/db/seed/blogs/arena.ts';
import { workshopBlogs } from '../../server/db/seed/blogs/workshop.ts';
import { categoryPlans } from '../../server/db/seed/categories.ts';
import { clubPlans } from '../../server/db/seed/clubs.ts';
import { bannerTexts, galleryTexts } from '../../server/db/seed/media.ts';
import type { LandmarkName, SkyName } from '../../server/db/seed/pictureContents.ts';
import { createRandom } from '../../server/db/seed/random.ts';
import { buildSeedData, type SeedData } from '../../server/db/seed/seedData.ts';
import { seedPaths } from '../../server/db/seed/seedPaths.ts';
import { tournamentPlans } from '../../server/db/seed/tournaments.ts';
import { bannerPicture, profileBannerPicture } from './pictures/bannerPicture.ts';
import { categoryLogo } from './pictures/categoryLogo.ts';
import { clubLogo } from './pictures/clubLogo.ts';
import { portrait } from './pictures/portrait.ts';
import { blogPicture, galleryPicture } from './pictures/scenePicture.ts';
import { teamLogo } from './pictures/teamLogo.ts';
import { tournamentPicture } from './pictures/tournamentPicture.ts';
import { ruleBooklets } from './rules/booklets.ts';
import { rulePdf } from './rules/rulePdf.ts';

type Drawing = readonly [path: string, draw: () => string];

/** The date in the rule booklets. */
const bookletDate = new Date('2026-01-05T00:00:00Z');
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
 * Draws all pictures and rule booklets of the demo data. Returns their bytes by path relative to
 * /storage; they are always the same.
 */
export async function drawFiles(): Promise<Map<string, Uint8Array>> {
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>();
  for (const [path, draw] of [...fixedDrawings(), ...generatedDrawings(buildSeedData())])
    files.set(path, encoder.encode(draw()));
  for (const booklet of ruleBooklets)
    files.set(seedPaths.rule(booklet.slug), await rulePdf(booklet, bookletDate));
  return files;
}
