import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { MissingCharacters } from '../../services/certificateRenderer.ts';

const require = createRequire(import.meta.url);

/** What is printed is set in these; they hold the letters of every language that is written in Latin. */
const faces = {
  serif: 'eb-garamond/500Medium/EBGaramond_500Medium.ttf',
  serifBold: 'eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf',
  serifItalic: 'eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  sans: 'plus-jakarta-sans/500Medium/PlusJakartaSans_500Medium.ttf',
  sansBold: 'plus-jakarta-sans/800ExtraBold/PlusJakartaSans_800ExtraBold.ttf',
  script: 'great-vibes/400Regular/GreatVibes_400Regular.ttf',
};

export type Face = keyof typeof faces;

/** For letters that the face does not hold: Greek, Cyrillic and Devanagari, then Arabic, then emoji. */
const arabic = 'noto-naskh-arabic/500Medium/NotoNaskhArabic_500Medium.ttf';
const fallbacks = [
  'noto-sans/500Medium/NotoSans_500Medium.ttf',
  arabic,
  'noto-emoji/500Medium/NotoEmoji_500Medium.ttf',
];

const opened = new Map<string, Font>();

/** Each font is read once, when it is first needed. */
function openFont(path: string): Font {
  const known = opened.get(path);
  if (known) return known;
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/${path}`)));
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts`);
  opened.set(path, font);
  return font;
}

export const openFace = (face: Face) => openFont(faces[face]);

/** Joins emoji; everywhere else it is as invisible as other format characters. */
const joiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const invisible = /[\p{Cc}\p{Cs}]|(?!\u200D)\p{Cf}|[\uFE00-\uFE0F]|\u034F/gu;

/** Returns a text without what nobody sees, its accents as letters of their own where there are such. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(joiner, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Text of one font, by whose path documents know it. */
export type Run = { text: string; path: string; font: Font; isArabic: boolean };

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

const holds = (path: string, text: string) => {
  const font = openFont(path);
  return Array.from(text).every((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
};

function findFont(face: Face, text: string): string | undefined {
  return [faces[face], ...fallbacks].find((path) => holds(path, text));
}

/**
 * Returns the runs of a clean text, from left to right, without what no font holds. A text that begins in Arabic is
 * read from the right.
 */
export function splitRuns(text: string, face: Face): Run[] {
  const runs: { text: string; path: string }[] = [];
  if (holds(faces[face], text)) runs.push({ text, path: faces[face] });
  else addRuns(runs, text, face);
  if (runs[0]?.path === arabic) runs.reverse();
  return runs.map((run) => ({
    ...run,
    font: openFont(run.path),
    isArabic: run.path === arabic,
  }));
}

function addRuns(runs: { text: string; path: string }[], text: string, face: Face): void {
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    // Between Arabic words it belongs to them: they are read from the right.
    const path = segment === ' ' && last?.path === arabic ? arabic : findFont(face, segment);
    if (path === undefined) continue;
    if (last?.path === path) last.text += segment;
    else runs.push({ text: segment, path });
  }
}

export function findMissingCharacters(texts: readonly string[]): MissingCharacters[] {
  return texts.flatMap((text) => {
    const clusters = Array.from(graphemes.segment(cleanText(text)), ({ segment }) => segment);
    // The face does not matter: the fallbacks hold what one of the faces holds.
    const missing = clusters.filter((cluster) => findFont('sans', cluster) === undefined);
    return missing.length > 0 ? [{ text, characters: [...new Set(missing)] }] : [];
  });
}
