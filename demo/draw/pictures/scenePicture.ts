import type { RoomName, SceneName } from '../../../server/db/seed/pictureContents.ts';
import { createRandom } from '../../../server/db/seed/random.ts';
import { kawung, parang } from './motifs.ts';
import { shirtBatik } from './portrait.ts';
import { type Room, rooms, type Scene } from './sceneParts.ts';
import {
  droneCourse,
  finalStage,
  lineTrack,
  mazeRun,
  podium,
  soccerMatch,
  sumoMatch,
} from './scenesArena.ts';
import { coding, fair, lesson, parts, soldering, teamPhoto, workshop } from './scenesWorkshop.ts';
import { gradient, picture } from './svg.ts';

const scenes = {
  coding,
  droneCourse,
  fair,
  finalStage,
  lesson,
  lineTrack,
  mazeRun,
  parts,
  podium,
  soccerMatch,
  soldering,
  sumoMatch,
  teamPhoto,
  workshop,
} satisfies Record<SceneName, Scene>;

function draw(
  seed: string,
  sceneName: SceneName,
  roomName: RoomName,
  height: number,
  top: number,
): string {
  const room: Room = rooms[roomName];
  const { body, definitions = [] } = scenes[sceneName](createRandom(`scene ${seed}`), room);
  return picture(
    1200,
    height,
    body,
    [
      gradient('wall', room.wall),
      kawung('kawung', room.trim, 64, 0.12),
      parang('parang', room.dark, 46, 0.16),
      shirtBatik,
      ...definitions,
    ],
    top,
  );
}

/** Draws a picture for the gallery, 1200 x 800. */
export const galleryPicture = (seed: string, scene: SceneName, room: RoomName): string =>
  draw(seed, scene, room, 800, 0);

/** Draws a picture for a blog article: the same scenes, cropped to 1200 x 630. */
export const blogPicture = (seed: string, scene: SceneName, room: RoomName): string =>
  draw(seed, scene, room, 630, 110);
