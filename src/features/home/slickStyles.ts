/** Space between two banners, in pixels. */
const gap = 10;

/** What react-slick needs to lay its slides in a row and move them. */
export const slickStyles = {
  '& .slick-slider': {
    position: 'relative',
    display: 'block',
    boxSizing: 'border-box',
    touchAction: 'pan-y',
    userSelect: 'none',
    height: '100%',
  },
  '& .slick-list': {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    height: '100%',
    mx: `${-gap / 2}px`,
  },
  '& .slick-list.dragging': { cursor: 'grabbing' },
  '& .slick-slider .slick-track, & .slick-slider .slick-list': {
    transform: 'translate3d(0, 0, 0)',
  },
  '& .slick-track': {
    position: 'relative',
    left: 0,
    top: 0,
    display: 'flex',
    alignItems: 'stretch',
    height: '100%',
  },
  '& .slick-slide': { flexShrink: 0, height: 'auto', px: `${gap / 2}px`, boxSizing: 'border-box' },
  '& .slick-slide > div': { height: '100%' },
} as const;
