/**
 * What the browser keeps for one demonstration: two under one origin, each in a folder of its own,
 * do not meet.
 */
export function namesOf(folder: string) {
  const name = `robolaga-demo${encodeURIComponent(folder)}`;
  return {
    /** Between the tabs. */
    channel: name,
    /** Held by the tab that runs the backend. */
    lock: name,
    files: `${name}-files`,
    database: `${name}-database`,
  };
}

export type Names = ReturnType<typeof namesOf>;
