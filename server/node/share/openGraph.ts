import { sharePicturePath } from './sharePictures.ts';

type Page = { title: string; description: string; siteName: string };

/** Returns the meta elements by which messengers and networks preview a link to a page. */
export function openGraphElements({ title, description, siteName }: Page, url: URL): string {
  const picture = sharePicturePath(url.pathname);
  const isDrawn = picture.startsWith('/share/');
  const properties: [string, string][] = [
    ['og:site_name', siteName],
    ['og:type', 'website'],
    ['og:locale', 'id_ID'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url.href],
    ['og:image', new URL(picture, url).href],
    ...(isDrawn
      ? ([
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
        ] satisfies [string, string][])
      : []),
  ];
  const elements = properties.map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
  );
  const card = isDrawn ? 'summary_large_image' : 'summary';
  return `${elements.join('')}<meta name="twitter:card" content="${card}">`;
}

/** Escapes a text for the content or an attribute of an element. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
