const videoId = /^[\w-]{11}$/;
const hosts = /^(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;
/** Of a player, a short or a live video. */
const idInPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/;

/** Returns the id of a YouTube video from its address or id; undefined for any other text. */
export function readVideoId(text: string): string | undefined {
  const trimmed = text.trim();
  if (videoId.test(trimmed)) return trimmed;
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!hosts.test(hostname)) return undefined;
  const found =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : (searchParams.get('v') ?? idInPath.exec(pathname)?.[1] ?? '');
  return videoId.test(found) ? found : undefined;
}
