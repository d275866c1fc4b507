import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Box } from '@mui/material';
import type { Banner } from '../../../../openapi/schema.d.ts';
import { usePlayback } from '../../../ui/hooks/usePlayback.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { copy } from '../copy.ts';
import { useInertHiddenSlides } from './useInertHiddenSlides.ts';
import { useSlick } from './useSlick.ts';
import { useThrottledMoves } from './useThrottledMoves.ts';

const gapPixels = 10;

/** What the carousel has beside slick's own style sheet: slides of its full height, with a gap. */
const slickStyles = {
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

const transitionMilliseconds = 1000;
const displayMilliseconds = 7000;

/** An endless carousel, moved by a timer, buttons, arrow keys and swipes. */
export function BannerSlider({ banners }: { banners: readonly Banner[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [currentIndex, setCurrentIndex] = useState(0);
  const { isPlaying, isRunning, reducedMotion, toggle, handlers } = usePlayback();
  const speed = reducedMotion ? 0 : transitionMilliseconds;
  const { transitionStarted, move } = useThrottledMoves(speed);
  const { Slick, ref, control, load } = useSlick();
  const hasMultiple = banners.length > 1;
  const goToPrevious = () => move(() => control((slick) => slick.slickPrev()));
  const goToNext = () => move(() => control((slick) => slick.slickNext()));
  useInertHiddenSlides(frame);

  useEffect(() => {
    if (!isRunning || !hasMultiple) return undefined;
    const interval = setInterval(() => control((slick) => slick.slickNext()), displayMilliseconds);
    return () => clearInterval(interval);
  }, [isRunning, hasMultiple, currentIndex, control]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!hasMultiple || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const isBack = event.key === 'ArrowLeft';
    // A focused link inside the banner becomes inert with it: the focus moves to the button.
    if (event.target instanceof Element && event.target.closest('.slick-slide')) {
      event.currentTarget
        .querySelector<HTMLElement>(`[data-step="${isBack ? 'previous' : 'next'}"]`)
        ?.focus();
    }
    if (isBack) goToPrevious();
    else goToNext();
  };

  return (
    <Box
      ref={frame}
      component="section"
      aria-roledescription={copy.banners.carousel}
      aria-label={copy.banners.region}
      onKeyDown={onKeyDown}
      {...handlers}
      // A swipe moves the carousel itself.
      onTouchStart={load}
      sx={{
        position: 'relative',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 'inherit',
      }}
    >
      {hasMultiple && (
        <CarouselControls
          banners={banners}
          currentIndex={currentIndex}
          isPlaying={isPlaying}
          onToggle={toggle}
          onPrevious={goToPrevious}
          onNext={goToNext}
          onSelect={(index) => move(() => control((slick) => slick.slickGoTo(index)))}
        />
      )}
      <Box
        aria-live={isRunning ? 'off' : 'polite'}
        sx={{ flex: 1, minHeight: 0, minWidth: 0, ...slickStyles }}
      >
        {Slick ? (
          <Slick
            ref={ref}
            infinite
            arrows={false}
            accessibility={false}
            waitForAnimate={false}
            slidesToShow={1}
            slidesToScroll={1}
            speed={speed}
            beforeChange={(_, next) => {
              transitionStarted();
              setCurrentIndex(next);
            }}
          >
            {banners.map((banner, index) => (
              <BannerSlide
                key={banner.id}
                banner={banner}
                position={index + 1}
                count={banners.length}
              />
            ))}
          </Slick>
        ) : (
          banners
            .slice(0, 1)
            .map((banner) => (
              <BannerSlide key={banner.id} banner={banner} position={1} count={banners.length} />
            ))
        )}
      </Box>
    </Box>
  );
}
