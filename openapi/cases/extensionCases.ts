import type { ExampleRequest } from './exampleRequest.ts';

type Values = Partial<Pick<ExampleRequest, 'path' | 'body'>>;

/** What the request of an extension needs that is not in the example of the document, by its fields. */
export type ExtensionRequest = Values & {
  /** The provider state, if it is not `extensionState`. */
  state?: string;
  /** The fields of the body, or of its read-back, that are parameters of the state. */
  params?: string[];
  /** The operations that are called before it in the same state, with their values. */
  after?: [operationId: string, values?: Values][];
};

/** The provider state of the extensions, in which there is something of every kind. */
export const extensionState = 'organiser 3 runs tournament 7';

export const withFinal = 'organiser 3 has opened the final of tournament 7';
export const withMatches = 'organiser 3 has drawn the matches of tournament 7';
export const withPlan = 'organiser 3 has planned the day of tournament 7';
export const withObjection = 'team 42 has objected to a run in tournament 7';
const onTheDay = 'organiser 3 runs tournament 7, which is today';
const withLink = 'participant 17 has a link to set a password';
const withManaged = 'club 5 manages participant 53';
const withPupil = 'club 5 manages participant 53, who has a card';
const withoutTeams = 'participants 17, 23 and 31 of club 5 are in no team';
export const withoutScore = 'organiser 3 prepares tournament 7';

/** The requests of extensions for which the example of the document is not enough. */
export const extensionRequests: Record<string, ExtensionRequest> = {
  // Whoever has run stays in the team until the day is over.
  restoreMember: {
    state: withoutScore,
    path: { participantId: 23 },
    after: [['removeMember', { path: { participantId: 23 } }]],
  },
  restoreClubParticipant: { after: [['removeClubParticipant']] },
  restoreTeam: {
    state: 'participants 17 and 23 of club 5 are team 42 of category 1',
    after: [['deleteTeam']],
  },
  leaveClub: { state: withoutScore },
  rejoinClub: { state: withoutScore, after: [['leaveClub']] },
  checkPasswordReset: { state: withLink, params: ['token'] },
  resetPassword: { state: withLink, params: ['token'] },
  importClubParticipants: {
    body: { preview: false, rows: [{ line: 2, name: 'Wulan Sari', class: '8A' }] },
  },
  createPupilCards: {
    state: withPupil,
    params: ['code'],
    body: { participant_ids: [53], renew: true },
  },
  mailPupilCards: {
    state: withPupil,
    params: ['code'],
    body: { participant_ids: [53], renew: true },
  },
  eraseClubParticipant: { state: withManaged, path: { participantId: 53 } },
  checkPupilCard: { state: withPupil, params: ['code'] },
  takeOverAccount: { state: withPupil, params: ['code'] },
  addRun: { state: withoutScore },
  importScores: {
    body: {
      preview: false,
      rows: [{ line: 2, team: 'X-JNYS-00042', points: '480', time: '00:12:45' }],
    },
  },
  // Once a certificate is issued, its name is the organisers' to correct.
  confirmCertificateNames: { state: withoutScore },
  getSchedule: { state: withPlan },
  getTeamDay: { state: withPlan },
  getDayPlan: { state: withPlan },
  getLiveSchedule: { state: withPlan },
  recordCall: { state: withPlan },
  saveDayPlan: {
    state: withPlan,
    body: { arenas: [{ id: 7, name: 'Arena 1', category_ids: [1] }] },
  },
  changeDayPlan: { state: withPlan },
  getCeremony: {
    after: [
      ['saveCeremony'],
      ['revealCeremonyStep'],
      ['revealCeremonyStep', { body: { action: 'reveal' } }],
    ],
  },
  revealCeremonyStep: { after: [['saveCeremony']] },
  listObjections: { state: withObjection },
  decideObjection: { state: withObjection },
  setTournamentStatus: { body: { status: 'postponed' } },
  // Table cards begin the evening before.
  signInWithTableCard: { state: onTheDay },
  renewTableCard: { state: onTheDay, after: [['signInWithTableCard']] },
  endTableCardSessions: { state: onTheDay, after: [['signInWithTableCard']] },
  // The club that no organiser knows.
  setClubReviewed: { path: { id: 11 } },
  replaceRoundTeam: { state: withFinal },
  setRoundState: { state: withFinal },
  drawRound: { state: withMatches, path: { id: 64 } },
  drawLots: {
    state: withMatches,
    path: { id: 64 },
    after: [['saveMatchResult', { body: { home_score: 1, away_score: 1 } }]],
  },
  importMatchResults: {
    state: withMatches,
    body: {
      preview: false,
      rows: [
        {
          line: 2,
          home: 'X-JNYS-00042',
          away: 'X-JNYS-00063',
          home_score: '2',
          away_score: '1',
        },
      ],
    },
  },
  saveMatchResult: { state: withMatches },
  deleteMatchResult: { state: withMatches, after: [['saveMatchResult']] },
  withdrawRegistration: { state: withoutScore },
  addLateRegistration: { state: withoutScore, after: [['withdrawRegistration']] },
  addLateTeam: { state: withoutScore },
  replaceMember: { state: withoutScore },
  moveRegistration: { state: withoutScore },
  deleteCategory: { path: { id: 3 } },
  createClubTeams: { state: withoutTeams },
  registerClubTeam: { state: withoutScore, after: [['withdrawClubTeam']] },
  withdrawClubTeam: { state: withoutScore },
};

const samplePicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const samplePdf = '%PDF-1.4\n%%EOF\n';

/** Returns a small file for a field of a form: a PDF document for rules, otherwise a picture. */
export function exampleFile(field: string): File {
  if (field === 'rule') return new File([samplePdf], 'rule.pdf', { type: 'application/pdf' });
  const bytes = Uint8Array.from(atob(samplePicture), (character) => character.charCodeAt(0));
  return new File([bytes], 'picture.png', { type: 'image/png' });
}
