import type { BannerPlan, LandmarkName, SkyName } from '../../../server/db/seed/pictureContents.ts';
import { createRandom } from '../../../server/db/seed/random.ts';
import { landmarks } from './landmarks.ts';
import { machines } from './machines.ts';
import { randomLook, robot, type RobotLook, shellGradient } from './robot.ts';
import { boardGround, distance, sceneryDefinitions, skyAndSun } from './scenery.ts';
import { skies, type Sky } from './skies.ts';
import { box, colours, group, picture } from './svg.ts';

/**
 * Draws a banner of the home page, 1600 x 600: robots on the right; the left third is dark, because
 * the text is shown there.
 */
export function bannerPicture(
  seed: string,
  { landmark: landmarkName, sky: skyName, machine }: BannerPlan,
): string {
  const random = createRandom(`banner ${seed}`);
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
        .map((look, index) => {
          const [x, y, size] = places[index] ?? places[0];
          return group(robot(look, `shell${index}`), x, y, size);
        })
        .join('') +
      group(
        machines[machine](colours.orange),
        machine === 'drone' ? 830 : 800,
        machine === 'drone' ? 210 : 566,
        0.95,
      ) +
      box(0, 0, 1600, 600, 0, 'url(#calm)'),
    [
      ...sceneryDefinitions(sky),
      ...looks.map((look, index) => shellGradient(look, `shell${index}`)),
      `<linearGradient id="calm"><stop stop-color="${colours.ink}" stop-opacity=".86"/><stop offset=".34" stop-color="${colours.ink}" stop-opacity=".6"/><stop offset=".58" stop-color="${colours.ink}" stop-opacity="0"/></linearGradient>`,
    ],
  );
}

/** Draws the banner of a participant or a club, 1632 x 400. */
export function profileBannerPicture(
  seed: string,
  landmarkName: LandmarkName,
  skyName: SkyName,
): string {
  const random = createRandom(`strip ${seed}`);
  const sky: Sky = skies[skyName];
  const landmark = landmarks[landmarkName];
  const frame = { width: 1632, height: 400 };
  const machine = random.pick([
    machines.drone,
    machines.lineFollower,
    machines.mazeMouse,
    machines.sumo,
  ]);
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
        machine === machines.drone ? 120 : 372,
        0.62,
      ),
    sceneryDefinitions(sky),
  );
}
