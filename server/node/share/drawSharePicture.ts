import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';

/** What a share picture says, from top to bottom. */
export type ShareText = {
  brand: string;
  eyebrow: string;
  title: string;
  line: string;
  /** At most three, the best one first: they stand on a podium. */
  winners?: Winner[];
  /** They have not won yet: they are a list. */
  isProvisional?: true;
};

type Winner = { rank: number; name: string; club: string; score: string };

/** The size that link previews ask for, in pixels. */
const size = { width: 1200, height: 630 };
const family = 'Chakra Petch';
const weights = [600, 700] as const;
const colors = { board: '#072E22', line: '#1C5A43', text: '#F3F8F2', gold: '#F2B632' };
/** Longer titles are smaller, and the longest are cut. */
const maxTitle = 90;

const cutText = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

const require = createRequire(import.meta.url);
const readPackageFile = (path: string) => readFile(require.resolve(path));

async function prepare() {
  const fonts = await Promise.all(
    weights.map((weight) =>
      readPackageFile(`@fontsource/chakra-petch/files/chakra-petch-latin-${weight}-normal.woff`),
    ),
  );
  return fonts.map((data, index) => ({ name: family, data, weight: weights[index] ?? 700 }));
}

let prepared: ReturnType<typeof prepare> | undefined;

type Style = Record<string, string | number>;
const box = (style: Style, children?: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

/** One of the four petals around a crossing of the kawung pattern. */
const petal = (left: number, top: number, angle: number) =>
  box({
    position: 'absolute',
    left,
    top,
    width: 150,
    height: 78,
    borderRadius: '50%',
    border: `3px solid ${colors.line}`,
    transform: `rotate(${angle}deg)`,
  });

/** Left to right: second, first and third, as colour of the medal and height of the step. */
const podiumSteps = [
  { index: 1, color: '#C3D0C9', height: 216 },
  { index: 0, color: colors.gold, height: 258 },
  { index: 2, color: '#D98A4E', height: 190 },
];

/** The head of a robot, as on the logos of the teams. */
const robot = (color: string) =>
  box({ flexDirection: 'column', alignItems: 'center' }, [
    box({ width: 12, height: 12, borderRadius: 6, backgroundColor: colors.text }),
    box({ width: 4, height: 10, backgroundColor: colors.text }),
    box(
      {
        width: 104,
        height: 66,
        borderRadius: 20,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: color,
      },
      box(
        {
          width: 78,
          height: 38,
          borderRadius: 17,
          alignItems: 'center',
          justifyContent: 'space-around',
          padding: '0 12px',
          backgroundColor: '#07140F',
        },
        [1, 2].map(() => box({ width: 12, height: 20, borderRadius: 6, backgroundColor: color })),
      ),
    ),
  ]);

const step = ({ rank, name, club, score }: Winner, color: string, height: number) =>
  box({ flexDirection: 'column', alignItems: 'center', width: 344 }, [
    robot(color),
    box(
      {
        width: '100%',
        height,
        marginTop: 6,
        padding: '12px 14px',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        backgroundColor: '#0D4030',
        borderTop: `6px solid ${color}`,
      },
      [
        box({ fontSize: 34, fontWeight: 700, lineHeight: 1, color }, String(rank)),
        box({ marginTop: 6, fontSize: 28, fontWeight: 700, lineHeight: 1.1 }, cutText(name, 36)),
        box({ marginTop: 4, fontSize: 20, fontWeight: 600, lineHeight: 1.1 }, cutText(club, 48)),
        box({ marginTop: 6, fontSize: 22, fontWeight: 600, color: colors.gold }, score),
      ],
    ),
  ]);

/** The result of a category: the podium below the names of category and tournament. */
const frame = {
  width: '100%',
  height: '100%',
  flexDirection: 'column',
  justifyContent: 'space-between',
  backgroundColor: colors.board,
  borderBottom: `12px solid ${colors.gold}`,
  color: colors.text,
  fontFamily: family,
} as const;

/** Returns the four petals in the right corner. */
const petals = (top: number) => [
  petal(930, top, 45),
  petal(1040, top, -45),
  petal(930, top + 110, -45),
  petal(1040, top + 110, 45),
];

const row = ({ rank, name, club, score }: Winner) =>
  box(
    {
      alignItems: 'center',
      padding: '12px 20px',
      marginTop: 12,
      backgroundColor: '#0D4030',
      borderLeft: `6px solid ${colors.line}`,
    },
    [
      box({ width: 56, fontSize: 40, fontWeight: 700 }, String(rank)),
      box({ flexDirection: 'column', flexGrow: 1 }, [
        box({ fontSize: 30, fontWeight: 700, lineHeight: 1.15 }, cutText(name, 36)),
        box({ fontSize: 22, fontWeight: 600, lineHeight: 1.15 }, cutText(club, 48)),
      ]),
      box({ fontSize: 28, fontWeight: 600, color: colors.gold }, score),
    ],
  );

const podiumOf = (winners: Winner[]) =>
  box(
    { alignItems: 'flex-end', justifyContent: 'space-between' },
    podiumSteps.map(({ index, color, height }) => {
      const winner = winners[index];
      return winner ? step(winner, color, height) : box({ width: 344 });
    }),
  );

function layoutResult(
  { brand, eyebrow, title, line, isProvisional }: ShareText,
  winners: Winner[],
) {
  return box({ ...frame, padding: '36px 72px 0' }, [
    ...petals(10),
    box({ flexDirection: 'column' }, [
      box({ fontSize: 30, fontWeight: 600, color: colors.gold }, `${brand} · ${eyebrow}`),
      box({ fontSize: 44, fontWeight: 700, lineHeight: 1.15 }, cutText(title, 44)),
      box({ fontSize: 26, fontWeight: 600 }, line),
    ]),
    isProvisional
      ? box({ flexDirection: 'column', marginBottom: 28 }, winners.map(row))
      : podiumOf(winners),
  ]);
}

function layout(text: ShareText) {
  const { brand, eyebrow, title, line, winners = [] } = text;
  if (winners.length > 0) return layoutResult(text, winners);
  const cut = cutText(title, maxTitle);
  return box({ ...frame, padding: 72 }, [
    ...petals(40),
    box({ fontSize: 36, fontWeight: 700 }, brand),
    box({ flexDirection: 'column' }, [
      box({ fontSize: 30, fontWeight: 600, color: colors.gold, marginBottom: 12 }, eyebrow),
      box({ fontSize: cut.length > 40 ? 60 : 76, fontWeight: 700, lineHeight: 1.1 }, cut),
    ]),
    box({ fontSize: 32, fontWeight: 600 }, line),
  ]);
}

/** Returns an SVG for link previews, whose texts are paths. Takes less than 10 ms after the first one. */
export async function drawSharePicture(text: ShareText): Promise<string> {
  prepared ??= prepare();
  return satori(layout(text) as never, { ...size, fonts: await prepared });
}
