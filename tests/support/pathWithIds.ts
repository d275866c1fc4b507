import { fillPath, pathParameterNames } from '../../openapi/routes.ts';

/** Returns a path of the document with 1 in the place of every parameter. */
export const pathWithIds = (path: string): string =>
  fillPath(path, Object.fromEntries(pathParameterNames(path).map((name) => [name, 1])));
