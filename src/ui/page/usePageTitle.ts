import { useEffect } from 'react';
import { brand } from '../../brand.ts';
import { serverPage } from '../../lib/urls/serverPage.ts';

/**
 * Sets the window's title ('title · RoboLaga') and the meta description. Without a title the brand
 * stands alone; it is not appended to a title that already ends with it.
 */
export function usePageTitle(title?: string, description: string = brand.summary): void {
  const fullTitle = title?.endsWith(brand.name)
    ? title
    : [title, brand.name].filter(Boolean).join(' · ');
  if (import.meta.env.SSR) Object.assign(serverPage, { title: fullTitle, description });
  useEffect(() => {
    document.title = fullTitle;
    let meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) {
      meta = document.createElement('meta');
      meta.name = 'description';
      document.head.append(meta);
    }
    meta.content = description;
  }, [fullTitle, description]);
}
