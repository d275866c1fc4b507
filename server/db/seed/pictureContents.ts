// What the pictures of the demo data show. The scripts in demo/draw draw it.

export type LandmarkName =
  | 'cableBridge'
  | 'forest'
  | 'hall'
  | 'hornedHouse'
  | 'islands'
  | 'liftBridge'
  | 'monument'
  | 'mosque'
  | 'pavilion'
  | 'riverHouses'
  | 'saddleHouse'
  | 'schooner'
  | 'splitGate'
  | 'strawHouses'
  | 'stupa'
  | 'terraces'
  | 'volcano';

export type SkyName = 'dawn' | 'day' | 'dusk' | 'night' | 'mint' | 'gold' | 'coral' | 'rain';

export type SceneName =
  | 'coding'
  | 'droneCourse'
  | 'fair'
  | 'finalStage'
  | 'lesson'
  | 'lineTrack'
  | 'mazeRun'
  | 'parts'
  | 'podium'
  | 'soccerMatch'
  | 'soldering'
  | 'sumoMatch'
  | 'teamPhoto'
  | 'workshop';

export type RoomName = 'leaf' | 'sand' | 'lagoon' | 'blush' | 'midnight' | 'plum';

export type MachineName = 'lineFollower' | 'sumo' | 'soccer' | 'mazeMouse' | 'drone' | 'lamp';

/** The logo of a category. */
export type EmblemName = 'inspire' | 'lineFollower' | 'sumo' | 'soccer' | 'maze' | 'drone';

/** What distinguishes the robot on the logo of a team. */
export type RobotFeature =
  | 'none'
  | 'horns'
  | 'wings'
  | 'flame'
  | 'ears'
  | 'fin'
  | 'crown'
  | 'headphones'
  | 'headband'
  | 'bolts';

/** A banner of the home page. */
export type BannerPlan = { landmark: LandmarkName; sky: SkyName; machine: MachineName };

/**
 * The picture of a person. `skin` goes from 0 (light) to 6 (dark); `headwear` is a headscarf or, for
 * boys, a velvet cap.
 */
export type PortraitPlan = { girl: boolean; headwear: boolean; skin: number };
