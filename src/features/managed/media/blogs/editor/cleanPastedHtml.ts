import { cleanArticleHtml } from '../../../../../../openapi/articles/cleanArticleHtml.ts';

/** `data-pm-slice`, by which the editor knows what was copied from itself. */
const ownMark = 'dataPmSlice';

/**
 * Returns what an article may contain of pasted HTML, its first headings below that of the page;
 * empty if it is nested too deeply. The HTML is not read by the browser before it is clean: under
 * our Content-Security-Policy, each event handler in it would be an error on the console, in whatever
 * document it is parsed.
 */
export const cleanPastedHtml = (html: string): string =>
  (cleanArticleHtml(html, [ownMark]) ?? '').replaceAll(/(<\/?h)1\b/gi, '$12');
