import { Client } from 'pg';
import sharp from 'sharp';

/** What clients have had an answer for, while servers and databases were killed. */
export type Acknowledged = { emails: Set<string>; pictures: Map<string, string> };

const password = 'robot-tetap-ada';

/** Writes a picture and accounts, until the signal aborts; keeps what is acknowledged. */
export async function keepWriting(
  url: string,
  acknowledged: Acknowledged,
  signal: AbortSignal,
): Promise<void> {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  while (!signal.aborted) {
    const email = `${crypto.randomUUID()}@contoh.id`;
    try {
      await writeOnce(url, email, picture, acknowledged);
    } catch {
      // Nothing listens, or the connection has ended: nothing is acknowledged.
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }
}

async function writeOnce(
  url: string,
  email: string,
  picture: Buffer,
  acknowledged: Acknowledged,
): Promise<void> {
  // Another address for each account: their number is limited.
  const headers = { 'X-Forwarded-For': email };
  const registered = await fetch(`${url}/api/participant/register`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Restu', email, password }),
  });
  if (registered.status !== 201) return;
  acknowledged.emails.add(email);
  const { token } = (await registered.json()) as { token?: string };
  if (!token) return;
  const body = new FormData();
  body.append(
    'profile_picture',
    new Blob([new Uint8Array(picture)], { type: 'image/png' }),
    'p.png',
  );
  const uploaded = await fetch(`${url}/api/participant/upload-profile-banner`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body,
  });
  if (uploaded.status !== 200) return;
  const { profile_picture_url: path } = (await uploaded.json()) as { profile_picture_url: string };
  acknowledged.pictures.set(email, path);
}

/**
 * Returns what is acknowledged but lost: accounts and pictures that are not in the database, and
 * pictures that the server does not have.
 */
export async function findLost(
  url: string,
  databaseUrl: string,
  { emails, pictures }: Acknowledged,
): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string; picture: string | null }>(
    'select email, profile_picture as picture from participants',
  );
  await client.end();
  const stored = new Map(rows.map(({ email, picture }) => [email, picture]));
  const lost = [...emails].filter((email) => !stored.has(email));
  for (const [email, path] of pictures) {
    const isStored = stored.get(email) === path && (await fetch(`${url}/storage/${path}`)).ok;
    if (!isStored) lost.push(path);
  }
  return lost;
}
