import { paths } from '../paths.ts';
import { clubUrlParts } from './clubSlug.ts';

/** Returns the path of a club's public page, which is unique among `clubs`, the active ones. */
export function clubHref(
  club: { id: number; name: string },
  clubs: readonly { id: number; name: string }[],
): string {
  const { slug, id } = clubUrlParts(club, clubs);
  const page = paths.schoolClubDetail.href({ slug });
  return id === undefined ? page : `${page}?id=${id}`;
}
