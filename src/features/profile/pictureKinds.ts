import { copy } from './copy.ts';

/** One of the two pictures of a profile: how it is cropped, and under which names it travels. */
export type PictureKind = {
  title: string;
  /** The picture that is sent, in pixels. */
  output: { width: number; height: number };
  /** The frame as the editor draws it, in its own pixels; the page scales it to its place. */
  frame: { width: number; height: number };
  /** What is seen of the picture beside and above the frame, in the same pixels. */
  border: [number, number];
  round: boolean;
  field: 'profile_picture' | 'banner';
};

export const profilePicture: PictureKind = {
  title: copy.pictures.cropPhoto,
  output: { width: 200, height: 200 },
  frame: { width: 400, height: 400 },
  border: [20, 20],
  round: true,
  field: 'profile_picture',
};

export const banner: PictureKind = {
  title: copy.pictures.cropBanner,
  output: { width: 1632, height: 400 },
  frame: { width: 816, height: 200 },
  border: [0, 48],
  round: false,
  field: 'banner',
};
