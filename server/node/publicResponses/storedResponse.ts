import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from '../http/compression.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A response in one encoding, ready to be sent. */
type Variant = {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Names and values in turns, with the length and the entity tag. */
  headers: string[];
};

/** A successful response to a GET request, in the encodings that are ready so far. */
export type StoredResponse = {
  operation: string;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  /** The headers of a 304, without its entity tag. */
  unchangedHeaders: string[];
};

/** What is sent instead of, or together with, the body of a stored response. */
export type Selection = { status: 200 | 304; headers: string[]; body: Uint8Array<ArrayBuffer> };

const minCompressedBytes = 1024;
/** Higher qualities take many times longer for some per cent, and each write asks for new ones. */
const brotliQuality = 5;
/** Headers that belong to one way of sending a response, or that this module writes. */
const replaced = new Set(['cache-control', 'content-encoding', 'content-length', 'etag', 'vary']);
/** A browser may keep the response, but asks each time whether it is still current. */
const cacheControl = 'public, max-age=0, must-revalidate';
const nothing = new Uint8Array();

/**
 * Returns a response with its body as it is and in gzip. Brotli follows: `onGrown` is called
 * once it is ready.
 */
export async function storeResponse(
  response: Response,
  operation: string,
  onGrown: () => void,
): Promise<StoredResponse> {
  const body = new Uint8Array(await response.arrayBuffer());
  const kept = [...response.headers].filter(([name]) => !replaced.has(name));
  const common = ['cache-control', cacheControl, 'vary', 'Accept-Encoding, Authorization'];
  const headers = [...kept.flat(), ...common];
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const createVariant = (encoding: Encoding, bytes: Uint8Array): Variant => {
    const isPlain = encoding === 'identity';
    const etag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`;
    const length = ['content-length', String(bytes.byteLength), 'etag', etag];
    const encoded = isPlain ? [] : ['content-encoding', encoding];
    return { body: new Uint8Array(bytes), etag, headers: [...headers, ...length, ...encoded] };
  };
  const variants: StoredResponse['variants'] = { identity: createVariant('identity', body) };
  if (body.byteLength >= minCompressedBytes) {
    variants.gzip = createVariant('gzip', await promisify(gzip)(body));
    const addBrotli = async () => {
      variants.br = createVariant('br', await compressWithBrotli(body));
      onGrown();
    };
    void addBrotli();
  }
  const unchangedHeaders = headers.filter((_, index) => headers[index & ~1] !== 'content-type');
  return { operation, variants, unchangedHeaders };
}

const compressWithBrotli = (body: Uint8Array) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });

/** Returns the number of bytes of a stored response in memory, roughly. */
export function sizeOf({ variants }: StoredResponse): number {
  const overhead = 4096;
  return Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, overhead);
}

/**
 * Returns what is sent to a client that accepts these encodings (`Accept-Encoding`) and has these
 * versions (`If-None-Match`).
 */
export function selectResponse(
  { variants, unchangedHeaders }: StoredResponse,
  accepted: string | undefined,
  known: string | undefined,
): Selection {
  const variant = variants[preferredEncoding(accepted, variants)] ?? variants.identity;
  if (known !== undefined) {
    const etag = findMatch(known, Object.values(variants), variant);
    if (etag !== undefined)
      return { status: 304, headers: [...unchangedHeaders, 'etag', etag], body: nothing };
  }
  return { status: 200, headers: variant.headers, body: variant.body };
}

/** Returns the entity tag that the client has; the same content in another encoding will do. */
function findMatch(known: string, variants: Variant[], selected: Variant): string | undefined {
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.includes('*') || tags.includes(selected.etag)) return selected.etag;
  return variants.find(({ etag }) => tags.includes(etag))?.etag;
}

/** What the last values of Accept-Encoding mean; browsers send few different ones. */
const parsed = new Map<string, { br: boolean; gzip: boolean }>();
const maxParsed = 100;

function preferredEncoding(
  accepted: string | undefined,
  { br, gzip: gzipped }: StoredResponse['variants'],
): Encoding {
  if (accepted === undefined) return 'identity';
  let accepts = parsed.get(accepted);
  if (!accepts) {
    accepts = {
      br: acceptsEncoding(accepted, 'br'),
      gzip: acceptsEncoding(accepted, 'gzip'),
    };
    if (parsed.size >= maxParsed) parsed.clear();
    parsed.set(accepted, accepts);
  }
  if (br && accepts.br) return 'br';
  return gzipped && accepts.gzip ? 'gzip' : 'identity';
}
