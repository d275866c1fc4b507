import { expect } from 'vitest';
import { operationIds } from '../../src/mocks/operations.ts';
import type { ScenarioName } from '../../src/mocks/scenarios.ts';
import {
  changed,
  each,
  type Expectation,
  forAny,
  listOf,
  rejected,
  shows,
  withToken,
} from './scenarioAnswers.ts';

const expired = 'Sesi GH tidak valid. Silakan login ulang.';
const forClub = [
  'getClub',
  'updateClub',
  'listClubTournaments',
  'listClubTeams',
  'listClubParticipants',
  'removeClubParticipant',
  'updateParticipant',
  'createTeam',
  'getBuilderTeam',
  'updateTeam',
  'deleteTeam',
  'listTeamCandidates',
  'createTeamWithMembers',
] as const;
const savesTeam = ['createTeam', 'updateTeam', 'createTeamWithMembers'] as const;
const ofAnother = 'Anda hanya dapat mengelola klub Anda sendiri.';
const malang = { id: 1, name: 'SMA Negeri 3 (Malang)' };
const shape = (value: string, body: object): Expectation => ({
  value,
  answers: { getMembership: { status: 200, text: JSON.stringify(body) } },
});

const ofTournament = (value: string, data: object): Expectation => ({
  value,
  answers: { getTournament: shows({ data }) },
});

