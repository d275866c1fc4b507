import { useState } from 'react';
import { Box } from '@mui/material';
import { storageUrl } from '../lib/storageUrl.ts';

type PictureProps = {
  /** A path under /storage, an absolute address, or nothing. */
  path: string | null | undefined;
  /** Shown where there is no picture or it does not load; an imported file of src/ui/pictures. */
  fallback: string;
  /** Empty for decoration. */
  alt: string;
  /** Width to height, as in '16 / 9': the space is held before the picture is there. */
  ratio: string;
  fit?: 'cover' | 'contain';
  /** For what stands at the head of a page: loaded at once. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture whose place is reserved, that loads when it comes near, and that never shows as broken.
 */
export function Picture({
  path,
  fallback,
  alt,
  ratio,
  fit = 'cover',
  eager = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const address = path && typeof path === 'string' ? storageUrl(path) : fallback;
  return (
    <Box
      component="img"
      className={className}
      src={failed === address ? fallback : address}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      onError={() => setFailed(address)}
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: ratio,
        objectFit: fit,
        // The ground shows until the picture does.
        backgroundColor:
          fit === 'cover'
            ? `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, ${theme.vars.palette.background.paper})`
            : 'transparent',
      })}
    />
  );
}
