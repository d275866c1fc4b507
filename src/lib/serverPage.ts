/**
 * The page that the server is rendering: its URL, and what its components say about it. One object
 * is enough, because rendering is synchronous.
 */
export const serverPage = { href: '', title: '', description: '' };
