const gapPixels = 10;

/** The minimum of react-slick's own stylesheet: slides in a row that can be moved. */
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
    mx: `${-gapPixels / 2}px`,
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
  '& .slick-slide': {
    flexShrink: 0,
    height: 'auto',
    px: `${gapPixels / 2}px`,
    boxSizing: 'border-box',
  },
  '& .slick-slide > div': { height: '100%' },
} as const;
