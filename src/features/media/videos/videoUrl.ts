/** Returns the URL of the video player; undefined if the video id is invalid. */
export function videoUrl(videoId: string | null | undefined): string | undefined {
  return typeof videoId === 'string' && /^[\w-]{6,20}$/.test(videoId)
    ? `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`
    : undefined;
}
