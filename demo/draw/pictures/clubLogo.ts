import { kawung, parang } from './motifs.ts';
import { colours, disc, gradient, line, picture, shape } from './svg.ts';

const choose = <List extends readonly [unknown, ...unknown[]]>(
  list: List,
  number: number,
): List[number] => list[number % list.length] ?? list[0];

const outlines = [
  'M128 8L228 42V130C228 192 182 230 128 248C74 230 28 192 28 130V42Z',
  'M128 6L233 67V189L128 250L23 189V67Z',
  'M128 6A122 122 0 0 1 128 250A122 122 0 0 1 128 6Z',
  'M30 34Q80 40 128 10Q176 40 226 34V140C226 196 176 226 128 248C80 226 30 196 30 140Z',
  'M128 4L160 34L204 34L210 78L246 110L226 150L232 194L188 206L162 242L128 228L94 242L68 206L24 194L30 150L10 110L46 78L52 34L96 34Z',
] as const;

const pairs = [
  ['#0E7A56', '#07402F', colours.sun],
  ['#B4531A', '#7A3410', '#FFE3A6'],
  ['#1F6F8B', '#0D3B50', '#FFCB52'],
  ['#8E2F3C', '#581A2A', '#FFD8A0'],
  ['#F2B632', '#D98A1E', '#10241C'],
  ['#35524A', '#10241C', '#F39A5B'],
  ['#5B2A45', '#351427', '#F7B267'],
  ['#EF7A62', '#C24A3A', '#FFF3CF'],
  ['#2F7F80', '#15474A', '#FFE9A8'],
] as const;

type Sign = (colour: string) => string;

/** Small symbols centred at the origin, about 60 wide. */
const signs: readonly [Sign, ...Sign[]] = [
  (colour) => shape('M-40 20L-10-26L8 0L18-14L42 20Z', colour),
  (colour) =>
    shape('M-38-14Q-18-24 0-12Q18-24 38-14V20Q18 10 0 22Q-18 10-38 20Z', colour) +
    line('M0-10V18', '#00000055', 4),
  (colour) =>
    `<g fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="butt"><circle r="15"/><path d="M0-28V-20M0 20V28M-28 0H-20M20 0H28M-20-20L-14-14M14 14L20 20M-20 20L-14 14M14-14L20-20"/></g>`,
  (colour) => line('M-40-8Q-26-24-12-8T16-8T44-8M-40 12Q-26-4-12 12T16 12T44 12', colour, 8),
  (colour) => shape('M0-30L8-9L30-8L12 6L19 28L0 15L-19 28L-12 6L-30-8L-8-9Z', colour),
  (colour) => shape('M6-32L-24 6H-4L-10 32L24-8H2Z', colour),
  (colour) =>
    shape(
      'M0 26C-34 16-36-16-30-30C-6-28 4-10 0 26ZM0 26C34 14 34-10 30-22C12-20 2-4 0 26Z',
      colour,
    ),
  (colour) =>
    shape('M-8 30L-14-2H14L8 30Z', colour) +
    shape('M-14-6C-26-26-4-28 0-42C12-28 26-22 14-6Z', colour),
  (colour) =>
    shape('M-46-16C-24-26-10-14 0 0C10-14 24-26 46-16C36-8 30 12 0 22C-30 12-36-8-46-16Z', colour),
];

/** Draws the logo of a club, 256 x 256, with up to three letters; each number gives another one. */
export function clubLogo(number: number, letters: string): string {
  const outline = choose(outlines, number);
  const [from, to, ornament] = choose(pairs, number + Math.floor(number / pairs.length) * 2);
  const sign = choose(signs, number * 4 + Math.floor(number / signs.length))(ornament);
  const inner = `<g transform="translate(128 128)scale(.86)translate(-128 -128)">`;
  return picture(
    256,
    256,
    shape(outline, ornament) +
      shape(outline, 'url(#edge)') +
      `${inner}${shape(outline, 'url(#field)')}<g clip-path="url(#inside)">` +
      `<path d="M0 152H256V256H0Z" fill="url(#batik)"/>${disc(128, 46, 84, '#ffffff14')}</g></g>` +
      `<g transform="translate(128 68)scale(1.02)">${sign}</g>` +
      `<path d="M22 112H234L222 139L234 166H22L34 139Z" fill="${ornament}"/>` +
      `<text x="128" y="155" font-family="system-ui, 'Segoe UI', Roboto, sans-serif" font-weight="800" font-size="44" letter-spacing="3" text-anchor="middle" fill="${to === '#D98A1E' ? '#FFE9A8' : to}">${letters}</text>`,
    [
      gradient('field', [from, to]),
      gradient('edge', ['#ffffff66', '#00000022']),
      (number % 2 ? kawung : parang)('batik', ornament, 30, 0.5),
      `<clipPath id="inside"><path d="${outline}"/></clipPath>`,
    ],
  );
}
