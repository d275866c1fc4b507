interface ImportMetaEnv {
  /** Origin of the backend when it is not the one that serves the client, e.g. https://api.contoh.id */
  readonly VITE_BACKEND_URL?: string;
}
