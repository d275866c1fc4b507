import type { LandmarkName } from '../../../server/db/seed/pictureContents.ts';
import type { Landmark } from './landmark.ts';
import { cableBridge, hall, liftBridge, monument, mosque } from './landmarksCity.ts';
import { forest, islands, riverHouses, schooner, terraces, volcano } from './landmarksNature.ts';
import {
  hornedHouse,
  pavilion,
  saddleHouse,
  splitGate,
  strawHouses,
  stupa,
} from './landmarksTradition.ts';

export const landmarks = {
  cableBridge,
  forest,
  hall,
  hornedHouse,
  islands,
  liftBridge,
  monument,
  mosque,
  pavilion,
  riverHouses,
  saddleHouse,
  schooner,
  splitGate,
  strawHouses,
  stupa,
  terraces,
  volcano,
} satisfies Record<LandmarkName, Landmark>;
