/**
 * Returns the path of the picture that the server draws for link previews of a page. `key` has the id, or those of
 * the tournament and the category of a result.
 */
export const sharePicturePath = (
  kind: 'tournaments' | 'teams' | 'results',
  ...key: (number | string)[]
): string => `/share/${kind}/${key.join('-')}.png`;
