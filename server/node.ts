// Starts the server without building the client.
import { readEnvironment } from './node/environment.ts';
import { startServer } from './node/startServer.ts';

await startServer(() => ({ environment: readEnvironment(process.env) }));
