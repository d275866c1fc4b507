import type { ManagedVideo, VideoInput } from '../../../../../openapi/schema.d.ts';
import { readVideoId } from './readVideoId.ts';

/** `video_id` may be the address of the video as well. */
type VideoValues = VideoInput;

export const emptyValues: VideoValues = { title: '', video_id: '' };

/** Returns the values of the form for a video. */
export const toValues = ({ title, video_id }: ManagedVideo): VideoValues => ({
  title,
  video_id,
});

/** Returns the body of the request that saves the values. */
export const toInput = ({ title, video_id }: VideoValues): VideoInput => ({
  title: title.trim(),
  video_id: readVideoId(video_id) ?? video_id,
});

/** Parses stored values; returns undefined if they are not of this form. */
export function readValues(stored: unknown): VideoValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: VideoValues = { ...emptyValues, ...stored };
  return Object.values(values).every((text) => typeof text === 'string') ? values : undefined;
}
