import { paths } from '../../src/paths.ts';

/** A screen, or what a button of it opens. */
export type Screen = { path: string; press?: RegExp | undefined };

/** What stands for the parameters of a path; without an entry, each is 1. */
const createExamples = (origin: string): Record<string, string> => ({
  [paths.blog.pattern]: '/blog/panduan-penonton',
  [paths.content.pattern]: '/content/podium-makassar',
  [paths.schoolClubDetail.pattern]: '/schoolclub/detail/sma-negeri-3-malang',
  [paths.pdfViewer.pattern]: paths.pdfViewer.href({
    pdfUrl: `${origin}/storage/rules/line-follower.pdf`,
  }),
});

/** Returns a screen of the demonstration data for each route of a table whose name is chosen. */
export function screensOf(
  origin: string,
  routes: object,
  isChosen: (name: string) => boolean = () => true,
): Screen[] {
  const examples = createExamples(origin);
  return Object.entries(routes as Record<string, { pattern: string }>)
    .filter(([name]) => isChosen(name))
    .map(([, { pattern }]) => ({ path: examples[pattern] ?? pattern.replaceAll(/:\w+/g, '1') }));
}

/** The names of the paths of a participant, and of a club. */
export const ofParticipant = /^(profile|chat)/;
export const ofClub = /^schoolClub(?!Login|Register|Detail|ForgotPassword|OwnershipTransfer)/;
