import { copy } from '../copy.ts';

/** One of the two pictures of a profile: how it is cropped, and its field in the upload. */
export type PictureKind = {
  title: string;
  /** Size of the uploaded picture in pixels. */
  output: { width: number; height: number };
  /** Size of the crop frame in pixels of the editor's canvas, which CSS scales to the page. */
  frame: { width: number; height: number };
  /** Horizontal and vertical margin around the frame, in canvas pixels. */
  border: [number, number];
  isRound: boolean;
  field: 'profile_picture' | 'banner';
};

export const profilePictureKind: PictureKind = {
  title: copy.pictures.cropPhoto,
  output: { width: 200, height: 200 },
  frame: { width: 400, height: 400 },
  border: [20, 20],
  isRound: true,
  field: 'profile_picture',
};

export const bannerKind: PictureKind = {
  title: copy.pictures.cropBanner,
  output: { width: 1632, height: 400 },
  frame: { width: 816, height: 200 },
  border: [0, 48],
  isRound: false,
  field: 'banner',
};
