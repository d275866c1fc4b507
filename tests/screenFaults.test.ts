import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

// Their errors concern files and the network itself, not an operation.
const aboutFiles = [
  'category.test.tsx',
  'connection.test.tsx',
  'pdfViewer.test.tsx',
  'waitingScores.test.tsx',
];

it('screen tests use scenarios for errors instead of their own handlers', () => {
  const screens = join(import.meta.dirname, 'screens');
  const files = globSync('**/*.test.tsx', { cwd: screens }).filter(
    (file) => !aboutFiles.includes(basename(file)),
  );
  expect(files.length).toBeGreaterThan(50);
  const offenders = files.filter((file) =>
    /HttpResponse\.(error|html|text)\(|status: 5\d\d/.test(
      readFileSync(join(screens, file), 'utf8'),
    ),
  );
  expect(offenders).toEqual([]);
});
