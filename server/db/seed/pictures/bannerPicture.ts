import { createRandom } from '../random.ts';
import { landmarks, type LandmarkName } from './landmarks.ts';
import { kit } from './machines.ts';
import { randomLook, robot, shellOf, type RobotLook } from './robot.ts';
import { boardGround, distance, sceneryDefinitions, skyAndSun } from './scenery.ts';
import { skies, type Sky, type SkyName } from './skies.ts';
import { box, colours, group, picture } from './svg.ts';

/** What a wide picture shows: its place, its time of day, and the machine beside the robots. */
export type BannerPlan = { landmark: LandmarkName; sky: SkyName; machine: keyof typeof kit };

/**
 * Draws a banner of the home page: robots on the right, the left third dark and calm for words.
 * 1600 x 600.
 */
export function bannerPicture(
  word: string,
  { landmark: landmarkName, sky: skyName, machine }: BannerPlan,
): string {
  const random = createRandom(`banner ${word}`);
  const sky: Sky = skies[skyName];
  const landmark = landmarks[landmarkName];
  const frame = { width: 1600, height: 600 };
  const looks: RobotLook[] = (['cheer', 'wave', 'hips'] as const).map((pose) => ({
    ...randomLook(random),
    pose,
  }));
  const places = [
    [1050, 556, 1.12],
    [1280, 548, 0.9],
    [1470, 560, 1.02],
  ] as const;
  return picture(
    1600,
    600,
    skyAndSun(random, sky, frame, [1190, 150]) +
      distance(random, sky, frame, 390, landmark.onWater) +
      group(landmark.draw(sky.tone), 900, landmark.onWater ? 470 : 462, 1.05) +
      boardGround(random, frame, 470, [[560, 530]]) +
      looks
        .map((look, at) => {
          const [x, y, size] = places[at] ?? places[0];
          return group(robot(look, `shell${at}`), x, y, size);
        })
        .join('') +
      group(
        kit[machine](colours.orange),
        machine === 'drone' ? 830 : 800,
        machine === 'drone' ? 210 : 566,
        0.95,
      ) +
      box(0, 0, 1600, 600, 0, 'url(#calm)'),
    [
      ...sceneryDefinitions(sky),
      ...looks.map((look, at) => shellOf(look, `shell${at}`)),
      `<linearGradient id="calm"><stop stop-color="${colours.ink}" stop-opacity=".86"/><stop offset=".34" stop-color="${colours.ink}" stop-opacity=".6"/><stop offset=".58" stop-color="${colours.ink}" stop-opacity="0"/></linearGradient>`,
    ],
  );
}

/** Draws the wide strip behind a participant's or a club's picture. 1632 x 400. */
export function stripPicture(word: string, landmarkName: LandmarkName, skyName: SkyName): string {
  const random = createRandom(`strip ${word}`);
  const sky: Sky = skies[skyName];
  const landmark = landmarks[landmarkName];
  const frame = { width: 1632, height: 400 };
  const machine = random.pick([kit.drone, kit.lineFollower, kit.mazeMouse, kit.sumo]);
  return picture(
    1632,
    400,
    skyAndSun(random, sky, frame, [random.integer(300, 700), 120]) +
      distance(random, sky, frame, 270, landmark.onWater) +
      group(landmark.draw(sky.tone), 1090, landmark.onWater ? 330 : 320, 0.78) +
      boardGround(random, frame, 326) +
      group(
        machine(random.pick([colours.orange, colours.gold, colours.coral])),
        1440,
        machine === kit.drone ? 120 : 372,
        0.62,
      ),
    sceneryDefinitions(sky),
  );
}
