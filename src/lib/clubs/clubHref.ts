import { paths } from '../../paths.ts';
import { clubUrlParts } from './clubSlug.ts';

/**
 * Returns the path of a club's public page, which is unique among `clubs`, the active ones. Without
 * `clubs`, others may exist that are not known, so the path has the id.
 */
export function clubHref(
  club: { id: number; name: string },
  clubs: readonly { id: number; name: string }[] | undefined,
): string {
  const { slug, id = clubs ? undefined : club.id } = clubUrlParts(club, clubs ?? [club]);
  const page = paths.schoolClubDetail.href({ slug });
  return id === undefined ? page : `${page}?id=${id}`;
}
