import type { BuilderTeamRow } from '../data/builderTeams.ts';

/**
 * The entity tag of a team as its club sees it: the same for the same name, category and members in
 * their order.
 */
export async function versionOf({ name, categoryId, members }: BuilderTeamRow): Promise<string> {
  const text = JSON.stringify([name, categoryId, members.map(({ id }) => id)]);
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `"${Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
