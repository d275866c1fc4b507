/**
 * The page that the server is rendering: its URL, the time (milliseconds), and what its components
 * say about it. One object is enough, because rendering is synchronous.
 */
export const serverPage = { href: '', now: 0, title: '', description: '' };
