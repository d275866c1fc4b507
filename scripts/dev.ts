import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readEnvironment, StartupError } from '../server/node/environment.ts';
import { stopOnSignal } from '../server/node/stopOnSignal.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { findFreePort } from '../server/node/database/findFreePort.ts';

/**
 * Runs the client with hot reload on PORT. It proxies to the server, which restarts when its files
 * change.
 */
async function runDevelopment(): Promise<void> {
  const { port, host, publicUrl } = readEnvironment(process.env);
  const backendPort = await findFreePort();
  process.env.BACKEND_PORT = String(backendPort);
  const client = await createServer({
    configFile: join(projectFolder, 'vite.config.ts'),
    server: { port, strictPort: true, ...(host && { host }) },
    clearScreen: false,
  });
  // Vite's own SIGTERM listener exits before the server has stopped.
  process.removeAllListeners('SIGTERM');
  await client.listen().catch((error: Error) => {
    throw new StartupError(
      `Port ${port} cannot be used (${error.message}). Take another one like PORT=${port + 1} npm run dev.`,
    );
  });
  const server = startServer(backendPort, publicUrl ?? `http://localhost:${port}`);
  stopOnSignal(async () => {
    await Promise.all([client.close(), stopProcess(server)]);
  });
}

function startServer(port: number, publicUrl: string): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--watch',
      '--watch-preserve-output',
      '--watch-path=server',
      '--watch-path=openapi',
      join('server', 'node.ts'),
    ],
    {
      cwd: projectFolder,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: publicUrl,
        NODE_ENV: 'development',
      },
      stdio: 'inherit',
    },
  );
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
}

try {
  await runDevelopment();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
