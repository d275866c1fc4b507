import { type ChildProcess, spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readEnvironment, StartRefusal } from '../server/environment.ts';
import { stopOnSignal } from '../server/node/running.ts';
import { projectFolder } from '../server/node/projectFolder.ts';

/**
 * Runs the client with hot reload on PORT, and behind it the server, which starts anew when its
 * files change.
 */
async function develop(): Promise<void> {
  const { port, host, publicUrl } = readEnvironment(process.env);
  const backendPort = await findFreePort();
  process.env.BACKEND_PORT = String(backendPort);
  const client = await createServer({
    configFile: join(projectFolder, 'vite.config.ts'),
    server: { port, strictPort: true, ...(host && { host }) },
    clearScreen: false,
  });
  // Vite leaves the process on SIGTERM by itself, before the server behind it has ended.
  process.removeAllListeners('SIGTERM');
  await client.listen().catch((error: Error) => {
    throw new StartRefusal(
      `Port ${port} cannot be used (${error.message}). Take another one like PORT=${port + 1} npm run dev.`,
    );
  });
  const server = startServer(backendPort, publicUrl ?? `http://localhost:${port}`);
  stopOnSignal(async () => {
    await Promise.all([client.close(), end(server)]);
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port was found.')),
      );
    });
  });
}

try {
  await develop();
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
