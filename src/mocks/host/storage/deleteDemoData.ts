import { openChannel } from '../channel.ts';
import { deleteDatabase } from './indexedDb.ts';
import { getResourceNames } from '../resourceNames.ts';

const timeoutMs = 10_000;

/**
 * Stops the backend in all tabs, deletes its data and reloads all tabs. Throws if a tab does not
 * close the data.
 */
export async function deleteDemoData(folder: string): Promise<void> {
  const names = getResourceNames(folder);
  const post = openChannel(names.channel);
  post({ kind: 'reset' });
  await Promise.all([names.files, names.database].map((name) => deleteDatabase(name, timeoutMs)));
  // This tab receives it too, through the channel of its backend client.
  post({ kind: 'deleted' });
}
