import type { Files } from '../../files.ts';
import { arenaBlogs } from './blogs/arena.ts';
import { workshopBlogs } from './blogs/workshop.ts';
import { categoryPlans } from './categories.ts';
import { clubPlans } from './clubs.ts';
import { bannerTexts, galleryTexts } from './media.ts';
import { worldPaths } from './paths.ts';
import { bannerPicture, stripPicture } from './pictures/bannerPicture.ts';
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
import { tournamentPlans } from './tournaments.ts';
import type { World } from './world.ts';

type Drawing = readonly [path: string, draw: () => string];

const atOnce = 32;
const stripPlaces: readonly [
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

/** Fixed pictures: categories, clubs, tournaments, media. */
const fixedDrawings = (): Drawing[] => [
  ...categoryPlans.map(({ slug }): Drawing => [
    worldPaths.category(slug),
    () => categoryLogo(slug),
  ]),
  ...clubPlans.flatMap((club, at): Drawing[] => {
    const place = club.banner;
    const logo: Drawing = [worldPaths.club(club), () => clubLogo(at, club.letters)];
    return place
      ? [logo, [worldPaths.clubBanner(club), () => stripPicture(club.code, ...place)]]
      : [logo];
  }),
  ...tournamentPlans.flatMap(({ slug, picture }): Drawing[] =>
    picture ? [[worldPaths.tournament(slug), () => tournamentPicture(slug, ...picture)]] : [],
  ),
  ...bannerTexts.map(({ slug, plan }): Drawing => [
    worldPaths.banner(slug),
    () => bannerPicture(slug, plan),
  ]),
  ...galleryTexts.map(({ file, scene, room }): Drawing => [
    worldPaths.gallery(file),
    () => galleryPicture(file, scene, room),
  ]),
  ...[...arenaBlogs, ...workshopBlogs].map(({ slug, scene, room }): Drawing => [
    worldPaths.blog(slug),
    () => blogPicture(slug, scene, room),
  ]),
  [worldPaths.blog('gerbang-drone'), () => blogPicture('gerbang-drone', 'droneCourse', 'leaf')],
];

/** Pictures of people and teams. */
const drawnByLot = ({ people, teams }: World): Drawing[] => [
  ...people.flatMap((person): Drawing[] => [
    ...(person.hasPicture
      ? [
          [
            worldPaths.participant(person),
            () => portrait({ word: person.slug, ...person.sitter }),
          ] as const,
        ]
      : []),
    ...(person.hasBanner
      ? [
          [
            worldPaths.participantBanner(person),
            () => stripPicture(person.slug, ...createRandom(person.slug).pick(stripPlaces)),
          ] as const,
        ]
      : []),
  ]),
  ...teams.flatMap((team): Drawing[] =>
    team.hasLogo ? [[worldPaths.team(team), () => teamLogo(team.code, team.feature)]] : [],
  ),
];

/**
 * Draws and writes every picture and rule booklet of the world; `day` is the date of the booklets.
 */
export async function writeWorldFiles(world: World, files: Files, day: Date): Promise<void> {
  const encoder = new TextEncoder();
  const drawings = [...fixedDrawings(), ...drawnByLot(world)];
  for (let at = 0; at < drawings.length; at += atOnce) {
    await Promise.all(
      drawings
        .slice(at, at + atOnce)
        .map(([path, draw]) => files.write(path, encoder.encode(draw()))),
    );
  }
  for (const booklet of ruleBooklets)
    await files.write(worldPaths.rule(booklet.slug), await rulePdf(booklet, day));
}
