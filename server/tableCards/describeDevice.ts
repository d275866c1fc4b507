/** Each before those whose name it has too: Edge says Chrome, and Chrome says Safari. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** An iPad says that it is a Mac. */
const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac atau iPad'],
  [/Linux/, 'Linux'],
];

const find = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Returns what organisers know a device by, from its User-Agent: 'Chrome, Android'. */
export function describeDevice(userAgent: string): string {
  const parts = [find(browsers, userAgent), find(systems, userAgent)];
  return parts.filter((part) => part !== undefined).join(', ') || 'Perangkat tidak dikenal';
}
