import type { CertificateText } from '../../../services/certificateRenderer.ts';
import { certificateCopy as copy } from '../copy.ts';
import type { TextStyle } from '../drawText.ts';
import type { Line } from '../items.ts';

type Styles = Record<'tournament' | 'heading' | 'name' | 'title' | 'body' | 'small', TextStyle>;

type Sizes = { tournament: number; heading: number; name: number; title: number };

type Options = {
  heading?: string;
  gap?: number;
  /** Below the heading: the letters of a script hang low. */
  underHeading?: number;
  /** Below the name, which ends at `y`. */
  underName?: (doc: PDFKit.PDFDocument, y: number) => void;
};

/** What every template says, in the order in which it is read. */
export function certificateLines(
  certificate: CertificateText,
  styles: Styles,
  sizes: Sizes,
  { heading = copy.heading, gap = 3, underHeading = 0.6, underName }: Options = {},
): Line[] {
  const { name, title, category, team, school, tournament, place, date, number } = certificate;
  const { body, small } = styles;
  return [
    { text: tournament, size: sizes.tournament, style: styles.tournament, gap: 0 },
    { text: heading, role: 'H1', size: sizes.heading, style: styles.heading, gap },
    { text: number && copy.number(number), size: 9.5, style: small, gap: underHeading },
    { text: copy.givenTo, size: 12, style: small, gap: number ? gap : gap + underHeading },
    { text: name, size: sizes.name, style: styles.name, gap: gap * 0.4 },
    {
      text: team && copy.team(team),
      size: 13.5,
      style: body,
      gap,
      ...(underName && { ornament: underName }),
    },
    {
      text: school,
      size: 13.5,
      style: body,
      gap: team ? 0 : gap,
      ...(underName && !team && { ornament: underName }),
    },
    { text: copy.as, size: 12, style: small, gap },
    { text: title, size: sizes.title, style: styles.title, gap: gap * 0.25 },
    { text: category && copy.category(category), size: 13.5, style: body, gap: gap * 0.25 },
    { text: copy.placeAndDate(place, date), size: 11, style: small, gap },
  ];
}
