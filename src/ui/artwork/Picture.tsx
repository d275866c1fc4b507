import { useEffect, useRef, useState } from 'react';
import { Box } from '@mui/material';
import { pictureSrcSet } from '../../lib/images/pictureSrcSet.ts';
import { storageUrl } from '../../lib/urls/storageUrl.ts';

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

type PictureProps = {
  /** A path under /storage, or an absolute URL. */
  path: string | null | undefined;
  /** Shown if there is no picture or it fails to load; an imported file of src/ui/pictures. */
  fallback: string;
  /** Empty for a decorative image. */
  alt: string;
  /** Aspect ratio such as '16 / 9'; reserves the space before the image has loaded. */
  ratio: string;
  /** The width in which it is shown, as in the attribute `sizes` of an image. */
  sizes: string;
  fit?: 'cover' | 'contain';
  /** Loads at once, for images at the top of a page. */
  eager?: boolean;
  className?: string;
};

/** An image with reserved space that is loaded lazily, with a fallback if it fails. */
export function Picture({
  path,
  fallback,
  alt,
  ratio,
  sizes,
  fit = 'cover',
  eager = false,
  className,
}: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = path && typeof path === 'string' ? storageUrl(path) : fallback;
  const shownUrl = failedUrl === url ? fallback : url;
  const srcSet = pictureSrcSet(shownUrl);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = image;
    // One in the HTML of the server may have failed before React listened to its events. Pictures
    // without a size of their own have no natural width either, but can be decoded.
    if (current?.complete && current.naturalWidth === 0)
      current.decode().catch(() => setFailedUrl(url));
  }, [url]);
  return (
    <Box
      component="img"
      ref={image}
      className={className}
      // Before src, which browsers without srcset would otherwise fetch as well.
      srcSet={srcSet}
      sizes={srcSet && (eager ? sizes : `auto, ${sizes}`)}
      src={shownUrl}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      onError={() => setFailedUrl(url)}
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: ratio,
        objectFit: fit,
        // Visible until the image has loaded.
        backgroundColor: fit === 'cover' ? theme.vars.palette.tint : 'transparent',
      })}
    />
  );
}
