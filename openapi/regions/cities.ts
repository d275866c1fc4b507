import { tidyName } from '../texts/names.ts';
import { provinces } from './provinces.ts';

/** A city or regency by its full name: 'Kota Malang' and 'Kabupaten Malang' are two. */
type City = { name: string; province: string };

type Kind = 'Kota' | 'Kabupaten';

const toCities = (kind: Kind, names: string, province: string): City[] =>
  names
    .split(', ')
    .filter(Boolean)
    .map((name) => ({ name: `${kind} ${name}`, province }));

/** All cities and regencies, by province. */
export const cities: readonly City[] = Object.entries(provinces).flatMap(([province, of]) => [
  ...toCities('Kota', of.cities, province),
  ...toCities('Kabupaten', of.regencies, province),
]);

const provinceByCity = new Map(cities.map(({ name, province }) => [name, province]));

/** Returns the province of a city by its full name; undefined if there is no such city. */
export const provinceOf = (city: string): string | undefined => provinceByCity.get(city);

/** Returns the full names of all cities of a province, or the one city that has this name itself. */
export const citiesOf = (region: string): string[] =>
  cities.flatMap(({ name, province }) => (region === province || region === name ? [name] : []));

/** 'Pangkal Pinang' and 'Pangkalpinang', 'Toli-Toli' and 'Tolitoli' are the same. */
const toKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const bareName = ({ name }: City): string => name.slice(name.indexOf(' ') + 1);

const citiesByKey = Map.groupBy(cities, (city) => toKey(bareName(city)));

const spellings = (lists: Record<string, string>): Map<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([name, others]) =>
      others.split(' ').map((other) => [other, toKey(name)] as const),
    ),
  );

/** Other names and spellings of cities, by their key. */
const cityAliases = spellings({
  Yogyakarta: 'jogja jogjakarta yogya djogja djogjakarta jogyakarta',
  Surakarta: 'solo',
  Makassar: 'ujungpandang makasar',
  'Tangerang Selatan': 'tangsel',
  'Jakarta Selatan': 'jaksel',
  'Jakarta Barat': 'jakbar',
  'Jakarta Timur': 'jaktim',
  'Jakarta Utara': 'jakut',
  'Jakarta Pusat': 'jakpus',
  Pematangsiantar: 'siantar',
  Padangsidimpuan: 'padangsidempuan',
  Labuhanbatu: 'labuanbatu',
  'Kepulauan Tanimbar': 'malukutenggarabarat',
  Pasangkayu: 'mamujuutara',
  Toba: 'tobasamosir',
});

const provinceAliases = spellings({
  'DKI Jakarta': 'jakarta daerahkhususibukotajakarta daerahkhususjakarta dkj jkt',
  'DI Yogyakarta': 'diy daerahistimewayogyakarta dijogjakarta dijogja',
  'Jawa Barat': 'jabar',
  'Jawa Tengah': 'jateng',
  'Jawa Timur': 'jatim',
  'Sumatera Utara': 'sumut sumatrautara',
  'Sumatera Barat': 'sumbar sumatrabarat',
  'Sumatera Selatan': 'sumsel sumatraselatan',
  'Kepulauan Riau': 'kepri',
  'Kepulauan Bangka Belitung': 'babel bangkabelitung',
  'Nusa Tenggara Barat': 'ntb',
  'Nusa Tenggara Timur': 'ntt',
  'Kalimantan Barat': 'kalbar',
  'Kalimantan Tengah': 'kalteng',
  'Kalimantan Selatan': 'kalsel',
  'Kalimantan Timur': 'kaltim',
  'Kalimantan Utara': 'kaltara',
  'Sulawesi Utara': 'sulut',
  'Sulawesi Tengah': 'sulteng',
  'Sulawesi Selatan': 'sulsel',
  'Sulawesi Tenggara': 'sultra',
  'Sulawesi Barat': 'sulbar',
  Aceh: 'nad nanggroeacehdarussalam',
});

const provinceByKey = new Map(Object.keys(provinces).map((name) => [toKey(name), name]));

function findProvince(text: string): string | undefined {
  const key = toKey(text.replace(/^\s*prov(\.|insi)?\s/i, ''));
  return provinceByKey.get(provinceAliases.get(key) ?? key);
}

const kindWords = String.raw`(?:kota\s*administrasi|kota\s*adm\b\.?|kabupaten\s*administrasi|kotamadya|kodya|kota|kabupaten|kab\b\.?|kab\.)`;
const kindBefore = new RegExp(`^(${kindWords})\\s*(?=.)`, 'i');
const kindAfter = new RegExp(`\\s+(${kindWords})$`, 'i');

const toKind = (word: string): Kind => (/^ko/i.test(word) ? 'Kota' : 'Kabupaten');

/** Returns the cities of a bare name, such as 'Malang', or of one that says which kind it is. */
function findByName(text: string): City[] {
  const key = toKey(text);
  // First as a whole: 'Kota Baru' is the regency Kotabaru.
  const whole = citiesByKey.get(cityAliases.get(key) ?? key);
  if (whole) return whole;
  const [match, word] = kindBefore.exec(text) ?? kindAfter.exec(text) ?? [];
  if (match === undefined || word === undefined) return [];
  const kind = toKind(word);
  return findByName(text.replace(match, '').trim()).filter(({ name }) => name.startsWith(kind));
}

/**
 * What a text says of a city: one `city` by its full name; several of the same name; only a `province`; or
 * nothing that is known.
 */
type CityReading =
  | { city: string }
  | { several: readonly City[] }
  | { province: string }
  | { isUnknown: true };

/**
 * Reads a city or regency as people write it: 'KOTA MALANG', 'kab. malang', 'Malang (Kota)', 'Jogja',
 * 'Malang, Kab., Jawa Timur'. A name that several have is never decided.
 */
export function readCity(text: string): CityReading {
  const [first = '', ...rest] = tidyName(text)
    .split(/[,()/]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const words = rest.filter((part) => new RegExp(`^${kindWords}$`, 'i').test(part));
  const others = rest.filter((part) => !words.includes(part) && !/^indonesia$/i.test(part));
  const names = others.map(findProvince);
  const province = names.find(Boolean);
  if (names.includes(undefined) || words.length > 1) return { isUnknown: true };
  const found = findByName([first, ...words].join(' ')).filter(
    (city) => province === undefined || city.province === province,
  );
  const [city] = found;
  if (found.length > 1) return { several: found };
  if (city) return { city: city.name };
  const named = findProvince(first);
  return named === undefined ? { isUnknown: true } : { province: named };
}
