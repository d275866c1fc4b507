import { teamFormMemberIdsLimits } from '../../../openapi/limits.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { withServerText } from './withServerText.ts';
import { type Message, serverMessage } from './message.ts';

const dashboard = paths.schoolClubDashboard.href();

const dashboardTeam =
  "Press 'Create Team', choose a 'Kategori', type a 'Nama tim', press 'Selanjutnya'";
const dashboardSave = `${dashboardTeam}, choose two members, press 'Simpan tim'.`;

export const dashboardMessages = [
  {
    id: 'dashboard.incomplete',
    text: 'Isi semua kolom: nama tim dan kategori!',
    section: '5',
    repro: {
      path: dashboard,
      scenarios: ['club'],
      steps: "Press 'Create Team', leave the form empty, press 'Selanjutnya'.",
    },
  },
  {
    id: 'dashboard.badCode',
    text: 'Kode tim dari GH tidak valid. Harus 4 huruf kapital.',
    section: '5',
    repro: { path: dashboard, scenarios: ['club', 'bad-club-code'], steps: `${dashboardTeam}.` },
  },
  {
    id: 'dashboard.badCodeAtSave',
    text: 'Kode tim harus terdiri dari 4 huruf kapital (contoh: JNYS)',
    section: '5',
    repro: {
      path: dashboard,
      scenarios: ['club'],
      steps: `${dashboardTeam}. Add 'bad-club-code' in the QA panel, reload the page (the dialog opens again), press 'Simpan tim'.`,
    },
  },
  {
    id: 'dashboard.tooFew',
    text: teamFormMemberIdsLimits.messages.minItems,
    section: '5',
    repro: {
      path: dashboard,
      scenarios: ['club'],
      steps: `${dashboardTeam}, choose nobody, press 'Simpan tim'.`,
    },
  },
  {
    id: 'dashboard.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: dashboard,
      scenarios: ['club', 'member-taken'],
      steps: `${dashboardSave} ${withServerText(copy.responses.memberTaken)}`,
    },
  },
  {
    id: 'dashboard.error',
    text: '{server error}',
    section: '8',
    repro: {
      path: dashboard,
      scenarios: ['club', 'error-field:createTeamWithMembers'],
      steps: `${dashboardSave} ${withServerText(copy.responses.errorField)}`,
    },
  },
  {
    id: 'dashboard.failed',
    text: 'Gagal membuat tim.',
    section: '8',
    repro: {
      path: dashboard,
      scenarios: ['club', 'html-error-page:createTeamWithMembers'],
      steps: dashboardSave,
    },
  },
  {
    id: 'dashboard.unreachable',
    text: 'Terjadi kesalahan, coba lagi nanti.',
    section: '8',
    repro: {
      path: dashboard,
      scenarios: ['club', 'offline:createTeamWithMembers'],
      steps: dashboardSave,
    },
  },
  {
    id: 'dashboard.done',
    text: 'Tim "{name}" berhasil dibuat!',
    section: '8',
    repro: { path: dashboard, scenarios: ['club'], steps: dashboardSave },
  },
] as const satisfies Message[];
