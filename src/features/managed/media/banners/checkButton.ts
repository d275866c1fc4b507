import type { BannerInput } from '../../../../../openapi/schema.d.ts';
import { copy } from './copy.ts';

/** Not '//host' nor '/\host', which lead to another site. */
const allowedLink = /^(?:https?:\/\/\S|\/(?![/\\]))/i;

/** Returns what is wrong with the button of a banner: it has a text and a link, or neither. */
export function checkButton(
  field: 'cta_text' | 'cta_link',
  values: Pick<BannerInput, 'cta_text' | 'cta_link'>,
): string | true {
  const own = values[field].trim();
  const other = values[field === 'cta_text' ? 'cta_link' : 'cta_text'].trim();
  if (own === '') return other === '' || copy.rules.both;
  return field === 'cta_text' || allowedLink.test(own) || copy.rules.link;
}
