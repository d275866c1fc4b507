import type { LandmarkName, SkyName } from '../../../server/db/seed/pictureContents.ts';
import { createRandom } from '../../../server/db/seed/random.ts';
import { landmarks } from './landmarks.ts';
import { machines } from './machines.ts';
import { randomLook, robot, shellGradient } from './robot.ts';
import { boardGround, distance, sceneryDefinitions, skyAndSun } from './scenery.ts';
import { skies, type Sky } from './skies.ts';
import { group, picture } from './svg.ts';

/** Draws the picture of a tournament, 1200 x 675: a landmark and a robot on a circuit board. */
export function tournamentPicture(
  seed: string,
  landmarkName: LandmarkName,
  skyName: SkyName,
): string {
  const random = createRandom(`tournament ${seed}`);
  const sky: Sky = skies[skyName];
  const landmark = landmarks[landmarkName];
  const frame = { width: 1200, height: 675 };
  const mirrored = random.chance(0.4);
  const place = (x: number) => (mirrored ? 1200 - x : x);
  const look = randomLook(random);
  const companion = random.pick([
    machines.lineFollower,
    machines.mazeMouse,
    machines.soccer,
    machines.sumo,
    machines.drone,
  ]);
  const flying = companion === machines.drone;
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
    [...sceneryDefinitions(sky), shellGradient(look)],
  );
}
