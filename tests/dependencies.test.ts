import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Packages = Record<string, string>;
type Locked = {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  license?: string;
};

const read = (path: string) => readFileSync(path, 'utf8');
const manifests = ['package.json', 'server/package.json'].map(
  (path) => JSON.parse(read(path)) as Record<string, Packages>,
);
const direct = Object.assign(
  {},
  ...manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) => [
    dependencies,
    devDependencies,
    optionalDependencies,
  ]),
) as Packages;
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Licences under which server and client may be passed on together with what they contain. */
const shippedLicences = new Set([
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

it('every direct dependency has its licence and a reason in docs/dependencies.md', () => {
  const listed = [
    ...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| [^|]{4,} \|$/gm),
  ].map(([, name = '', licence]) => [name, licence]);
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(
      Object.keys(direct).map((name) => [name, lock.packages[`node_modules/${name}`]?.license]),
    ),
  );
});

it('every direct dependency has an exact version', () => {
  expect(
    Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});

it('every package of the lock file has an integrity, and no source but the registry', () => {
  expect(installed.length).toBeGreaterThan(100);
  const invalid = installed.filter(
    ([, { integrity = '', resolved }]) =>
      !integrity.startsWith('sha512-') || resolved !== undefined,
  );
  expect(invalid).toEqual([]);
});

/** Packages of ten years ago have a list, which npm does not put into the lock file; some have only the text. */
function readOldLicence(path: string): string {
  const { licenses } = JSON.parse(read(`${path}/package.json`)) as {
    licenses?: { type: string }[];
  };
  if (licenses) return licenses.map(({ type }) => type).join(' AND ');
  return existsSync(`${path}/LICENSE`) && read(`${path}/LICENSE`).startsWith('MIT License')
    ? 'MIT'
    : 'none';
}

it('the licence of everything that ships allows to pass it on', () => {
  const others = installed.filter(
    ([path, { dev, license = readOldLicence(path) }]) =>
      !dev && !license.split(' AND ').every((each) => shippedLicences.has(each)),
  );
  expect(others).toEqual([]);
});

it('installing runs no script of any package', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});
