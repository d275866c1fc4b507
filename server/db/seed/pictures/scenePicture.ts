import { createRandom } from '../random.ts';
import { kawung, parang } from './motifs.ts';
import { batikOfShirts } from './portrait.ts';
import {
  droneCourse,
  finalStage,
  lineTrack,
  mazeRun,
  podium,
  soccerMatch,
  sumoMatch,
} from './scenesArena.ts';
import { rooms, type Room, type RoomName, type Scene } from './sceneParts.ts';
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
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

function draw(
  word: string,
  sceneName: SceneName,
  roomName: RoomName,
  height: number,
  top: number,
): string {
  const room: Room = rooms[roomName];
  const { body, definitions = [] } = scenes[sceneName](createRandom(`scene ${word}`), room);
  return picture(
    1200,
    height,
    body,
    [
      gradient('wall', room.wall),
      kawung('kawung', room.trim, 64, 0.12),
      parang('parang', room.dark, 46, 0.16),
      batikOfShirts,
      ...definitions,
    ],
    top,
  );
}

/** Draws a picture of the gallery. 1200 x 800. */
export const galleryPicture = (word: string, scene: SceneName, room: RoomName): string =>
  draw(word, scene, room, 800, 0);

/** Draws the picture over a blog article: the same scenes, cut to 1200 x 630. */
export const blogPicture = (word: string, scene: SceneName, room: RoomName): string =>
  draw(word, scene, room, 630, 110);
