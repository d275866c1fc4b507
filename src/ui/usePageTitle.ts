import { useEffect } from 'react';
import { brand } from '../brand.ts';

/** Names the page in the window's title, as 'title · RoboLaga', and in its meta description. Without a title the brand stands alone. */
export function usePageTitle(title?: string, description: string = brand.summary): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
    let meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) {
      meta = document.createElement('meta');
      meta.name = 'description';
      document.head.append(meta);
    }
    meta.content = description;
  }, [title, description]);
}
