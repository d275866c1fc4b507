import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';
import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { articleStyles } from './articleStyles.ts';
import { cleanBlogHtml } from './blogHtml.ts';

/**
 * An article's HTML, cleaned. Its links to pages of ours are followed without loading the product
 * anew.
 */
export function BlogContent({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // Before the first paint, and as nodes: what was cleaned is not parsed a second time.
  useLayoutEffect(() => place.current?.replaceChildren(cleanBlogHtml(html)), [html]);

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const isOwnWay =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || !href?.startsWith('/') || link.target || isOwnWay) return;
    event.preventDefault();
    void navigate(href);
  };

  return <Box ref={place} onClick={follow} onErrorCapture={hideBroken} sx={articleStyles} />;
}

/** A picture that does not load leaves its words, or nothing. */
function hideBroken({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLImageElement)) return;
  const words = document.createElement('em');
  words.textContent = target.alt;
  target.replaceWith(...(target.alt ? [words] : []));
}
