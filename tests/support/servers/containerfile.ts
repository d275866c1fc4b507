import { cpSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder } from '../../../server/node/projectFolder.ts';

type Instruction = { name: string; value: string };

export type Stage = { base: string; name: string; instructions: Instruction[] };

/** Where a COPY takes files from: the project, or an earlier stage. */
type Copy = { stage: string | undefined; sources: string[]; target: string };

/** Reads deploy/Containerfile. */
export function readStages(): Stage[] {
  const text = readFileSync(join(projectFolder, 'deploy/Containerfile'), 'utf8');
  const stages: Stage[] = [];
  const instructions = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  for (const line of instructions.split('\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^(\w+) +(.*)$/.exec(line) ?? [];
    const [, base = '', stage = ''] = /^(\S+)(?: +AS +(\w+))?$/.exec(value) ?? [];
    if (name === 'FROM') stages.push({ base, name: stage, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, value });
  }
  return stages;
}

/** Returns the values of one kind of instruction. */
export function valuesOf(stage: Stage | undefined, name: string): string[] {
  return (stage?.instructions ?? [])
    .filter((instruction) => instruction.name === name)
    .map(({ value }) => value);
}

export function parseCopy(value: string): Copy {
  const words = value.split(' ');
  const from = words.find((word) => word.startsWith('--from='));
  const paths = words.filter((word) => !word.startsWith('--'));
  return {
    stage: from?.replace('--from=', ''),
    sources: paths.slice(0, -1),
    target: paths.at(-1) ?? '',
  };
}

/** Whether .dockerignore keeps a path of the project from the build. The last rule that fits wins. */
export function isIgnored(path: string): boolean {
  const parts = path.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  let ignored = false;
  for (const { pattern, ignores } of ignoreRules)
    if (paths.some((each) => pattern.test(each))) ignored = ignores;
  return ignored;
}

const ignoreRules = readFileSync(join(projectFolder, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => ({
    ignores: !line.startsWith('!'),
    pattern: new RegExp(
      `^${line
        .replace('!', '')
        .replaceAll('.', String.raw`\.`)
        .replaceAll('*', '[^/]*')
        .replace('[^/]*[^/]*/', '(.*/)?')}$`,
    ),
  }));

/** Copies a path of the project without what the build may not read. */
export function copyFromProject(source: string, target: string): void {
  cpSync(join(projectFolder, source), target, {
    recursive: true,
    filter: (path) => {
      const name = relative(projectFolder, path);
      return name === '' || !isIgnored(name);
    },
  });
}
