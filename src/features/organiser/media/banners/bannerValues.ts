import type { BannerInput, ManagedBanner } from '../../../../../openapi/schema.d.ts';
import { copy } from './copy.ts';

export const emptyValues: BannerInput = { title: '', subtitle: '', cta_text: '', cta_link: '' };

/** Returns the values of the form for a banner. */
export const toValues = (banner: ManagedBanner): BannerInput => ({
  title: banner.title,
  subtitle: banner.subtitle,
  cta_text: banner.cta_text ?? '',
  cta_link: banner.cta_link ?? '',
});

/** Returns the body of the request that saves the values. */
export const toInput = ({ title, subtitle, cta_text, cta_link }: BannerInput): BannerInput => ({
  title: title.trim(),
  subtitle: subtitle.trim(),
  cta_text: cta_text.trim(),
  cta_link: cta_link.trim(),
});

/** Parses stored values; returns undefined if they are not of this form. */
export function readValues(stored: unknown): BannerInput | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: BannerInput = { ...emptyValues, ...stored };
  return Object.values(values).every((text) => typeof text === 'string') ? values : undefined;
}

/** Not '//host' nor '/\host', which lead to another site. */
const allowedLink = /^(?:https?:\/\/\S|\/(?![/\\]))/i;

/** Returns what is wrong with the button of a banner: it has a text and a link, or neither. */
export function checkButton(
  field: 'cta_text' | 'cta_link',
  values: Pick<BannerInput, 'cta_text' | 'cta_link'>,
): string | true {
  const { cta_text: text, cta_link: link } = toInput({ ...emptyValues, ...values });
  const other = field === 'cta_text' ? link : text;
  const own = field === 'cta_text' ? text : link;
  if (own === '') return other === '' || copy.form.rules.both;
  return field === 'cta_text' || allowedLink.test(own) || copy.form.rules.link;
}
