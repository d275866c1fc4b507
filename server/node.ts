// Starts the server without building the client.
import './node/resolveDrizzle.ts';
import { readEnvironment } from './environment.ts';

// Imported after the line above has had its effect.
const { startServer } = await import('./node/startServer.ts');
await startServer(() => ({ environment: readEnvironment(process.env) }));
