/**
 * Where the backend lives, without a final slash: VITE_BACKEND_URL at build time, else the page's
 * own origin (empty).
 */
export const backendUrl: string = (import.meta.env.VITE_BACKEND_URL ?? '').replace(/\/+$/, '');
