import { useEffect } from 'react';
import { brand } from '../brand.ts';

/**
 * Names the page in the window's title, as 'title · RoboLaga', and in its meta description. The
 * brand stands once: alone without a title, and as it is in one that ends in it.
 */
export function usePageTitle(title?: string, description: string = brand.summary): void {
  useEffect(() => {
    document.title = title?.endsWith(brand.name)
      ? title
      : [title, brand.name].filter(Boolean).join(' · ');
    let meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) {
      meta = document.createElement('meta');
      meta.name = 'description';
      document.head.append(meta);
    }
    meta.content = description;
  }, [title, description]);
}
