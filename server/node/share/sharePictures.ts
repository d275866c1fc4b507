import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { FileStore } from '../../files/fileStore.ts';
import { HttpError } from '../../httpError.ts';
import type { Rasterise } from '../files/sharpPictureProcessor.ts';
import { createTaskQueue } from '../../auth/taskQueue.ts';
import type { ShareText } from './drawSharePicture.ts';

type SharePicturesOptions = {
  /** The name of the product. */
  brand: string;
  files: FileStore;
  rasterise: Rasterise;
  /** Handles requests for /api. */
  fetch: (request: Request) => Response | Promise<Response>;
};

/** One at a time, as pictures are shrunk. */
const queueLimits = { maxConcurrent: 1, maxWaiting: 8, maxWaitingPerClient: 8, retryAfter: 5 };
/** Removed with other files that can be made again. */
const folder = 'variants/';

type Tournament = { id: number; title: string; date: string; categories: { name: string }[] };
type Team = { id: number; name: string; category_name: string; team_id: string };
type Described = { id: number; text: ShareText };

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

/** A stored picture is followed by the hash of its text, in hexadecimal digits. */
const hashDigits = 32;
const hashText = (text: ShareText) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, hashDigits);

/**
 * Serves a picture for the link preview of each tournament and team. It is drawn for the first
 * request, and again when its text has changed; only the latest one is stored.
 */
export function createSharePictures(options: SharePicturesOptions): Hono {
  const { brand, files, rasterise, fetch } = options;
  const enqueue = createTaskQueue(queueLimits);

  async function describe(kind: string, key: string, url: string): Promise<Described | undefined> {
    const response = await fetch(new Request(new URL(`/api/${kind}/${key}`, url)));
    if (!response.ok) return undefined;
    const body = (await response.json()) as { data: Tournament; team: Team };
    return kind === 'teams'
      ? { id: body.team.id, text: { brand, ...describeTeam(body.team) } }
      : { id: body.data.id, text: { brand, ...describeTournament(body.data) } };
  }

  async function readStored(path: string, hash: string): Promise<Uint8Array | undefined> {
    const { bytes } = (await files.read(path)) ?? {};
    const isCurrent = bytes && Buffer.from(bytes.subarray(-hashDigits)).toString() === hash;
    return isCurrent ? bytes.subarray(0, -hashDigits) : undefined;
  }

  async function readPicture(path: string, text: ShareText): Promise<Uint8Array> {
    const hash = hashText(text);
    const draw = async () => {
      // Drawn meanwhile for another request.
      const drawn = await readStored(path, hash);
      if (drawn) return drawn;
      // Imported for the first picture: most servers start without drawing one.
      const { drawSharePicture } = await import('./drawSharePicture.ts');
      const bytes = await rasterise(await drawSharePicture(text));
      await files.write(path, Buffer.concat([bytes, Buffer.from(hash)])).catch(() => undefined);
      return bytes;
    };
    return (await readStored(path, hash)) ?? enqueue('', draw);
  }

  const app = new Hono().onError((error, context) => {
    if (!(error instanceof HttpError)) throw error;
    return context.text('Please try again later.', 503, {
      'Retry-After': String(error.retryAfter ?? queueLimits.retryAfter),
    });
  });
  return app.get('/share/:kind{tournaments|teams}/:file{[\\w-]+\\.png}', async (context) => {
    const { kind, file } = context.req.param();
    const found = await describe(kind, file.slice(0, -4), context.req.url);
    if (!found) return context.text('Not found.', 404);
    const bytes = await readPicture(`${folder}share-${kind}-${found.id}.png`, found.text);
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
