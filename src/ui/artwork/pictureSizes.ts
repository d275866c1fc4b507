/** The `sizes` of pictures with a similar place on several pages; others say their width there. */
export const pictureSizes = {
  /** Beside a page's heading. */
  heading: '(min-width: 900px) 200px, (min-width: 600px) 144px, 96px',
  /** A card of a list with up to four columns. */
  card: '(min-width: 1200px) 25vw, (min-width: 600px) 50vw, 100vw',
  /** Over the text of an article, or opposite a tournament's heading. */
  article: '(min-width: 900px) 60vw, 100vw',
  /** As wide as the page. */
  page: '100vw',
};
