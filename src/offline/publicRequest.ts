import { operations } from '../../openapi/operations.ts';

type Described = { method: string; path: string; bearer?: string };

/** The paths of what everybody may read. */
const publicPaths = Object.values<Described>(operations)
  .filter(({ method, bearer }) => method === 'get' && bearer === undefined)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

const versionPath = operations.getVersion.path;

/** Whether a response is the same for everybody, and worth reading later. */
export const isPublicRequest = (
  request: Pick<Request, 'method' | 'headers'>,
  { pathname }: Pick<URL, 'pathname'>,
): boolean =>
  request.method === 'GET' &&
  !request.headers.has('authorization') &&
  pathname !== versionPath &&
  (publicPaths.some((path) => path.test(pathname)) || pathname.startsWith('/storage/rules/'));
