/** Degrees east and north: of a city, and of its point on the map where that is set apart from it. */
type Location = readonly [east: number, north: number, pointEast?: number, pointNorth?: number];

/** A point on the map, in its units, and the city it belongs to if that is elsewhere. */
export type MapPoint = { x: number; y: number; city?: { x: number; y: number } };

/** Width and height of the map; 20 units are a degree. */
export const mapSize = { width: 960, height: 370 };
const west = 94;
const north = 7;
const scale = 20;

/** On crowded islands the points are in the sea, far enough apart to be pressed. */
const locations: Readonly<Record<string, Location>> = {
  ambon: [128.2, -3.7, 128.2, -4.9],
  balige: [99.1, 2.3],
  balikpapan: [116.9, -1.3, 118.2, -2.2],
  'banda aceh': [95.3, 5.5],
  'bandar lampung': [105.3, -5.4, 104.1, -7.1],
  bandung: [107.6, -6.9, 107.3, -9.2],
  banjarmasin: [114.6, -3.3],
  banyuwangi: [114.4, -8.2, 114.2, -10.2],
  bengkulu: [102.3, -3.8],
  bogor: [106.8, -6.6, 105.6, -8.7],
  cirebon: [108.6, -6.7, 109.1, -4.8],
  denpasar: [115.2, -8.6, 116, -10.3],
  gorontalo: [123.1, 0.5],
  jakarta: [106.8, -6.2, 107.5, -5.3],
  jambi: [103.6, -1.6],
  jayapura: [140.7, -2.5],
  kendari: [122.5, -4],
  kupang: [123.6, -10.2],
  'labuan bajo': [119.9, -8.5, 119.6, -7],
  magelang: [110.2, -7.5, 109, -9.6],
  makassar: [119.4, -5.1],
  malang: [112.6, -8, 112.5, -10],
  mamuju: [118.9, -2.7],
  manado: [124.8, 1.5],
  manokwari: [134.1, -0.9],
  mataram: [116.1, -8.6, 116.6, -6.9],
  medan: [98.7, 3.6],
  merauke: [140.4, -8.5],
  nabire: [135.5, -3.4],
  padang: [100.4, -0.9],
  'palangka raya': [113.9, -2.2, 113.4, -1.6],
  palembang: [104.8, -3],
  palu: [119.9, -0.9],
  'pangkal pinang': [106.1, -2.1],
  pekanbaru: [101.4, 0.5],
  pontianak: [109.3, 0],
  rantepao: [119.9, -3],
  samarinda: [117.1, -0.5],
  semarang: [110.4, -7, 110.7, -5.1],
  serang: [106.2, -6.1, 105.5, -4.4],
  sofifi: [127.6, 0.7],
  solo: [110.8, -7.6, 112.25, -5.4],
  sorong: [131.3, -0.9],
  surabaya: [112.8, -7.3, 113.9, -5.6],
  'tanjung selor': [117.4, 2.8],
  tanjungpinang: [104.5, 0.9],
  wamena: [138.9, -4.1],
  yogyakarta: [110.4, -7.8, 110.8, -9.8],
};

const otherNames: Readonly<Record<string, string>> = {
  'jakarta pusat': 'jakarta',
  pangkalpinang: 'pangkal pinang',
  palangkaraya: 'palangka raya',
  surakarta: 'solo',
};

/** For a city that is not in the table, the capital of its province; some have the same name. */
const capitals: Readonly<Record<string, string>> = {
  aceh: 'banda aceh',
  bali: 'denpasar',
  banten: 'serang',
  'di yogyakarta': 'yogyakarta',
  'dki jakarta': 'jakarta',
  'jawa barat': 'bandung',
  'jawa tengah': 'semarang',
  'jawa timur': 'surabaya',
  'kalimantan barat': 'pontianak',
  'kalimantan selatan': 'banjarmasin',
  'kalimantan tengah': 'palangka raya',
  'kalimantan timur': 'samarinda',
  'kalimantan utara': 'tanjung selor',
  'kepulauan bangka belitung': 'pangkal pinang',
  'kepulauan riau': 'tanjungpinang',
  lampung: 'bandar lampung',
  maluku: 'ambon',
  'maluku utara': 'sofifi',
  'nusa tenggara barat': 'mataram',
  'nusa tenggara timur': 'kupang',
  papua: 'jayapura',
  'papua barat': 'manokwari',
  'papua barat daya': 'sorong',
  'papua pegunungan': 'wamena',
  'papua selatan': 'merauke',
  'papua tengah': 'nabire',
  riau: 'pekanbaru',
  'sulawesi barat': 'mamuju',
  'sulawesi selatan': 'makassar',
  'sulawesi tengah': 'palu',
  'sulawesi tenggara': 'kendari',
  'sulawesi utara': 'manado',
  'sumatera barat': 'padang',
  'sumatera selatan': 'palembang',
  'sumatera utara': 'medan',
};

const toKey = (name: string) => name.trim().toLowerCase();

const project = (east: number, latitude: number) => ({
  x: Math.round((east - west) * scale),
  y: Math.round((north - latitude) * scale),
});

function toPoint([east, latitude, pointEast, pointNorth]: Location): MapPoint {
  const city = project(east, latitude);
  return pointEast === undefined || pointNorth === undefined
    ? city
    : { ...project(pointEast, pointNorth), city };
}

/** Returns the name under which the table has a city; undefined if it has none of that name. */
function findName(city: string): string | undefined {
  const name = otherNames[toKey(city)] ?? toKey(city).replace(/^(kota|kabupaten) /, '');
  return Object.hasOwn(locations, name) ? name : undefined;
}

/**
 * Returns the points of the cities on the map, in the same order. A city that is not known has that
 * of its province's capital, unless another city is there; then it has none.
 */
export function locate(
  cities: readonly { city: string; province: string }[],
): (MapPoint | undefined)[] {
  const names = cities.map(({ city }) => findName(city));
  const taken = new Set(names);
  return cities.map(({ province }, index) => {
    const name = names[index] ?? findFreeCapital(province, taken);
    const location = name === undefined ? undefined : locations[name];
    return location && toPoint(location);
  });
}

function findFreeCapital(province: string, taken: Set<string | undefined>): string | undefined {
  const name = toKey(province);
  const capital = findName(Object.hasOwn(capitals, name) ? (capitals[name] ?? '') : name);
  if (taken.has(capital)) return undefined;
  taken.add(capital);
  return capital;
}

/** Returns the trace from a city to its point: along an axis, then at 45 degrees, as on a circuit board. */
export function traceOf({ x, y, city }: MapPoint): string | undefined {
  if (!city) return undefined;
  const dx = x - city.x;
  const dy = y - city.y;
  const straight = Math.abs(dy) - Math.abs(dx);
  return straight >= 0
    ? `M${city.x} ${city.y}v${Math.sign(dy) * straight}L${x} ${y}`
    : `M${city.x} ${city.y}h${Math.sign(dx) * -straight}L${x} ${y}`;
}
