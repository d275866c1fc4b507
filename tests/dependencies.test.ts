import { readFileSync } from 'node:fs';
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
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
) as Record<string, Packages>;
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Licences under which the server may be passed on together with what it runs. */
const shippedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
]);

it('every direct dependency has its licence and a reason in docs/dependencies.md', () => {
  const listed = [
    ...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| [^|]{4,} \|$/gm),
  ].map(([, name = '', licence]) => [name, licence]);
  const direct = { ...dependencies, ...optionalDependencies, ...devDependencies };
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(
      Object.keys(direct).map((name) => [name, lock.packages[`node_modules/${name}`]?.license]),
    ),
  );
});

it('every direct dependency has an exact version', () => {
  const versions = [dependencies, devDependencies, optionalDependencies].flatMap((packages) =>
    Object.entries(packages ?? {}),
  );
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('every package of the lock file has an integrity, and no source but the registry', () => {
  expect(installed.length).toBeGreaterThan(100);
  const invalid = installed.filter(
    ([, { integrity = '', resolved }]) =>
      !integrity.startsWith('sha512-') || resolved !== undefined,
  );
  expect(invalid).toEqual([]);
});

it('the licence of everything that the server runs allows to pass it on', () => {
  const others = installed.filter(
    ([, { dev, license = 'none' }]) =>
      !dev && !license.split(' AND ').every((each) => shippedLicences.has(each)),
  );
  expect(others).toEqual([]);
});

it('installing runs no script of any package', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});
