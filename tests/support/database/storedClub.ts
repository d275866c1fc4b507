/** What the browser's storage has under a key. */
export const stored = (key: string) => window.localStorage.getItem(key);

/** The signed-in club as the browser's storage has it. */
export const storedClub = () => JSON.parse(stored('gh_user') ?? 'null') as unknown;
