/**
 * Returns the names of the browser resources of one demo. They contain its folder, so that several
 * demos on one origin do not share data.
 */
export function getResourceNames(folder: string) {
  const prefix = `robolaga-demo${encodeURIComponent(folder)}`;
  return {
    /** The BroadcastChannel between the tabs. */
    channel: prefix,
    /** The Web Lock held by the worker that runs the backend. */
    lock: prefix,
    files: `${prefix}-files`,
    database: `${prefix}-database`,
  };
}

export type ResourceNames = ReturnType<typeof getResourceNames>;
