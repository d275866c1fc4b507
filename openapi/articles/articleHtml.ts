const structure = 'h1 h2 h3 h4 h5 h6 p br hr div span ul ol li dl dt dd a img figure figcaption';
const tables = 'table caption thead tbody tfoot tr th td';
const texts =
  'blockquote q cite pre code kbd samp var strong b em i u s del ins mark small sub sup abbr time wbr';

/**
 * What the HTML of an article may contain: the server keeps nothing else, and the client shows
 * nothing else. Without ids, names, classes and styles, an article can neither clobber names nor
 * imitate the product's own elements.
 */
export const articleElements = `${structure} ${tables} ${texts}`.split(' ');

/** Attributes of any of the elements. */
export const articleAttributes =
  'href alt title colspan rowspan scope start value datetime lang dir'.split(' ');

/** Attributes of pictures alone. */
export const articlePictureAttributes = ['src', 'width', 'height'];

/** Elements whose text makes no sense without them, and goes with them. */
export const articleControls = ['button', 'select', 'textarea', 'object'];
