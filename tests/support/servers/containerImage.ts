import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../../server/node/projectFolder.ts';
import { copyFromProject, parseCopy, readStages, type Stage, valuesOf } from './containerfile.ts';

const run = promisify(execFile);
const workFolder = 'app';

/**
 * Does what deploy/Containerfile says without a container engine: each stage has a folder as its
 * root, COPY copies into it, and npm runs there. Returns the work folder of the last stage.
 */
export async function buildImage(folder: string): Promise<string> {
  const stages = readStages();
  for (const stage of stages) {
    mkdirSync(join(folder, stage.name, workFolder), { recursive: true });
    for (const { name, value } of stage.instructions) {
      if (name === 'COPY') copy(folder, stage, value);
      // The last stage prepares folders of the image outside of the project.
      if (name === 'RUN' && stage !== stages.at(-1))
        await runCommand(value, join(folder, stage.name, workFolder));
    }
  }
  return join(folder, stages.at(-1)?.name ?? '', workFolder);
}

function copy(folder: string, stage: Stage, value: string): void {
  const { stage: from, sources, target } = parseCopy(value);
  for (const source of sources) {
    const isFolder =
      from === undefined && source !== '.' && statSync(join(projectFolder, source)).isDirectory();
    const into = target.endsWith('/') && !isFolder ? join(target, basename(source)) : target;
    const path = join(folder, stage.name, workFolder, into);
    if (from === undefined) copyFromProject(source, path);
    else cpSync(join(folder, from, source), path, { recursive: true, verbatimSymlinks: true });
  }
}

async function runCommand(command: string, cwd: string): Promise<void> {
  // All packages are here already; installing them again would take a minute and a gigabyte.
  if (command === 'npm ci')
    symlinkSync(join(projectFolder, 'node_modules'), join(cwd, 'node_modules'));
  else await run('sh', ['-c', command], { cwd, env: cleanEnvironment() });
  if (!existsSync(join(cwd, 'node_modules'))) throw new Error(`${command} installed no packages`);
}

/** npm passes its own settings on to the programs that it starts. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|VITEST)/.test(name)),
  );
}

/** Returns a command in exec form, `["program", "parameter"]`, of the last stage. */
export function imageCommand(name: 'CMD' | 'HEALTHCHECK'): string[] {
  const [value = ''] = valuesOf(readStages().at(-1), name);
  return JSON.parse(value.slice(value.indexOf('['))) as string[];
}
