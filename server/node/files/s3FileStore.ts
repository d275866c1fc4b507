import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Location } from '../environment.ts';
import { FilesUnavailableError } from '../../services/fileStore.ts';
import type { ListedFileStore } from './listedFileStore.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';
import { requireStoredMediaType, storedMediaType } from './storedPath.ts';

const timeoutMilliseconds = 5_000;
const attempts = 2;

/**
 * Stores files in a bucket of an S3-compatible service. The same paths are allowed as on a disk.
 * `timeout` is the time that one attempt of a request may take, in milliseconds.
 */
export function createS3FileStore(
  { endpoint, bucket, region, ...credentials }: S3Location,
  timeout = timeoutMilliseconds,
): ListedFileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Not all services have a host name for each bucket, or know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: timeout,
      requestTimeout: timeout,
      throwOnRequestTimeout: true,
    },
  });
  const location = (path: string) => ({ Bucket: bucket, Key: path });
  return {
    async read(path) {
      const type = storedMediaType(path);
      if (!type) return undefined;
      return run(async () => {
        const { Body } = await client.send(new GetObjectCommand(location(path)));
        return Body && { bytes: await Body.transformToByteArray(), type };
      }).catch(undefinedIfMissing);
    },
    async write(path, bytes) {
      const type = requireStoredMediaType(path);
      await run(() =>
        client.send(new PutObjectCommand({ ...location(path), Body: bytes, ContentType: type })),
      );
    },
    async remove(path) {
      if (storedMediaType(path))
        await run(() => client.send(new DeleteObjectCommand(location(path))));
    },
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket });
      for (;;) {
        const { value: page, done } = await run(() => pages.next());
        if (done) return;
        for (const { Key: path, LastModified } of page.Contents ?? [])
          if (path && LastModified && storedMediaType(path))
            yield { path, modifiedAt: LastModified };
      }
    },
    async check() {
      await run(() => client.send(new HeadBucketCommand({ Bucket: bucket })));
    },
  };
}

async function run<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new FilesUnavailableError(rootErrorMessage(error), { cause: error });
  }
}

function undefinedIfMissing(error: Error): undefined {
  if (!(error.cause instanceof NoSuchKey)) throw error;
}
