import { useCallback, useEffect, useRef, useState } from 'react';
import type { ManagedBanner } from '../../../../../openapi/schema.d.ts';
import { useMoveBannerMutation } from '../../../../api/managedMedia.ts';
import { useSingleFlight } from '../../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../errorText.ts';
import { copy } from './copy.ts';

type Direction = 'up' | 'down';

/** A banner with its place in the carousel, from 1 to `count`. */
export type PlacedBanner = ManagedBanner & { place: number; count: number };

/**
 * Moves banners one place up or down. `message` says what has been moved. `takesFocus` says once for a
 * moved banner whether the button of a direction is to be focused: the pressed one, or the other one
 * where there is no further way.
 */
export function useBannerMoves() {
  const [send] = useMoveBannerMutation();
  const toast = useToast();
  const [message, setMessage] = useState('');
  const pressed = useRef<{ id: number; direction: Direction }>(undefined);
  const { run } = useSingleFlight(async ({ id, place }: PlacedBanner, direction: Direction) => {
    pressed.current = { id, direction };
    const position = place + (direction === 'up' ? -1 : 1);
    const { data, error } = await send({ id, body: { position } });
    if (data) setMessage(data.message);
    else {
      pressed.current = undefined;
      toast.error(entryErrorText(error, copy.list.moveFailed));
    }
  });

  const takesFocus = useCallback(({ id, place, count }: PlacedBanner, direction: Direction) => {
    if (pressed.current?.id !== id) return false;
    const onlyWay = place === 1 ? 'down' : place === count ? 'up' : undefined;
    if ((onlyWay ?? pressed.current.direction) !== direction) return false;
    pressed.current = undefined;
    return true;
  }, []);

  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const move = useCallback(
    (banner: PlacedBanner, direction: Direction) => void latest.current(banner, direction),
    [],
  );
  return { move, message, takesFocus };
}
