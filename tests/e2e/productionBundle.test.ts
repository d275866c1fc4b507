import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { findMocks } from '../support/mockMarks.ts';

type ManifestEntry = { name?: string; isDynamicEntry?: boolean; imports?: string[] };

const client = join(projectFolder, 'dist');

it('brings nothing of the mocks to visitors', () => {
  expect(findMocks(client).found).toEqual([]);
});

it('loads tables and work screens only where they are, not for a shared icon', () => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const loaded = (key: string, keys = new Set<string>()): Set<string> => {
    if (keys.has(key)) return keys;
    keys.add(key);
    for (const file of manifest[key]?.imports ?? []) loaded(file, keys);
    return keys;
  };
  const namesOf = (key: string) => [...loaded(key)].map((file) => manifest[file]?.name);
  const parts = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const work = /\/(organiser|builder|dashboard|participants)\//;
  const forEverybody = parts.filter((key) => key.startsWith('src/') && !work.test(key));
  expect(forEverybody).toEqual(expect.arrayContaining(['src/ui/Toasts.tsx']));
  const mistakes = forEverybody.filter((key) =>
    namesOf(key).some((name) => /^(grid|club|organiser|organiserTables)$/.test(name ?? '')),
  );
  expect(mistakes).toEqual([]);
  const participants = namesOf('src/features/participants/ParticipantsPage.tsx');
  expect(participants).toEqual(expect.arrayContaining(['grid', 'club']));
  const scoreDesk = namesOf('src/features/organiser/scores/ScoreDeskPage.tsx');
  expect(scoreDesk).toContain('organiser');
  expect(scoreDesk).not.toContain('grid');
});
