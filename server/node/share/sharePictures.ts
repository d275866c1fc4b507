import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { FileStore } from '../../services/fileStore.ts';
import { HttpError } from '../../lib/httpError.ts';
import type { Rasterise } from '../files/sharpPictureProcessor.ts';
import { createTaskQueue } from '../../lib/taskQueue.ts';
import {
  describeDays,
  describeResult,
  podiumSize,
  type PlayedCategory,
  type ResultTournament,
  type Score,
} from './describeResult.ts';
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

type Tournament = ResultTournament & { id: number; categories: PlayedCategory[] };
type Team = { id: number; name: string; category_name: string; team_id: string };
/** `key` names the stored picture. */
type Described = { key: number | string; text: ShareText };

const describeTournament = ({ title, categories, ...days }: Tournament) => ({
  eyebrow: describeDays(days),
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
 * Serves a picture for the link preview of each tournament, team and result. It is drawn for the first
 * request, and again when its text has changed; only the latest one is stored.
 */
export function createSharePictures(options: SharePicturesOptions): Hono {
  const { brand, files, rasterise, fetch } = options;
  const enqueue = createTaskQueue(queueLimits);

  async function request<Body>(path: string, url: string): Promise<Body | undefined> {
    const response = await fetch(new Request(new URL(path, url)));
    return response.ok ? ((await response.json()) as Body) : undefined;
  }

  const describers: Record<string, (key: string, url: string) => Promise<Described | undefined>> = {
    async teams(key, url) {
      const body = await request<{ team: Team }>(`/api/teams/${key}`, url);
      return body && { key: body.team.id, text: { brand, ...describeTeam(body.team) } };
    },
    async tournaments(key, url) {
      const body = await request<{ data: Tournament }>(`/api/tournaments/${key}`, url);
      return body && { key: body.data.id, text: { brand, ...describeTournament(body.data) } };
    },
    /** `key` has the ids of the tournament and the category. */
    async results(key, url) {
      const [id, category] = key.split('-');
      const tournament = await request<{ data: Tournament }>(`/api/tournaments/${id}`, url);
      const query = `tournament=${id}&category=${category}&limit=${podiumSize}`;
      const scores = tournament && (await request<{ data: Score[] }>(`/api/scores?${query}`, url));
      return scores && { key, text: { brand, ...describeResult(tournament.data, scores.data) } };
    },
  };

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
  return app.get(
    '/share/:kind{tournaments|teams|results}/:file{[\\w-]+\\.png}',
    async (context) => {
      const { kind, file } = context.req.param();
      const found = await describers[kind]?.(file.slice(0, -4), context.req.url);
      if (!found) return context.text('Not found.', 404);
      const bytes = await readPicture(`${folder}share-${kind}-${found.key}.png`, found.text);
      return context.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'image/png',
        // What is provisional soon says something else.
        'Cache-Control': `public, max-age=${found.text.isProvisional ? 60 : 86400}`,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    },
  );
}

/** Returns the path of the picture for the link preview of a page. */
export function sharePicturePath(pathname: string): string {
  const [, tournament, category] = /^\/tournament-result\/(\d+)\/(\d+)\/?$/.exec(pathname) ?? [];
  if (tournament !== undefined) return `/share/results/${tournament}-${category}.png`;
  const [, kind, id] = /^\/(tournaments|teams?)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (kind === undefined) return '/icon-512.png';
  return `/share/${kind === 'tournaments' ? kind : 'teams'}/${id}.png`;
}
