/** Returns the URL of a map search for a place such as 'Graha Cendekia, Surabaya'. */
export const mapUrl = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
