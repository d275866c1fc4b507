import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { FileStore } from '../../fileStore.ts';
import { createTaskQueue } from '../taskQueue.ts';
import type { ShareText } from './drawSharePicture.ts';

type SharePicturesOptions = {
  /** The name of the product. */
  brand: string;
  files: FileStore;
  /** Handles requests for /api. */
  fetch: (request: Request) => Response | Promise<Response>;
};

/** One at a time: drawing takes the processor for some 100 ms. */
const queueLimits = { maxConcurrent: 1, maxWaiting: 8, maxWaitingPerClient: 8, retryAfter: 5 };
/** Removed with other files that can be made again. */
const folder = 'variants/';

type Tournament = { title: string; date: string; categories: { name: string }[] };
type Team = { name: string; category_name: string; team_id: string };

const dayFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' });

const describeTournament = ({ title, date, categories }: Tournament) => ({
  eyebrow: dayFormat.format(new Date(date)),
  title,
  line: categories.map(({ name }) => name).join(' · '),
});

const describeTeam = ({ name, category_name: category, team_id: code }: Team) => ({
  eyebrow: category,
  title: name,
  line: code,
});

/** Serves a picture for the link preview of each tournament and team, drawn once for its text. */
export function createSharePictures({ brand, files, fetch }: SharePicturesOptions): Hono {
  const enqueue = createTaskQueue(queueLimits);

  async function readText(kind: string, id: string, url: string): Promise<ShareText | undefined> {
    const response = await fetch(new Request(new URL(`/api/${kind}/${id}`, url)));
    if (!response.ok) return undefined;
    const body = (await response.json()) as { data: Tournament; team: Team };
    return {
      brand,
      ...(kind === 'teams' ? describeTeam(body.team) : describeTournament(body.data)),
    };
  }

  async function readPicture(text: ShareText): Promise<Uint8Array> {
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 32);
    const path = `${folder}share-${hash}.png`;
    return enqueue('', async () => {
      const stored = await files.read(path);
      if (stored) return stored.bytes;
      // Imported for the first picture: most servers start without drawing one.
      const { drawSharePicture } = await import('./drawSharePicture.ts');
      const bytes = await drawSharePicture(text);
      await files.write(path, bytes).catch(() => undefined);
      return bytes;
    });
  }

  return new Hono().get('/share/:kind{tournaments|teams}/:file{[\\w-]+\\.png}', async (context) => {
    const { kind, file } = context.req.param();
    const text = await readText(kind, file.slice(0, -4), context.req.url);
    if (!text) return context.text('Not found.', 404);
    const bytes = await readPicture(text);
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

/** Returns the path of the picture for the link preview of a page. */
export function sharePicturePath(pathname: string): string {
  const [, kind, id] = /^\/(tournaments|teams?)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (kind === undefined) return '/icon-512.png';
  return `/share/${kind === 'tournaments' ? kind : 'teams'}/${id}.png`;
}
