import type { HttpHandler } from 'msw';

/** The current step of the startup; the texts are in host/copy.ts. */
export type StartStep = 'network' | 'database' | 'tables' | 'pictures' | 'seedData' | 'ready';

/** Progress of the startup; `count` is the number of pictures generated so far. */
export type Progress = { step: StartStep; count?: number };

type BackendOptions = {
  onProgress: (progress: Progress) => void;
  /** Request handlers in front of the backend; the first one that responds wins. */
  handlers?: HttpHandler[];
};

/** The backend in this browser: one tab runs it, all tabs use it. */
export type BrowserBackend = {
  /** Sends a request for /api/… or /storage/… directly to the backend, bypassing all handlers. */
  backendFetch: (request: Request) => Promise<Response>;
  /** Adds handlers in front of the backend and of the existing handlers. */
  applyHandlers: (...handlers: HttpHandler[]) => void;
  /** Removes the handlers added with `applyHandlers`; those of `BackendOptions` stay. */
  clearHandlers: () => void;
  /** Sets the backend's clock for all tabs; undefined restores the real time. */
  setClock: (at: Date | undefined) => Promise<void>;
  /** Deletes the database and all files, and reloads the page in all tabs. */
  reset: () => Promise<void>;
};

export type StartBackend = (options: BackendOptions) => Promise<BrowserBackend>;
