import * as operations from '../../openapi/operations.ts';

type Described = { method: string; path: string; bearer?: string };

/** The paths of what everybody may read. */
const publicPaths = Object.values<Described>(operations)
  .filter(({ method, bearer }) => method === 'get' && bearer === undefined)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Neither the version nor a stream of events is worth anything later. */
const livePaths: string[] = [operations.getVersion.path, operations.watchScores.path];

/** Whether a response is the same for everybody, and worth reading later. */
export const isPublicRequest = (
  request: Pick<Request, 'method' | 'headers'>,
  { pathname }: Pick<URL, 'pathname'>,
): boolean =>
  request.method === 'GET' &&
  !request.headers.has('authorization') &&
  !livePaths.includes(pathname) &&
  (publicPaths.some((path) => path.test(pathname)) || pathname.startsWith('/storage/rules/'));
