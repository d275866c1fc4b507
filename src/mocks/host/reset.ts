import { openChannel } from './channel.ts';
import { deleteDatabase } from './indexedDb.ts';
import { namesOf } from './names.ts';

const patienceMilliseconds = 10_000;

/**
 * Stops the backend in all tabs, deletes everything that it keeps, and lets all tabs load afresh;
 * throws where a tab does not let go.
 */
export async function deleteDemonstration(folder: string): Promise<void> {
  const names = namesOf(folder);
  const say = openChannel(names.channel);
  say({ kind: 'reset' });
  await Promise.all(
    [names.files, names.database].map((name) => deleteDatabase(name, patienceMilliseconds)),
  );
  // This tab hears it too, on the channel of its line.
  say({ kind: 'gone' });
}
