/** The player's address for a video identifier, or nothing where the identifier cannot be one. */
export function videoAddress(videoId: string | null | undefined): string | undefined {
  return typeof videoId === 'string' && /^[\w-]{6,20}$/.test(videoId)
    ? `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`
    : undefined;
}
