const parts = new Set<() => void>();

/**
 * Registers a part of the page that is not hydrated yet, by the function that hydrates it. Returns a
 * function that removes it.
 */
export function addWaitingPart(hydrate: () => void): () => void {
  parts.add(hydrate);
  return () => void parts.delete(hydrate);
}

/**
 * Hydrates all waiting parts: a navigation changes what they read, and React shows its result only
 * when they are hydrated.
 */
export function hydrateWaitingParts(): void {
  for (const hydrate of parts) hydrate();
}
