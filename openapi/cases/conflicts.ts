import {
  type ExtensionRequest,
  withFinal,
  withObjection,
  withPlan,
  withMatches,
  withoutScore,
} from './extensionCases.ts';

const late = { team_name: 'Elang Nusantara', category_id: 1 };

const certificateDesign = {
  template: 'classic',
  place_and_date: '',
  signer_name: '',
  signer_title: '',
  number_pattern: '',
  logo: null,
  signature: null,
  background: null,
  fields: null,
};

/** The requests of extensions that the present state forbids (409), where the pacts have none. */
export const conflicts: Record<string, ExtensionRequest> = {
  restoreMember: {
    state: withoutScore,
    path: { participantId: 23 },
    after: [
      ['removeMember', { path: { participantId: 23 } }],
      ['createTeam', { body: { ...late, participant_ids: [23] } }],
    ],
  },
  createClubTeams: {},
  importClubParticipants: { body: { preview: false } },
  createPupilCards: { body: { participant_ids: [31] } },
  mailPupilCards: { body: { participant_ids: [31] } },
  eraseClubParticipant: { path: { participantId: 17 } },
  restoreClubParticipant: {
    state: withoutScore,
    path: { participantId: 17 },
    after: [
      ['removeClubParticipant', { path: { participantId: 17 } }],
      ['joinClub', { path: { ghId: 11 } }],
    ],
  },
  leaveClub: { state: withoutScore, after: [['leaveClub']] },
  rejoinClub: {
    state: withoutScore,
    after: [['leaveClub'], ['joinClub', { path: { ghId: 11 } }]],
  },
  restoreTeam: {
    state: withoutScore,
    after: [
      ['withdrawClubTeam'],
      ['deleteTeam'],
      ['createTeam', { body: { ...late, participant_ids: [17] } }],
    ],
  },
  registerClubTeam: {},
  withdrawClubTeam: {},
  deactivateOrganiser: { path: { id: 3 } },
  changeOrganiserRole: { path: { id: 3 }, body: { role: 'organiser' } },
  updateCategory: { path: { id: 1 } },
  deleteCategory: { path: { id: 1 } },
  // Too early: its tournament is in a month.
  signInWithTableCard: {},
  renewTableCard: { after: [['revokeTableCard']] },
  addLateRegistration: {},
  addLateTeam: { body: { participant_ids: [23] } },
  withdrawRegistration: {},
  replaceMember: {},
  moveRegistration: { state: withFinal },
  previewCertificate: { body: { design: { ...certificateDesign, signer_name: '王小明' } } },
  issueCertificates: { state: withoutScore },
  downloadCertificates: { state: withoutScore },
  downloadClubCertificates: { state: withoutScore },
  downloadOwnCertificate: { after: [['withdrawCertificate']] },
  replaceCertificate: { after: [['replaceCertificate']] },
  withdrawCertificate: { after: [['withdrawCertificate']] },
  confirmCertificateNames: {},
  updateTournament: { body: { categories: [] } },
  setTournamentStatus: { body: { status: 'draft' } },
  addRun: {},
  importScores: { body: { preview: false } },
  saveRounds: {
    body: {
      rounds: [
        {
          name: 'Penyisihan',
          run_count: 1,
          counting: 'best',
          best_count: null,
          incomplete_mean: null,
          ranking: 'points',
          counts_unfinished: false,
          ties: 'next_runs',
          without_result: 'unranked',
          carry_over: 'none',
          team_count: null,
          club_limit: null,
        },
      ],
    },
  },
  previewAdvance: { path: { id: 61 } },
  revealCeremonyStep: { after: [['revealCeremonyStep']] },
  saveDayPlan: { state: withPlan, body: { arenas: [] } },
  recordCall: { state: withPlan, body: { action: 'arrive' } },
  changeDayPlan: { state: withPlan, body: { change: 'undo' } },
  changeResultsState: { state: `${withObjection}, whose results are official` },
  objectToResult: { state: withObjection },
  decideObjection: { state: `${withObjection}, whose results are official` },
  objectForTeam: { state: withObjection },
  openRound: { state: withFinal },
  replaceRoundTeam: { state: withFinal, body: { replacement_id: 42 } },
  setRoundState: { body: { state: 'open', missing: undefined } },
  correctRun: { state: withFinal, body: { points: 100 } },
  deleteRun: { state: withFinal },
  drawRound: { state: withMatches, path: { id: 64 }, after: [['saveMatchResult']] },
  drawLots: { state: withMatches, path: { id: 64 } },
  importMatchResults: { state: withMatches, body: { preview: false } },
  saveMatchResult: {
    state: withMatches,
    after: [['saveMatchResult', { body: { key: '2b1d7a0e-95c4-4a53-8f6e-3d0c4b8a9e21' } }]],
  },
  deleteMatchResult: {
    state: withMatches,
    after: [
      ['saveMatchResult'],
      ['setRoundState', { path: { id: 64 }, body: { state: 'closed', missing: undefined } }],
    ],
  },
};
