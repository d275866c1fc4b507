import type { PortraitPlan } from '../../../server/db/seed/pictureContents.ts';
import { createRandom, type Random } from '../../../server/db/seed/random.ts';
import { kawung, parang } from './motifs.ts';
import { crownOfCurls, type Hair, longHair, shortHair, underCap } from './portraitHair.ts';
import { box, colours, disc, dots, gradient, line, oval, picture, shape } from './svg.ts';

/** `seed` is the seed of the details that the plan leaves open. */
type Portrait = PortraitPlan & { seed: string };

const skins = [
  ['#F3CBA3', '#DDA678'],
  ['#E9B98D', '#CF9564'],
  ['#DAA476', '#BC8050'],
  ['#C68E62', '#A56D43'],
  ['#AC744C', '#8A5632'],
  ['#8C5939', '#6D4126'],
  ['#70452D', '#53301E'],
] as const;
const backs = [
  ['#BFE5D0', '#6FC09A'],
  ['#FFE3A6', '#F2B632'],
  ['#FFD0B0', '#F39A5B'],
  ['#CFEAF5', '#6DB9D6'],
  ['#FFC9BD', '#EF7A62'],
  ['#0E7A56', '#10241C'],
  ['#2F7F80', '#123F45'],
  ['#F6F7F2', '#C9D8C4'],
  ['#87435F', '#45203A'],
] as const;
const scarves = [
  ['#F6F7F2', '#D5DDD3'],
  ['#2E9B6F', '#1D7552'],
  ['#F7B98A', '#DF9460'],
  ['#7B4B94', '#5C3573'],
  ['#35524A', '#213A32'],
  ['#E9899A', '#CB6678'],
  ['#5FA8C9', '#3F86A8'],
  ['#E5C06B', '#C79E46'],
  ['#8E2F3C', '#6C1F2C'],
] as const;

const shoulders = 'M14 200C18 172 48 162 82 154Q100 170 118 154C152 162 182 172 186 200Z';

function clothes(random: Random): string {
  const collar = (fill: string) =>
    shape('M80 152L100 176L84 188L66 160ZM120 152L100 176L116 188L134 160Z', fill);
  const kind = random.integer(0, 4);
  if (kind === 0)
    return (
      shape(shoulders, '#FBFBF7') +
      shape('M95 174H105L110 200H90Z', random.pick(['#5C6B73', '#1F4E79', '#8E2F3C'])) +
      collar('#E6EAE4')
    );
  if (kind === 1)
    return shape(shoulders, colours.copper) + shape(shoulders, 'url(#batik)') + collar('#8A3D12');
  if (kind === 2)
    return (
      shape(shoulders, '#0E7A56') +
      shape(
        'M14 200C18 178 34 168 52 164L60 200ZM186 200C182 178 166 168 148 164L140 200Z',
        colours.sun,
      ) +
      collar('#0A5A40')
    );
  if (kind === 3)
    return (
      shape(shoulders, '#1F3A5F') +
      line('M80 154Q100 184 120 154', '#F39A5B', 7) +
      line('M88 170V190M112 170V190', '#E8EDF2', 4)
    );
  return (
    shape(shoulders, random.pick(['#EF7A62', '#5FA8C9', '#F2B632', '#2F7F80'])) +
    line('M78 155Q100 182 122 155', '#FFFDF4', 8) +
    disc(140, 186, 7, '#FFFDF4')
  );
}

function features(random: Random, shade: string): string {
  const mouth = random.pick([
    line('M88 121Q100 132 112 121', '#7A2E26', 4),
    shape('M86 119Q100 124 114 119Q110 134 100 134T86 119Z', '#7A2620') +
      shape('M90 121Q100 124 110 121L108 125Q100 127 92 125Z', '#fff'),
    line('M91 123Q102 129 111 121', '#7A2E26', 4),
  ]);
  const eyes = random.chance(0.2)
    ? line('M78 99Q84 92 90 99M110 99Q116 92 122 99', '#22160F', 4)
    : oval(84, 98, 4.6, 5.6, '#22160F') +
      oval(116, 98, 4.6, 5.6, '#22160F') +
      dots(
        [
          [85.5, 96],
          [117.5, 96],
        ],
        '#fff',
        3,
      );
  const glasses = random.chance(0.22)
    ? '<g fill="#ffffff30" stroke="#22302A" stroke-width="3.5" stroke-linecap="butt"><circle cx="83" cy="99" r="13"/><circle cx="117" cy="99" r="13"/><path d="M96 98Q100 95 104 98"/></g>'
    : '';
  return (
    line('M76 86Q84 80 92 84M108 84Q116 80 124 86', '#2A1B14', 3.6) +
    eyes +
    line('M101 102Q105 111 98 112', shade, 3) +
    mouth +
    `<g fill="#E2583E" fill-opacity=".2"><circle cx="75" cy="112" r="8"/><circle cx="125" cy="112" r="8"/></g>` +
    glasses
  );
}

function headscarf(random: Random, face: string): string {
  const [cloth, fold] = random.pick(scarves);
  return (
    shape(
      'M100 26C58 26 47 60 49 96C51 128 42 152 20 176C46 208 154 208 180 176C158 152 149 128 151 96C153 60 142 26 100 26Z',
      cloth,
    ) +
    shape('M66 90C66 56 134 56 134 90V101C134 127 118 141 100 141S66 127 66 101Z', face) +
    shape('M65 94C64 54 136 54 135 94C126 66 74 66 65 94Z', fold) +
    line('M58 130Q96 172 142 128M50 158Q104 196 160 150', fold, 5)
  );
}

function chooseHair(random: Random, { girl, headwear, skin }: PortraitPlan): Hair {
  if (!girl) return headwear ? underCap : random.pick(shortHair);
  return skin > 2 && random.chance(0.25) ? crownOfCurls : random.pick(longHair);
}

/**
 * Draws the head and shoulders of a pupil in a square of 200, without a background. The SVG needs
 * the definition `shirtBatik`.
 */
export function bust({ seed, girl, headwear, skin }: Portrait): string {
  const random = createRandom(`portrait ${seed}`);
  const [face, shade] = skins[skin] ?? skins[2];
  const hair = chooseHair(random, { girl, headwear, skin });
  const colour = random.pick(['#16100E', '#231815', '#2E1D16']);
  const neck =
    shape('M84 126H116V157Q100 172 84 157Z', face) +
    shape('M84 134Q100 150 116 134V146Q100 158 84 146Z', shade);
  const head =
    oval(61, 99, 8, 11, face) +
    oval(139, 99, 8, 11, face) +
    shape('M62 84C62 48 138 48 138 84V101C138 129 120 145 100 145S62 129 62 101Z', face);
  if (girl && headwear) return clothes(random) + headscarf(random, face) + features(random, shade);
  return (
    hair.behind(colour) +
    neck +
    clothes(random) +
    head +
    features(random, shade) +
    hair.front(colour)
  );
}

/** Draws the profile picture of a pupil, 200 x 200. */
export function portrait(plan: Portrait): string {
  const back = createRandom(`back ${plan.seed}`).pick(backs);
  return picture(
    200,
    200,
    box(0, 0, 200, 200, 0, 'url(#back)') + disc(100, 100, 86, 'url(#kawung)') + bust(plan),
    [gradient('back', back, 'diagonal'), kawung('kawung', '#ffffff', 34, 0.2), shirtBatik],
  );
}

/** The pattern of the batik shirts that `bust` draws. */
export const shirtBatik = parang('batik', colours.sun, 20, 0.7);
