/**
 * Base URL of the backend without a trailing slash: VITE_BACKEND_URL at build time, or empty for
 * the page's origin.
 */
export const backendUrl: string = (import.meta.env.VITE_BACKEND_URL ?? '').replace(/\/+$/, '');
