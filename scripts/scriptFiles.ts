import type { Plugin, Rolldown } from 'vite';

const prefix = 'runtime_';

/** Returns the names in the braces of an import or export, in pairs: before and after `as`. */
const namePairs = (names: string) =>
  names.split(',').map((name): [string, string] => {
    const [before = '', after = before] = name.trim().split(' as ');
    return [before, after];
  });

type Chunk = Rolldown.OutputChunk;

const nameOf = ({ fileName }: Chunk) => fileName.replace('assets/', '');

/** Replaces a chunk's import of the functions by what `replace` makes of the imported names. */
function replaceImport(
  chunk: Chunk,
  runtime: Chunk,
  replace: (names: [string, string][]) => string,
): void {
  const statement = new RegExp(String.raw`import\{([^}]*)\}from"\./${nameOf(runtime)}";`);
  const [text, names] = statement.exec(chunk.code) ?? [];
  if (text === undefined || names === undefined)
    throw new Error(`${chunk.fileName} imports ${runtime.fileName} in another form.`);
  chunk.code = chunk.code.replace(text, () => replace(namePairs(names)));
  chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
}

/** Moves the functions of `runtime` into `host`, which all `chunks` import that need them. */
function fold(runtime: Chunk, host: Chunk, chunks: Chunk[]): void {
  const [statement, exported] = /export\{([^}]*)\};\s*$/.exec(runtime.code) ?? [];
  if (statement === undefined || exported === undefined)
    throw new Error(`${runtime.fileName} has no list of exports at its end.`);
  const pairs = namePairs(exported);
  const names = pairs.map(([, name]) => prefix + name);
  const body = runtime.code.replace(statement, `return[${pairs.map(([value]) => value)}]`);
  for (const chunk of chunks) {
    if (!chunk.imports.includes(host.fileName))
      throw new Error(`${chunk.fileName} does not import ${host.fileName}.`);
    replaceImport(chunk, runtime, (used) => {
      const locals = used.map(([name, local]) => `${prefix}${name} as ${local}`);
      return `import{${locals}}from"./${nameOf(host)}";`;
    });
  }
  replaceImport(host, runtime, (used) => {
    const locals = used.map(([name, local]) => `${local}=${prefix}${name}`);
    return `var[${names}]=(()=>{${body}})(),${locals};`;
  });
  host.code = `${host.code.trimEnd()}export{${names}};`;
}

/**
 * Vite plugin: moves Rolldown's functions for CommonJS, a file below 1 kB that each page would load,
 * into the file of React, which every file imports that needs them. Fails the build otherwise.
 */
export function foldRuntime(): Plugin {
  return {
    name: 'fold-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const host = chunks.find(({ name }) => name === 'react');
        if (!runtime || !host) throw new Error('There is no rolldown-runtime or no react file.');
        const importers = chunks.filter(({ imports }) => imports.includes(runtime.fileName));
        const others = importers.filter((chunk) => chunk !== host);
        fold(runtime, host, others);
        delete bundle[runtime.fileName];
      },
    },
  };
}

/**
 * Vite plugin: keeps modules that src/app/commonParts.ts imports, although it uses nothing of them,
 * so that they belong to the file of the shell.
 */
export function keepModules(test: RegExp): Plugin {
  return {
    name: 'keep-modules',
    apply: 'build',
    transform: {
      filter: { id: test },
      handler: (code) => ({ code, moduleSideEffects: true }),
    },
  };
}
