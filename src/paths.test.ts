import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

/** The routes of the specification, so that a test fails if one is lost or changed. */
const pages: [name: keyof typeof paths, path: string, parameters: Record<string, string>][] = [
  ['home', '/', {}],
  ['board', '/board', {}],
  ['tournaments', '/tournaments', {}],
  ['tournament', '/tournaments/5', { id: '5' }],
  ['schedule', '/tournaments/5/jadwal', { id: '5' }],
  ['ceremony', '/tournaments/5/ceremony', { id: '5' }],
  ['turns', '/t', {}],
  ['teamTurns', '/t/X-JNYS-00042', { code: 'X-JNYS-00042' }],
  ['certificateCheck', '/cek', {}],
  ['certificate', '/cek/4T7KQM2XAB9RWPDH', { code: '4T7KQM2XAB9RWPDH' }],
  ['blog', '/blog/robot-sumo', { slug: 'robot-sumo' }],
  ['content', '/content/12', { slug: '12' }],
  ['mediaContent', '/Media_Content', {}],
  ['teams', '/teams', {}],
  ['school', '/school', {}],
  ['schoolClub', '/schoolclub', {}],
  ['teamsDetails', '/teams-details', {}],
  ['team', '/teams/42', { id: '42' }],
  ['teamAlias', '/team/X-JNYS-00042', { id: 'X-JNYS-00042' }],
  ['signUp', '/signup', {}],
  ['signIn', '/signin', {}],
  ['schoolClubRegister', '/schoolclub/register', {}],
  ['schoolClubLogin', '/schoolclub/login', {}],
  ['schoolClubDashboard', '/schoolclub/dashboard', {}],
  ['schoolClubParticipants', '/schoolclub/participants', {}],
  ['schoolClubParticipantsInvite', '/schoolclub/participants/invite', {}],
  ['schoolClubParticipantsImport', '/schoolclub/participants/import', {}],
  ['schoolClubParticipantsCards', '/schoolclub/participants/cards', {}],
  ['pupilCard', '/kartu', {}],
  ['schoolClubTeams', '/schoolclub/teams', {}],
  ['schoolClubTeam', '/schoolclub/team', {}],
  ['schoolClubReadiness', '/schoolclub/readiness', {}],
  ['schoolClubHelp', '/schoolclub/help', {}],
  ['schoolClubTournamentFollowed', '/schoolclub/tournament-followed', {}],
  ['schoolClubCertificates', '/schoolclub/certificates', {}],
  ['schoolClubDetail', '/schoolclub/detail/smk-negeri-2', { slug: 'smk-negeri-2' }],
  ['error', '/error', {}],
  ['faq', '/faq', {}],
  ['profile', '/profile', {}],
  ['chat', '/chat', {}],
  ['termsCondition', '/terms-condition', {}],
  ['privacy', '/privacy', {}],
  ['category', '/category/3', { id: '3' }],
  ['pdfViewer', '/pdf-viewer/https%3A%2F%2Fx.id%2Fa%20b.pdf', { pdfUrl: 'https://x.id/a b.pdf' }],
  ['tournamentResult', '/tournament-result/5/3', { tournamentId: '5', categoryId: '3' }],
];

test.each(pages)('%s is built as %s and read back', (name, path, parameters) => {
  const href = paths[name].href as (given: Record<string, string>) => string;
  expect(href(parameters)).toBe(path);
  expect(matchPath(paths[name].pattern, decodeOnce(path))?.params).toEqual(parameters);
});

test('patterns match ignoring case', () => {
  expect(matchPath(paths.mediaContent.pattern, '/media_content')).not.toBeNull();
});

test('numbers are accepted and parameters cannot add a segment', () => {
  expect(paths.tournament.href({ id: 5 })).toBe('/tournaments/5');
  expect(paths.blog.href({ slug: 'a/b?c#d' })).toBe('/blog/a%2Fb%3Fc%23d');
});

/** Decodes a path as the router does before matching: an encoded slash stays inside its segment. */
function decodeOnce(path: string): string {
  return path
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
    .join('/');
}
