import SlickModule from 'react-slick';

/**
 * react-slick's component. The package is CommonJS: some bundlers hand over its exports where
 * others hand over its default, so both are taken.
 */
export const Slick =
  'default' in SlickModule ? (SlickModule.default as typeof SlickModule) : SlickModule;

/** What a ref of the carousel gives: slickNext(), slickPrev(), slickGoTo(place). */
export type SlickHandle = SlickModule;
