import { paths } from '../paths.ts';
import { clubAddress } from './clubSlug.ts';

/**
 * The address of a club's public page, which tells it from each other of `clubs`, the active ones.
 */
export function clubHref(
  club: { id: number; name: string },
  clubs: readonly { id: number; name: string }[],
): string {
  const { slug, id } = clubAddress(club, clubs);
  const page = paths.schoolClubDetail.href({ slug });
  return id === undefined ? page : `${page}?id=${id}`;
}
