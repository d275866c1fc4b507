import { registerHooks } from 'node:module';

// Node.js reads and keeps the package.json of a package again for every module in it, to find out
// whether the module is an ES module. Drizzle has more than 300 modules and a package.json of 180 kB,
// which is half a second and 150 MB at each start. All its .js files are ES modules.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    const isDrizzle = parentURL.includes('/node_modules/drizzle-orm/') && parentURL.endsWith('.js');
    if (isDrizzle && /^\.{1,2}\/.*\.js$/.test(specifier))
      return {
        url: new URL(specifier, parentURL).href,
        format: 'module',
        shortCircuit: true,
      };
    return nextResolve(specifier, context);
  },
});
