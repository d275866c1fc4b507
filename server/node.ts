// Starts the server without building the client.
import { readEnvironment } from './environment.ts';
import { startServer } from './node/startServer.ts';

await startServer(() => ({ environment: readEnvironment(process.env) }));
