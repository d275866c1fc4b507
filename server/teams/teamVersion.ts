import type { BuilderTeamRow } from './builderQueries.ts';

/**
 * Returns the entity tag of a team for its club; it changes with the name, the category, the
 * members and their order.
 */
export async function computeTeamVersion({
  name,
  categoryId,
  members,
}: BuilderTeamRow): Promise<string> {
  const text = JSON.stringify([name, categoryId, members.map(({ id }) => id)]);
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `"${Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
