import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';
import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { articleStyles } from './articleStyles.ts';
import { sanitizeBlogHtml } from './sanitizeBlogHtml.ts';

/**
 * An article's sanitised HTML. Its internal links are followed by the router, without reloading the
 * page.
 */
export function BlogContent({ html }: { html: string }) {
  const contentRef = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // Before the first paint, and as DOM nodes: sanitised HTML must not be parsed a second time.
  useLayoutEffect(() => contentRef.current?.replaceChildren(sanitizeBlogHtml(html)), [html]);

  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const isModifiedClick =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || !href?.startsWith('/') || link.target || isModifiedClick) return;
    event.preventDefault();
    void navigate(href);
  };

  return (
    <Box
      ref={contentRef}
      onClick={followLink}
      onErrorCapture={replaceBrokenImage}
      sx={[articleStyles, untilFilled]}
    />
  );
}

/** The server renders no content; what follows it must not move within the first screen. */
const untilFilled = { '&:empty': { minHeight: '100vh' } };

/** Replaces an image that fails to load with its alt text, or removes it. */
function replaceBrokenImage({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLImageElement)) return;
  const caption = document.createElement('em');
  caption.textContent = target.alt;
  target.replaceWith(...(target.alt ? [caption] : []));
}
