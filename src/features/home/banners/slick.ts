import SlickModule from 'react-slick';
import 'slick-carousel/slick/slick.css';

/**
 * react-slick is a CommonJS package: depending on the bundler, the import is its exports object or
 * its default export. Both are supported.
 */
export const Slick =
  'default' in SlickModule ? (SlickModule.default as typeof SlickModule) : SlickModule;

/** The ref of the carousel: slickNext(), slickPrev(), slickGoTo(index). */
export type SlickHandle = SlickModule;
