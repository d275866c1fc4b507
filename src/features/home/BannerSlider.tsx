import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Box } from '@mui/material';
import type { Banner } from '../../../openapi/schema.d.ts';
import { usePlayback } from '../../ui/usePlayback.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { copy } from './copy.ts';
import { Slick, type SlickHandle } from './slick.ts';
import { slickStyles } from './slickStyles.ts';
import { useInertSlides } from './useInertSlides.ts';
import { usePacedMoves } from './usePacedMoves.ts';

const transitionMilliseconds = 1000;
/** How long a banner stands before the next one comes. */
const standMilliseconds = 7000;

/**
 * Shows one banner at a time, round and round; by itself, by arrows and dots, by arrow keys, and by
 * a swipe.
 */
export function BannerSlider({ banners }: { banners: readonly Banner[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const slick = useRef<SlickHandle>(null);
  const [shown, setShown] = useState(0);
  const { playing, running, reducedMotion, toggle, handlers } = usePlayback();
  const speed = reducedMotion ? 0 : transitionMilliseconds;
  const { moved, move } = usePacedMoves(speed);
  const several = banners.length > 1;
  const goBack = () => move(() => slick.current?.slickPrev());
  const goOn = () => move(() => slick.current?.slickNext());
  useInertSlides(frame);

  useEffect(() => {
    if (!running || !several) return undefined;
    const clock = setInterval(() => slick.current?.slickNext(), standMilliseconds);
    return () => clearInterval(clock);
  }, [running, several, shown]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const back = event.key === 'ArrowLeft';
    // The link in a banner goes out of reach with it; its focus would be lost.
    if (event.target instanceof Element && event.target.closest('.slick-slide')) {
      event.currentTarget
        .querySelector<HTMLElement>(`[data-step="${back ? 'back' : 'on'}"]`)
        ?.focus();
    }
    if (back) goBack();
    else goOn();
  };

  return (
    <Box
      ref={frame}
      component="section"
      aria-roledescription={copy.banners.carousel}
      aria-label={copy.banners.region}
      onKeyDown={onKeyDown}
      {...handlers}
      sx={{
        position: 'relative',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 'inherit',
      }}
    >
      {several && (
        <CarouselControls
          banners={banners}
          shown={shown}
          playing={playing}
          onToggle={toggle}
          onBack={goBack}
          onOn={goOn}
          onChoose={(place) => move(() => slick.current?.slickGoTo(place))}
        />
      )}
      <Box
        aria-live={running ? 'off' : 'polite'}
        sx={{ flex: 1, minHeight: 0, minWidth: 0, ...slickStyles }}
      >
        <Slick
          ref={slick}
          infinite
          arrows={false}
          accessibility={false}
          waitForAnimate={false}
          slidesToShow={1}
          slidesToScroll={1}
          speed={speed}
          beforeChange={(_, next) => {
            moved();
            setShown(next);
          }}
        >
          {banners.map((banner, place) => (
            <BannerSlide key={banner.id} banner={banner} place={place + 1} count={banners.length} />
          ))}
        </Slick>
      </Box>
    </Box>
  );
}
