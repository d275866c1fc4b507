import { eq } from 'drizzle-orm';
import type { AuditLogObjectKind } from '../../../openapi/schema.d.ts';
import type { Database } from '../../../server/db/database.ts';
import {
  banners,
  blogs,
  categories,
  certificates,
  clubs,
  galleryItems,
  organisers,
  participants,
  registrations,
  rounds,
  runs,
  teams,
  tournaments,
  videos,
} from '../../../server/db/schema.ts';

type Named = { id: number; name: string };

/** Returns the names of everything that a line of the audit log may be about, as 'kind id': name. */
export async function readNamesOfObjects(db: Database): Promise<Map<string, string>> {
  type NamedTable =
    | typeof categories
    | typeof clubs
    | typeof organisers
    | typeof participants
    | typeof rounds;
  type TitledTable =
    | typeof banners
    | typeof blogs
    | typeof certificates
    | typeof galleryItems
    | typeof tournaments
    | typeof videos;
  const selectNames = (table: NamedTable) =>
    db.select({ id: table.id, name: table.name }).from(table);
  const selectTitles = (table: TitledTable) =>
    db.select({ id: table.id, name: table.title }).from(table);
  const ofTeams = db
    .select({ id: registrations.id, name: teams.name })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId));
  const ofRuns = db
    .select({ id: runs.id, name: teams.name })
    .from(runs)
    .innerJoin(registrations, eq(registrations.id, runs.registrationId))
    .innerJoin(teams, eq(teams.id, registrations.teamId));
  const queries: Record<AuditLogObjectKind, PromiseLike<Named[]>> = {
    account: selectNames(participants),
    banner: selectTitles(banners),
    blog: selectTitles(blogs),
    category: selectNames(categories),
    certificate: selectTitles(certificates),
    club: selectNames(clubs),
    gallery_item: selectTitles(galleryItems),
    organiser: selectNames(organisers),
    round: selectNames(rounds),
    tournament: selectTitles(tournaments),
    video: selectTitles(videos),
    registration: ofTeams,
    score: ofRuns,
  };
  const names = new Map<string, string>();
  for (const [kind, query] of Object.entries(queries))
    for (const { id, name } of await query) names.set(`${kind} ${id}`, name);
  return names;
}
