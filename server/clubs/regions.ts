import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Region } from '../../openapi/schema.d.ts';
import { citiesOf, provinceOf, readCity } from '../../openapi/regions/cities.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import type { Database } from '../db/database.ts';
import { isNamed, namedClub } from '../db/knownClub.ts';
import { clubs, teams } from '../db/schema.ts';
import { fieldError } from '../lib/httpError.ts';

type CityCount = { city: string; count: number };

/** Selects the clubs of a province or city; all without one. */
export const isInRegion = (region: string | undefined): SQL | undefined =>
  region === undefined ? undefined : inArray(clubs.city, citiesOf(region.trim()));

/** As `isInRegion`, the teams of these clubs, as far as the public sees whose they are. */
export const isTeamInRegion = (region: string | undefined): SQL | undefined =>
  region === undefined
    ? undefined
    : sql`${teams.clubId} in (select ${clubs.id} from ${clubs} where ${and(isInRegion(region), isNamed)})`;

/** Counts the active clubs of each city. */
export const countClubsByCity = (db: Database): Promise<CityCount[]> =>
  db
    .select({ city: clubs.city, count: count() })
    .from(clubs)
    .where(eq(clubs.isActive, true))
    .groupBy(clubs.city);

/** Counts the teams of each city, of one category if it is given, as far as the public sees whose they are. */
export const countTeamsByCity = (
  db: Database,
  categoryId: number | undefined,
): Promise<CityCount[]> =>
  db
    .select({ city: clubs.city, count: count() })
    .from(teams)
    .innerJoin(clubs, namedClub)
    .where(categoryId === undefined ? undefined : eq(teams.categoryId, categoryId))
    .groupBy(clubs.city);

/**
 * Returns the provinces and the cities in them by name, with how many entries each city has; an empty city is left
 * out. What is found by a `search` is not counted, because it is counted without it.
 */
export function toRegions(counted: CityCount[], search: string | undefined): Region[] {
  const named = counted.flatMap(({ city, count: number }) => {
    const province = provinceOf(city);
    return province === undefined ? [] : [{ city, province, number }];
  });
  return [...Map.groupBy(named, ({ province }) => province)]
    .map(([province, found]) => {
      const sorted = found.toSorted((a, b) => a.city.localeCompare(b.city, 'id'));
      return {
        province,
        cities: sorted.map(({ city }) => city),
        ...(!search && { counts: sorted.map(({ number }) => number) }),
      };
    })
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
