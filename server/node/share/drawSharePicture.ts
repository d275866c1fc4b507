import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';

/** What a share picture says, from top to bottom. */
export type ShareText = { brand: string; eyebrow: string; title: string; line: string };

/** The size that link previews ask for, in pixels. */
const size = { width: 1200, height: 630 };
const family = 'Chakra Petch';
const weights = [600, 700] as const;
const colors = { board: '#072E22', line: '#1C5A43', text: '#F3F8F2', gold: '#F2B632' };
/** Longer titles are smaller, and the longest are cut. */
const maxTitle = 90;

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
  props: { style: { display: 'flex', ...style }, children },
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

function layout({ brand, eyebrow, title, line }: ShareText) {
  const cut = title.length > maxTitle ? `${title.slice(0, maxTitle - 1)}…` : title;
  return box(
    {
      width: '100%',
      height: '100%',
      padding: 72,
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: colors.board,
      borderBottom: `12px solid ${colors.gold}`,
      color: colors.text,
      fontFamily: family,
    },
    [
      petal(930, 40, 45),
      petal(1040, 40, -45),
      petal(930, 150, -45),
      petal(1040, 150, 45),
      box({ fontSize: 36, fontWeight: 700 }, brand),
      box({ flexDirection: 'column' }, [
        box({ fontSize: 30, fontWeight: 600, color: colors.gold, marginBottom: 12 }, eyebrow),
        box({ fontSize: cut.length > 40 ? 60 : 76, fontWeight: 700, lineHeight: 1.1 }, cut),
      ]),
      box({ fontSize: 32, fontWeight: 600 }, line),
    ],
  );
}

/** Returns an SVG for link previews, whose texts are paths. Takes less than 10 ms after the first one. */
export async function drawSharePicture(text: ShareText): Promise<string> {
  prepared ??= prepare();
  return satori(layout(text) as never, { ...size, fonts: await prepared });
}
