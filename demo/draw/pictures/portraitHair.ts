import { dots, oval, type Point, shape } from './svg.ts';

/** Hair in two layers: behind the head and in front of it. */
export type Hair = { behind(colour: string): string; front(colour: string): string };

const noHair = () => '';
const curls: Point[] = [
  [66, 66],
  [72, 50],
  [86, 42],
  [100, 38],
  [114, 42],
  [128, 50],
  [134, 66],
  [84, 58],
  [100, 54],
  [116, 58],
];
const crown: Point[] = [
  [54, 88],
  [52, 66],
  [60, 46],
  [76, 32],
  [100, 26],
  [124, 32],
  [140, 46],
  [148, 66],
  [146, 88],
];
const parted =
  'M60 92C56 56 76 40 100 40S144 56 140 92C132 84 124 72 119 61C106 76 78 81 67 79C62 84 61 88 60 92Z';

export const shortHair: readonly [Hair, ...Hair[]] = [
  {
    behind: noHair,
    front: (colour) =>
      shape(
        'M60 92C54 50 76 34 104 36C134 36 148 56 140 92C138 78 132 70 124 66C106 72 82 72 74 66C66 72 62 80 60 92Z',
        colour,
      ),
  },
  {
    behind: noHair,
    front: (colour) =>
      shape(
        'M60 94C50 52 80 30 112 36C140 40 146 66 140 94C138 78 130 66 116 58C104 70 84 74 68 72C62 78 61 86 60 94Z',
        colour,
      ),
  },
  {
    behind: noHair,
    front: (colour) =>
      shape(
        'M60 90C54 70 58 56 66 50L62 40L76 44L78 30L92 40L102 26L110 38L124 30L126 44L140 42L136 54C144 64 144 78 140 90C136 76 128 68 100 68S64 76 60 90Z',
        colour,
      ),
  },
  {
    behind: noHair,
    front: (colour) =>
      shape('M61 84C58 62 70 48 100 48S142 62 139 84C130 66 70 66 61 84Z', colour) +
      dots(curls, colour, 24),
  },
  {
    behind: noHair,
    front: (colour) =>
      shape('M61 88C57 48 80 39 100 39S143 48 139 88C134 70 122 61 100 61S66 70 61 88Z', colour),
  },
  {
    behind: noHair,
    front: (colour) =>
      shape(
        'M58 98C48 50 78 34 100 34S152 50 142 98C140 92 138 84 136 80C124 84 108 82 98 72C90 82 74 86 64 82C62 86 60 92 58 98Z',
        colour,
      ),
  },
];

export const longHair: readonly [Hair, ...Hair[]] = [
  {
    behind: (colour) =>
      shape('M52 132C44 60 66 30 100 30S156 60 148 132Q140 146 124 142H76Q60 146 52 132Z', colour),
    front: (colour) => shape(parted, colour),
  },
  {
    behind: (colour) =>
      shape('M50 178C40 60 64 30 100 30S160 60 150 178Q140 186 124 176H76Q60 186 50 178Z', colour),
    front: (colour) => shape(parted, colour),
  },
  {
    behind: (colour) =>
      shape('M132 52C178 50 182 122 158 158C160 126 150 98 132 88Z', colour) +
      oval(140, 62, 8, 13, '#EF7A62'),
    front: (colour) => shape(parted, colour),
  },
  {
    behind: (colour) => oval(100, 32, 24, 22, colour) + oval(100, 45, 17, 5, '#F2B632'),
    front: (colour) =>
      shape(
        'M60 92C56 54 76 40 100 40S144 54 140 92C134 70 118 62 100 60C82 62 66 70 60 92Z',
        colour,
      ),
  },
  {
    behind: (colour) =>
      dots(
        [
          [57, 118],
          [54, 134],
          [53, 150],
          [54, 166],
          [143, 118],
          [146, 134],
          [147, 150],
          [146, 166],
        ],
        colour,
        19,
      ) +
      dots(
        [
          [55, 178],
          [145, 178],
        ],
        '#F2B632',
        12,
      ),
    front: (colour) =>
      shape(
        'M60 108C54 54 76 38 100 38S146 54 140 108C138 84 126 70 101 58C76 70 62 84 60 108Z',
        colour,
      ),
  },
];

/** Short hair under a black velvet cap. */
export const underCap: Hair = {
  behind: noHair,
  front: (colour) =>
    shape('M61 90C57 50 80 40 100 40S143 50 139 90C134 72 122 66 100 66S66 72 61 90Z', colour) +
    shape('M63 66L67 29Q100 20 133 29L137 66Q100 54 63 66Z', '#15181A') +
    shape('M70 33Q100 24 130 33L130 37Q100 28 70 37Z', '#3A4145'),
};

/** A round crown of curls. */
export const crownOfCurls: Hair = {
  behind: (colour) => oval(100, 78, 56, 52, colour) + dots(crown, colour, 34),
  front: (colour) =>
    shape('M62 88C60 62 76 52 100 52S140 62 138 88C130 72 116 66 100 66S70 72 62 88Z', colour),
};
