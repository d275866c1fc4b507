import type { HttpHandler } from 'msw';

/** What the start is at; the words for it stand in host/copy.ts. */
export type StartStep = 'network' | 'database' | 'tables' | 'pictures' | 'world' | 'ready';

/** How far the start has come; `count` is how many pictures are drawn so far. */
export type Progress = { step: StartStep; count?: number };

export type BackendOptions = {
  onProgress: (progress: Progress) => void;
  /** Laid over the backend before the first call is answered; the first that answers wins. */
  handlers?: HttpHandler[];
};

/** The backend of this browser, run by one of its tabs and used by all. */
export type TabBackend = {
  /**
   * Answers a request as the backend does, past every handler that is laid over it. Takes /api/…
   * and /storage/….
   */
  backendFetch: (request: Request) => Promise<Response>;
  /** Lays handlers over the backend, in front of those that are there. */
  lay: (...handlers: HttpHandler[]) => void;
  /** Takes away what `lay` has put there; what came with the start stays. */
  lift: () => void;
  /**
   * Sets the backend's clock, which goes on from there, for all tabs; nothing sets it right again.
   */
  setClock: (at: Date | undefined) => Promise<void>;
  /** Deletes the database and every file, and loads the page afresh in all tabs. */
  reset: () => Promise<void>;
};

export type StartBackend = (options: BackendOptions) => Promise<TabBackend>;