/** What each name promises. Scenarios of time are tested beside this table. */
export const expectations: Record<Exclude<ScenarioName, 'clock' | 'slow-3g'>, Expectation[]> = {
  visitor: [{ session: { participant: null, club: null, organiser: null } }],
  leader: [
    {
      session: { participant: { name: 'Bagas Wicaksono' }, club: null },
      reads: {
        getTeamRole: shows({ level: 'leader' }),
        listMyTeams: shows({ teams: listOf(3) }),
      },
    },
  ],
  member: [
    {
      session: { participant: { name: 'Kirana Larasati' }, club: null },
      reads: {
        getTeamRole: shows({ level: 'member' }),
        listMyTeams: shows({ teams: listOf(2) }),
      },
    },
  ],
  newcomer: [
    {
      session: { participant: { name: 'Yosua Rumbiak' }, club: null },
      reads: {
        getTeamRole: shows({ level: null }),
        listMyTeams: shows({ teams: [] }),
        getMembership: shows({ has_gh: false }),
      },
    },
  ],
  club: [
    {
      session: { participant: null, club: { user: { name: malang.name } } },
      reads: { getClubSession: shows({ user: { id: malang.id } }) },
    },
  ],
  organiser: [
    {
      session: { participant: null, club: null, organiser: { user: { id: 1 } } },
      reads: { getOrganiserSession: shows({ user: { name: 'Wulan Prameswari' } }) },
    },
  ],

  'empty-everything': [
    {
      answers: {
        ...each(
          operationIds.filter((id) => id.startsWith('list')),
          shows(
            expect.toSatisfy((body: object) =>
              Object.entries(body).every(([name, value]) =>
                Array.isArray(value) ? value.length === 0 : name !== 'total' || value === 0,
              ),
            ),
          ),
        ),
        getClubStats: shows({ data: { participants: 0, teams: 0, tournaments: 0 } }),
      },
    },
  ],
  'empty-board': [{ answers: { listScores: shows({ data: [] }) } }],
  'no-teams': [
    { answers: { listMyTeams: shows({ teams: [] }), getTeamRole: shows({ level: null }) } },
  ],
  'all-registered': [{ answers: { checkRegistration: shows({ all_registered: true }) } }],
  'registration-state': [
    ofTournament('not-yet', { registration_opens_at: expect.any(String) }),
    ofTournament('open', { registration_closes_at: expect.any(String) }),
    ofTournament('closed', { registration_closes_at: expect.any(String) }),
    ofTournament('postponed', { status: 'postponed' }),
    ofTournament('cancelled', { status: 'cancelled' }),
    ofTournament('full', {
      categories: expect.arrayContaining([expect.objectContaining({ capacity: 8, registered: 8 })]),
    }),
  ],
  'large-club': [
    {
      answers: {
        ...each(
          ['listClubParticipants', 'listTeamCandidates', 'listAvailableParticipants'],
          shows({ data: listOf(10_000) }),
        ),
        getClubStats: shows({ data: { participants: 10_000, teams: expect.any(Number) } }),
      },
    },
  ],
  'gh-status': [
    shape('by-id', { has_gh: true, gh_id: malang.id, gh_name: malang.name }),
    shape('by-id-none', { has_gh: false, gh_id: null, gh_name: null }),
    shape('has-gh-nested', { has_gh: true, gh: malang }),
    shape('nested', { success: true, gh: malang }),
    shape('nested-none', { gh: null }),
    shape('by-code', { success: true, gh_name: malang.name, gh_code: 'MLGT' }),
    shape('by-code-none', { success: false }),
  ],
  'lost-session': [
    { value: 'token', session: { club: null } },
    { value: 'user', session: { club: { token: expect.any(String), user: null } } },
  ],
  'lone-member': [
    {
      answers: {
        getBuilderTeam: shows({
          data: { members: [expect.objectContaining({ level: 'leader' })], member_count: 1 },
        }),
      },
    },
  ],

  'server-500': forAny(rejected(500, 'Terjadi kesalahan di server kami. Silakan coba lagi.')),
  'malformed-json': forAny({ status: 200, text: expect.stringMatching(/^\{/), body: undefined }),
  'html-error-page': forAny({ status: 502, text: expect.stringMatching(/^<!doctype html>/) }),
  'no-success': forAny({ status: 200, text: '{"success":false}' }),
  'error-without-message': forAny({ status: 422, text: '{"success":false}' }),
  'error-field': forAny({ status: 422, text: '{"error":"Permintaan ini ditolak."}' }),
  'not-offered': forAny(rejected(404, 'Not found')),
  'mail-sent': [
    {
      answers: {
        requestPasswordReset: shows({
          message:
            'Jika email ini terdaftar, kami mengirim tautan untuk membuat password baru. Tautan berlaku 30 menit.',
        }),
        requestOwnershipTransfer: shows({
          message: 'Tautan telah dikirim ke baru@contoh.example. Tautan berlaku 30 menit.',
        }),
      },
    },
  ],
  'reset-accepted': [
    { answers: { resetPassword: shows({ message: 'Password baru telah disimpan.' }) } },
  ],
  'bad-club-code': [
    {
      answers: {
        getClub: shows({ data: { code: expect.not.stringMatching(/^[A-Z]{4}$/) } }),
        getClubSession: shows({ user: { code: expect.not.stringMatching(/^[A-Z]{4}$/) } }),
      },
    },
  ],
  'expired-session': [
    { answers: each(withToken(), { status: 401 }) },
    { value: 'participant', answers: each(withToken('participant'), { status: 401 }) },
    { value: 'club', answers: each(withToken('club'), rejected(401, expired)) },
    { value: 'organiser', answers: each(withToken('organiser'), { status: 401 }) },
  ],
  'rate-limited': [
    {
      answers: each(
        [
          'registerParticipant',
          'loginParticipant',
          'joinClub',
          'registerClub',
          'loginClub',
          'changeParticipantPassword',
          'changeClubPassword',
          'loginOrganiser',
          'inviteOrganiser',
          'deactivateOrganiser',
          'createResetLink',
          'changeOrganiserPassword',
          'deleteParticipantAccount',
          'requestOwnershipTransfer',
          'requestPasswordReset',
          'resetPassword',
        ],
        { ...rejected(429, 'Terlalu banyak percobaan. Coba lagi dalam 2 menit.'), wait: '120' },
      ),
    },
  ],
  'registration-rejected': [
    {
      answers: {
        registerTeam: rejected(409, 'Pendaftaran ditutup karena turnamen sudah dimulai.'),
      },
    },
  ],
  'upload-too-large': [
    {
      answers: each(
        [
          'uploadPicture',
          'updateClub',
          'uploadTournamentPicture',
          'uploadCategoryLogo',
          'uploadCategoryRule',
          'uploadBannerPicture',
          'uploadGalleryPicture',
        ],
        rejected(413, 'Berkas yang dikirim maksimal 5 MB.'),
      ),
    },
  ],
  'club-403': [
    { answers: each(forClub, rejected(403, ofAnother)) },
    { value: 'deleteTeam', answers: { deleteTeam: rejected(403, ofAnother) } },
  ],
  'club-401-on-remove': [{ answers: { removeClubParticipant: rejected(401, expired) } }],
  'team-full': [{ answers: each(savesTeam, rejected(422, 'Tim maksimal memiliki 5 anggota.')) }],
  'member-taken': [
    {
      answers: each(
        savesTeam,
        rejected(409, 'Ayu Lestari sudah tergabung dalam tim lain di kategori ini.'),
      ),
    },
  ],
  'team-changed': [
    { answers: { updateTeam: changed('Tim ini baru saja diubah oleh orang lain.') } },
  ],
  'category-changed': [
    {
      answers: {
        updateCategory: rejected(
          412,
          'Kategori ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
        ),
      },
    },
  ],
  'blog-changed': [
    { answers: { updateBlog: changed('Artikel ini baru saja diubah oleh orang lain.') } },
  ],
  'media-changed': [
    {
      answers: {
        updateBanner: changed('Banner ini baru saja diubah oleh orang lain.'),
        updateVideo: changed('Video ini baru saja diubah oleh orang lain.'),
        updateGalleryItem: changed('Item galeri ini baru saja diubah oleh orang lain.'),
      },
    },
  ],
  'tournament-changed': [
    { answers: { updateTournament: changed('Turnamen ini baru saja diubah oleh orang lain.') } },
  ],
  'score-changed': [
    {
      answers: each(
        ['correctScore', 'deleteScore'],
        changed('Skor ini baru saja dikoreksi di meja lain.'),
      ),
    },
  ],
  'score-taken': [{ answers: { addScore: rejected(409, 'Tim ini sudah memiliki skor.') } }],
  'team-gone': [
    {
      answers: each(
        ['getBuilderTeam', 'updateTeam', 'deleteTeam'],
        rejected(404, 'Tim tidak ditemukan.'),
      ),
    },
  ],
  offline: forAny({ status: 0 }),
};
