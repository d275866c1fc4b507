import { teamFormMemberIdsLimits } from '../../../openapi/limits.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { addScenarios, choose, chooseMembers, leaveEmpty, press, reload, type } from './steps.ts';

const dashboard = paths.schoolClubDashboard.href();

const dashboardTeam = [
  press('Create Team'),
  choose('Maze Solver', 'Kategori'),
  type('Tim Uji Coba', 'Nama tim'),
  press('Selanjutnya'),
];
const dashboardSave = [...dashboardTeam, chooseMembers(2), press('Simpan tim')];

export const dashboardMessages = [
  {
    id: 'dashboard.incomplete',
    text: 'Isi semua kolom: nama tim dan kategori!',
    section: '5',
    path: dashboard,
    scenarios: ['club'],
    steps: [press('Create Team'), leaveEmpty, press('Selanjutnya')],
  },
  {
    id: 'dashboard.badCode',
    text: 'Kode tim dari GH tidak valid. Harus 4 huruf kapital.',
    section: '5',
    path: dashboard,
    scenarios: ['club', 'bad-club-code'],
    steps: dashboardTeam,
  },
  {
    id: 'dashboard.badCodeAtSave',
    text: 'Kode tim harus terdiri dari 4 huruf kapital (contoh: JNYS)',
    section: '5',
    path: dashboard,
    scenarios: ['club'],
    steps: [...dashboardTeam, addScenarios('bad-club-code'), reload, press('Simpan tim')],
    note: 'The dialog opens again after the page is reloaded.',
  },
  {
    id: 'dashboard.tooFew',
    text: teamFormMemberIdsLimits.messages.minItems,
    section: '5',
    path: dashboard,
    scenarios: ['club'],
    steps: [...dashboardTeam, chooseMembers(0), press('Simpan tim')],
  },
  {
    id: 'dashboard.server',
    text: serverMessage,
    section: '8',
    path: dashboard,
    scenarios: ['club', 'member-taken'],
    serverText: copy.responses.memberTaken,
    steps: dashboardSave,
  },
  {
    id: 'dashboard.error',
    text: '{server error}',
    section: '8',
    path: dashboard,
    scenarios: ['club', 'error-field:createTeamWithMembers'],
    serverText: copy.responses.errorField,
    steps: dashboardSave,
  },
  {
    id: 'dashboard.failed',
    text: 'Gagal membuat tim.',
    section: '8',
    path: dashboard,
    scenarios: ['club', 'html-error-page:createTeamWithMembers'],
    steps: dashboardSave,
  },
  {
    id: 'dashboard.unreachable',
    text: 'Terjadi kesalahan, coba lagi nanti.',
    section: '8',
    path: dashboard,
    scenarios: ['club', 'offline:createTeamWithMembers'],
    steps: dashboardSave,
  },
  {
    id: 'dashboard.done',
    text: 'Tim "{name}" berhasil dibuat!',
    section: '8',
    path: dashboard,
    scenarios: ['club'],
    steps: dashboardSave,
  },
] as const satisfies Message[];
