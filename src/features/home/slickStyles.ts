const gapPixels = 10;

/** What the carousel has beside slick's own style sheet: slides of its full height, with a gap. */
export const slickStyles = {
  '& .slick-slider': { height: '100%', userSelect: 'none' },
  '& .slick-list': { height: '100%', mx: `${-gapPixels / 2}px` },
  '& .slick-track': { display: 'flex', height: '100%' },
  '& .slick-slide': {
    flexShrink: 0,
    height: 'auto',
    px: `${gapPixels / 2}px`,
    boxSizing: 'border-box',
  },
  '& .slick-slide > div': { height: '100%' },
} as const;
