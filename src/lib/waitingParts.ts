const parts = new Set<() => void>();

/**
 * Registers a part of the page that React has not taken over yet, by the function that makes it do
 * so. Returns a function that removes it.
 */
export function addWaitingPart(takeOver: () => void): () => void {
  parts.add(takeOver);
  return () => void parts.delete(takeOver);
}

/**
 * Makes React take over all waiting parts: a navigation changes what they read, and React shows its
 * result only when it has taken them over.
 */
export function takeOverWaitingParts(): void {
  for (const takeOver of parts) takeOver();
}
