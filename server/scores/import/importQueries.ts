import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { teams } from '../../db/schema.ts';

/** Returns the codes and names of teams among texts, which are in lower case. */
export async function findTeamTexts(db: Database, texts: string[]): Promise<Set<string>> {
  if (texts.length === 0) return new Set();
  const codes = texts.map((text) => text.toUpperCase());
  const found = await db
    .select({ code: teams.code, name: teams.name })
    .from(teams)
    .where(or(inArray(sql`${teams.code}`, codes), inArray(sql`lower(${teams.name})`, texts)));
  return new Set(found.flatMap(({ code, name }) => [code.toLowerCase(), name.toLowerCase()]));
}
