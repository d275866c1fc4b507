/**
 * Returns the file name of a category's rules. Characters that are invalid in file names become
 * underscores.
 */
export const ruleFileName = (category: string): string =>
  `Rules_${category
    .trim()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, '_')
    .slice(0, 120)}.pdf`;

/**
 * Fetches a rule file. Returns undefined if another host does not allow reading it (CORS), so that
 * it can only be opened in a tab. Throws if it cannot be loaded at all.
 */
export async function fetchRuleFile(url: string): Promise<Blob | undefined> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    // Browsers do not reveal the reason: for another origin it may just be missing CORS headers.
    if (new URL(url).origin !== window.location.origin) return undefined;
    throw error;
  }
  if (!response.ok) throw new Error(`The rule file came with status ${response.status}`);
  return response.blob();
}
