import { createRandom } from '../random.ts';
import { landmarks, type LandmarkName } from './landmarks.ts';
import { kit } from './machines.ts';
import { randomLook, robot, shellOf } from './robot.ts';
import { boardGround, distance, sceneryDefinitions, skyAndSun } from './scenery.ts';
import { skies, type Sky, type SkyName } from './skies.ts';
import { group, picture } from './svg.ts';

/**
 * Draws the picture of a tournament: the landmark of its city, a circuit board as ground, and a
 * robot on it. 1200 x 675.
 */
export function tournamentPicture(
  word: string,
  landmarkName: LandmarkName,
  skyName: SkyName,
): string {
  const random = createRandom(`tournament ${word}`);
  const sky: Sky = skies[skyName];
  const landmark = landmarks[landmarkName];
  const frame = { width: 1200, height: 675 };
  const mirrored = random.chance(0.4);
  const place = (x: number) => (mirrored ? 1200 - x : x);
  const look = randomLook(random);
  const companion = random.pick([kit.lineFollower, kit.mazeMouse, kit.soccer, kit.sumo, kit.drone]);
  const flying = companion === kit.drone;
  return picture(
    1200,
    675,
    skyAndSun(random, sky, frame, [place(random.integer(200, 700)), random.integer(130, 210)]) +
      distance(random, sky, frame, 430, landmark.onWater) +
      group(landmark.draw(sky.tone), place(470), landmark.onWater ? 520 : 512, 1.12) +
      boardGround(random, frame, 524, [[place(330) - 58, 600]]) +
      group(robot(look), place(940), 628, 1.12) +
      group(
        companion(look.accent),
        place(flying ? 690 : 660),
        flying ? 200 : 636,
        flying ? 0.8 : 0.9,
      ),
    [...sceneryDefinitions(sky), shellOf(look)],
  );
}
