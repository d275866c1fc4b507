/** Returns how many letters have to be added, removed or replaced to get from one text to the other. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const [above = 0, aboveLeft = 0, left = 0] = [
        previous[column + 1],
        previous[column],
        current[column],
      ];
      current.push(Math.min(above + 1, left + 1, aboveLeft + (letter === to[column] ? 0 : 1)));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/**
 * Returns the candidate that is most like a misspelt text, regardless of case; undefined if more
 * than every third letter differs.
 */
export function findNearest<Candidate extends string>(
  text: string,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const misspelt = text.toLowerCase();
  const [nearest] = candidates
    .map((candidate) => ({
      candidate,
      distance: editDistance(misspelt, candidate.toLowerCase()),
    }))
    .filter(({ distance }) => distance <= Math.ceil(text.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.candidate;
}
