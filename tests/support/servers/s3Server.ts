import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** The keys that the server accepts. */
const keys = 'S3RVER:S3RVER';
const bucket = 'files';

/**
 * The service leaves out the final slash of a bucket's path when it computes the signature, unlike
 * S3, and would refuse every list of files.
 */
function acceptBucketSignature(context: S3rver.Context, next: () => Promise<void>): Promise<void> {
  if (context.path === `/${bucket}/`)
    context.app = Object.create(context.app, {
      allowMismatchedSignatures: { value: true },
    }) as S3rver;
  return next();
}

export type S3Server = {
  /** The value of FILES_URL for its bucket. */
  filesUrl: string;
  /** Can be called again. */
  stop(): Promise<void>;
};

/** Starts an S3-compatible service with one empty bucket. It checks signatures as S3 does. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'robolaga-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  server.middleware.unshift(acceptBucketSignature);
  const { port } = await server.run();
  let isStopped = false;
  return {
    filesUrl: `http://${keys}@127.0.0.1:${port}/${bucket}?region=us-east-1`,
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
