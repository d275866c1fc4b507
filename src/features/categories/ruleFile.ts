/** The file name of a category's rules. What no file name may carry becomes an underscore. */
export const ruleFileName = (category: string): string =>
  `Rules_${category
    .trim()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, '_')
    .slice(0, 120)}.pdf`;

/**
 * Fetches a rule file. Nothing where its host lets no other page read it, so that it can only be
 * opened; throws where it cannot be had at all.
 */
export async function fetchRuleFile(address: string): Promise<Blob | undefined> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch (error) {
    // A browser does not say why: for another host than the page's own it may just be that reading
    // is not allowed.
    if (new URL(address).origin !== window.location.origin) return undefined;
    throw error;
  }
  if (!response.ok) throw new Error(`The rule file came with status ${response.status}`);
  return response.blob();
}
