import { inArray, or, sql } from 'drizzle-orm';
import { readTeamCode } from '../../../openapi/texts/teamCodes.ts';
import { foldName } from '../../../openapi/texts/names.ts';
import type { Database } from '../../db/database.ts';
import { teams } from '../../db/schema.ts';

/** Returns a function that tells whether one of some texts is the code or the name of a team. */
export async function findKnownTeams(
  db: Database,
  texts: string[],
): Promise<(text: string) => boolean> {
  if (texts.length === 0) return () => false;
  const codes = texts.flatMap((text) => readTeamCode(text) ?? []);
  const names = texts.map(foldName);
  const found = await db
    .select({ code: teams.code, name: teams.name })
    .from(teams)
    .where(or(inArray(sql`${teams.code}`, codes), inArray(sql`lower(${teams.name})`, names)));
  const known = new Set<string>(found.flatMap(({ code, name }) => [code, foldName(name)]));
  return (text) => known.has(readTeamCode(text) ?? '') || known.has(foldName(text));
}
