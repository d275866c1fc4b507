import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import type { FilesUnavailableError } from '../../services/fileStore.ts';
import { createDiskFileStore } from './diskFileStore.ts';
import type { ListedFileStore } from './listedFileStore.ts';

/** Returns the storage of the environment: a bucket, or the folder `storage` of the data folder. */
export async function openFileStore({
  filesUrl,
  dataFolder,
}: Pick<Environment, 'filesUrl' | 'dataFolder'>): Promise<ListedFileStore> {
  if (!filesUrl) return createDiskFileStore(storageFolder(dataFolder));
  // Imported only where it is used: most servers have no bucket.
  const { createS3FileStore } = await import('./s3FileStore.ts');
  return createS3FileStore(filesUrl);
}

/** Returns the line for the person who starts the server or a command. */
export function describeFilesError({ message }: FilesUnavailableError): string {
  return `The stored files cannot be used (${message}). Correct FILES_URL or DATA_DIR.`;
}

export function storageFolder(dataFolder: string): string {
  return join(dataFolder, 'storage');
}
