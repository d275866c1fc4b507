import { and, asc, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Region } from '../../openapi/schema.d.ts';
import { citiesOf, provinceOf, readCity } from '../../openapi/regions/cities.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import type { Database } from '../db/database.ts';
import { isNamed } from '../db/knownClub.ts';
import { clubs, teams } from '../db/schema.ts';
import { fieldError } from '../lib/httpError.ts';

/** Selects the clubs of a province or city; all without one. */
export const isInRegion = (region: string | undefined): SQL | undefined =>
  region === undefined ? undefined : inArray(clubs.city, citiesOf(region.trim()));

/** As `isInRegion`, the teams of these clubs, as far as the public sees whose they are. */
export const isTeamInRegion = (region: string | undefined): SQL | undefined =>
  region === undefined
    ? undefined
    : sql`${teams.clubId} in (select ${clubs.id} from ${clubs} where ${and(isInRegion(region), isNamed)})`;

/** Selects the clubs beside whose teams the public sees them. */
export const isNamedWithTeams: SQL = sql`${isNamed} and exists (
  select from ${teams} where ${teams.clubId} = ${clubs.id})`;

/** Returns the provinces and cities of the selected clubs, by name. */
export async function findRegions(db: Database, where: SQL): Promise<Region[]> {
  const rows = await db
    .selectDistinct({ city: clubs.city })
    .from(clubs)
    .where(and(ne(clubs.city, ''), where))
    .orderBy(asc(clubs.city));
  const named = rows.flatMap(({ city }) => {
    const province = provinceOf(city);
    return province === undefined ? [] : [{ city, province }];
  });
  return [...Map.groupBy(named, ({ province }) => province)]
    .map(([province, found]) => ({ province, cities: found.map(({ city }) => city) }))
    .toSorted((a, b) => a.province.localeCompare(b.province, 'id'));
}

/**
 * Returns a city as it is saved, by its full name; empty for none. Throws 422 for what is unknown, only a
 * province, or the name of several.
 */
export function toCity(text: string): string {
  const typed = tidyName(text);
  if (typed === '') return '';
  const reading = readCity(typed);
  if ('city' in reading) return reading.city;
  if ('several' in reading) {
    const areInOneProvince = new Set(reading.several.map(({ province }) => province)).size === 1;
    const names = reading.several.map(({ name, province }) =>
      areInOneProvince ? name : `${name} (${province})`,
    );
    const choice = new Intl.ListFormat('id', { type: 'disjunction' }).format(names);
    throw fieldError('city', `Ada beberapa "${typed}". Tulis yang mana: ${choice}.`);
  }
  if ('province' in reading) {
    const [example = ''] = citiesOf(reading.province);
    throw fieldError(
      'city',
      `"${typed}" adalah nama provinsi. Tulis kota atau kabupatennya, misalnya ${example}.`,
    );
  }
  throw fieldError(
    'city',
    `Kota atau kabupaten "${typed}" tidak dikenal. Contoh: Kota Malang, Kabupaten Sidoarjo.`,
  );
}
