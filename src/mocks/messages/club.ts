import { demoAccounts } from '../../../server/db/seed/accounts.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, words } from './message.ts';

const register = paths.schoolClubRegister.href();
const signIn = paths.schoolClubLogin.href();
const dashboard = paths.schoolClubDashboard.href();
const builder = paths.schoolClubTeam.href();
const participants = paths.schoolClubParticipants.href();

/** The server's words that come, where the message does not say them. */
const says = (text: string) => `The server says "${text}"`;

const registerEmpty = "Press 'Register School Club' with the form empty.";
const registerFilled =
  "Fill in the form (a password of 8 characters or more, twice, and a PIN of 6 digits), press 'Register School Club'.";
const signInFilled = "Type any e-mail address and password, press 'Login School Club'.";
const editUnchanged = "Press 'Edit' and then 'Save', with nothing changed.";
const editEmpty = "Press 'Edit', empty 'Name', press 'Save'.";

const newTeam = "Press 'Create Team', choose a 'Category', type a 'Team Name', press 'Continue'";
const createTeam = `${newTeam}, choose a member, press 'Save Team'.`;
const editTeam = "Press 'Edit …' beside a team, then 'Continue'";
const updateTeam = `${editTeam}, then 'Update Team', with nothing changed.`;
const manageTeam = "Press 'Manage members of …' beside a team";
const addMember = `${manageTeam} with fewer than 5 members, then 'Add' beside somebody.`;
const removeMember = `${manageTeam} with 3 members or more, then 'Remove …' beside one of them.`;

const dashboardTeam =
  "Press 'Create Team', choose a 'Kategori', type a 'Nama tim', press 'Selanjutnya'";
const dashboardSave = `${dashboardTeam}, choose two members, press 'Simpan tim'.`;

const removeSomebody = "Press 'Delete …' beside a participant, then 'Delete'.";

/** The messages of the school club side. */
export const clubMessages = [
  {
    id: 'clubRegister.name',
    text: 'Name is required',
    section: '5',
    way: { at: register, under: ['visitor'], steps: registerEmpty },
  },
  {
    id: 'clubRegister.email',
    text: 'Email is required',
    section: '5',
    way: { at: register, under: ['visitor'], steps: registerEmpty },
  },
  {
    id: 'clubRegister.phone',
    text: 'Phone is required',
    section: '5',
    way: { at: register, under: ['visitor'], steps: registerEmpty },
  },
  {
    id: 'clubRegister.password',
    text: 'Password must be at least 8 characters',
    section: '5',
    way: { at: register, under: ['visitor'], steps: registerEmpty },
  },
  {
    id: 'clubRegister.pin',
    text: 'PIN must be exactly 6 numeric digits',
    section: '5',
    way: { at: register, under: ['visitor'], steps: registerEmpty },
  },
  {
    id: 'clubRegister.server',
    text: '{server error}',
    section: '8',
    way: {
      at: register,
      under: ['visitor', 'rate-limited'],
      steps: `${registerFilled} ${says(copy.answers.tooMany)}`,
    },
  },
  {
    id: 'clubRegister.failed',
    text: 'Registration failed',
    section: '8',
    way: {
      at: register,
      under: ['visitor', 'html-error-page:registerClub'],
      steps: registerFilled,
    },
  },
  {
    id: 'clubSignIn.server',
    text: words,
    section: '8',
    way: {
      at: signIn,
      under: ['visitor', 'rate-limited'],
      steps: `${signInFilled} ${says(copy.answers.tooMany)}`,
    },
  },
  {
    id: 'clubSignIn.failed',
    text: 'Login failed',
    section: '8',
    way: { at: signIn, under: ['visitor', 'no-success:loginClub'], steps: signInFilled },
  },
  {
    id: 'clubSession.invalid',
    text: 'Sesi GH tidak valid. Silakan login ulang.',
    section: '8',
    way: { at: dashboard, under: ['club', 'expired-session:club'] },
  },

  {
    id: 'clubEdit.incompleteTitle',
    text: 'Gagal',
    section: '5',
    way: { at: dashboard, under: ['club'], steps: editEmpty },
  },
  {
    id: 'clubEdit.incomplete',
    text: 'Nama dan Email wajib diisi',
    section: '5',
    way: { at: dashboard, under: ['club'], steps: editEmpty },
  },
  {
    id: 'clubEdit.doneTitle',
    text: 'Success',
    section: '8',
    way: { at: dashboard, under: ['club'], steps: editUnchanged },
  },
  {
    id: 'clubEdit.done',
    text: 'Data Updated',
    section: '8',
    way: { at: dashboard, under: ['club'], steps: editUnchanged },
  },
  {
    id: 'clubEdit.failedTitle',
    text: 'Failed',
    section: '8',
    way: { at: dashboard, under: ['club', 'html-error-page:updateClub'], steps: editUnchanged },
  },
  {
    id: 'clubEdit.failed',
    text: 'Failed Updated Data',
    section: '8',
    way: { at: dashboard, under: ['club', 'html-error-page:updateClub'], steps: editUnchanged },
  },

  {
    id: 'builder.unknownClub',
    text: 'Unknown School Club',
    section: '8',
    way: { at: builder, under: ['club', 'html-error-page:getClub'] },
  },
  {
    id: 'builder.unknownCode',
    text: 'XXXX',
    section: '8',
    way: { at: builder, under: ['club', 'html-error-page:getClub'] },
  },
  {
    id: 'builder.categories',
    text: 'Gagal mengambil kategori',
    section: '8',
    way: { at: builder, under: ['club', 'offline:listCategories'], steps: "Press 'Create Team'." },
  },
  {
    id: 'builder.club',
    text: 'Gagal mengambil data GH',
    section: '8',
    way: { at: builder, under: ['club', 'html-error-page:getClub'] },
  },
  {
    id: 'builder.teams',
    text: 'Gagal mengambil tim',
    section: '8',
    way: { at: builder, under: ['club', 'html-error-page:listBuilderTeams'] },
  },
  {
    id: 'builder.people',
    text: 'Gagal mengambil anggota',
    section: '8',
    way: {
      at: builder,
      under: ['club', 'silent-refusal:listClubParticipants'],
      steps: `${newTeam}.`,
    },
  },
  {
    id: 'builder.members',
    text: 'Gagal mengambil anggota tim',
    section: '8',
    way: { at: builder, under: ['club', 'offline:getBuilderTeam'], steps: `${manageTeam}.` },
  },
  {
    id: 'builder.available',
    text: 'Gagal mengambil anggota tersedia',
    section: '8',
    way: {
      at: builder,
      under: ['club', 'offline:listAvailableParticipants'],
      steps: `${manageTeam}.`,
    },
  },
  {
    id: 'builder.update',
    text: 'Gagal update tim',
    section: '8',
    way: { at: builder, under: ['club', 'silent-refusal:updateTeam'], steps: updateTeam },
  },
  {
    id: 'builder.delete',
    text: 'Gagal hapus tim',
    section: '8',
    way: {
      at: builder,
      under: ['club', 'html-error-page:deleteTeam'],
      steps: "Press 'Delete …' beside a team, then 'Delete'. The team stays.",
    },
  },
  {
    id: 'builder.removeMember',
    text: 'Gagal hapus anggota',
    section: '8',
    way: { at: builder, under: ['club', 'html-error-page:updateTeam'], steps: removeMember },
  },
  {
    id: 'builder.addMember',
    text: 'Gagal tambah anggota',
    section: '8',
    way: { at: builder, under: ['club', 'html-error-page:updateTeam'], steps: addMember },
  },
  {
    id: 'builder.unreachable',
    text: 'Terjadi kesalahan, coba lagi nanti.',
    section: '8',
    way: { at: builder, under: ['club', 'offline:createTeam'], steps: createTeam },
  },
  {
    id: 'builder.server',
    text: words,
    section: '8',
    way: {
      at: builder,
      under: ['club', 'team-changed'],
      steps: `${addMember} ${says(copy.answers.teamChanged)}`,
    },
  },
  {
    id: 'builder.loaded',
    text: 'Daftar tim berhasil dimuat!',
    section: '8',
    way: { at: builder, under: ['club'] },
  },
  {
    id: 'builder.incomplete',
    text: 'Isi nama tim dan pilih kategori!',
    section: '5',
    way: {
      at: builder,
      under: ['club'],
      steps: "Press 'Create Team', then 'Continue' with the form empty.",
    },
  },
  {
    id: 'builder.createAtLeast',
    text: 'Pilih minimal 1 anggota untuk membuat tim!',
    section: '5',
    way: {
      at: builder,
      under: ['club'],
      steps: `${newTeam}, then 'Save Team' with nobody chosen.`,
    },
  },
  {
    id: 'builder.updateAtLeast',
    text: 'Pilih minimal 1 anggota untuk tim!',
    section: '5',
    way: {
      at: builder,
      under: ['club'],
      steps: `${editTeam}, take everybody out of 'Current Members' by their crosses, press 'Update Team'.`,
    },
  },
  {
    id: 'builder.removeAtLeast',
    text: 'Tim harus memiliki minimal 1 anggota!',
    section: '5',
    way: {
      at: builder,
      under: ['club', 'slow-3g', 'team-changed'],
      steps:
        `${manageTeam} with 4 members or more. Once they are there, add 'lone-member' in the QA panel, ` +
        "and press 'Remove …' beside two within 3 seconds.",
    },
  },
  {
    id: 'builder.atMost',
    text: 'Tim maksimal memiliki 5 anggota!',
    section: '5',
    way: {
      at: builder,
      under: ['club'],
      steps: `${manageTeam}, then 'Add' beside one after another until it has 5 members, and then beside one more.`,
    },
  },
  {
    id: 'builder.noClub',
    text: 'GH tidak dikenali. Silakan login ulang.',
    section: '5',
    way: {
      at: builder,
      under: ['club'],
      steps: `${newTeam}, choose a member, add 'lost-session:user' in the QA panel, wait a second, press 'Save Team'.`,
    },
  },
  {
    id: 'builder.noToken',
    text: 'Token GH tidak ditemukan. Silakan login ulang.',
    section: '5',
    way: {
      at: builder,
      under: ['club'],
      steps: "Press 'Create Team', add 'lost-session:token' in the QA panel and close it.",
    },
  },
  {
    id: 'create.server',
    text: words,
    section: '8',
    way: {
      at: builder,
      under: ['club', 'member-taken'],
      steps: `${createTeam} ${says(copy.answers.memberTaken)}`,
    },
  },
  {
    id: 'create.error',
    text: '{server error}',
    section: '8',
    way: {
      at: builder,
      under: ['club', 'error-field:createTeam'],
      steps: `${createTeam} ${says(copy.answers.errorField)}`,
    },
  },
  {
    id: 'create.http',
    text: 'HTTP {status}',
    section: '8',
    way: { at: builder, under: ['club', 'html-error-page:createTeam'], steps: createTeam },
  },
  {
    id: 'create.done',
    text: 'Tim "{name}" berhasil dibuat!',
    section: '8',
    way: { at: builder, under: ['club'], steps: createTeam },
  },
  {
    id: 'update.done',
    text: 'Tim "{name}" berhasil diperbarui!',
    section: '8',
    way: { at: builder, under: ['club'], steps: updateTeam },
  },
  {
    id: 'delete.done',
    text: 'Tim "{name}" berhasil dihapus!',
    section: '8',
    way: {
      at: builder,
      under: ['club'],
      steps: `${createTeam} Then press 'Delete …' beside that team, then 'Delete'.`,
    },
  },
  {
    id: 'member.added',
    text: '{member} berhasil ditambahkan!',
    section: '8',
    way: { at: builder, under: ['club'], steps: addMember },
  },
  {
    id: 'member.removed',
    text: '{member} berhasil dihapus!',
    section: '8',
    way: { at: builder, under: ['club'], steps: `${removeMember} 'Urungkan' takes it back.` },
  },

  {
    id: 'dashboard.incomplete',
    text: 'Isi semua kolom: nama tim dan kategori!',
    section: '5',
    way: {
      at: dashboard,
      under: ['club'],
      steps: "Press 'Create Team', then 'Selanjutnya' with the form empty.",
    },
  },
  {
    id: 'dashboard.badCode',
    text: 'Kode tim dari GH tidak valid. Harus 4 huruf kapital.',
    section: '5',
    way: { at: dashboard, under: ['club', 'bad-club-code'], steps: `${dashboardTeam}.` },
  },
  {
    id: 'dashboard.badCodeAtSave',
    text: 'Kode tim harus terdiri dari 4 huruf kapital (contoh: JNYS)',
    section: '5',
    way: {
      at: dashboard,
      under: ['club'],
      steps: `${dashboardTeam}. Add 'bad-club-code' in the QA panel, reload the page (the dialog opens again), press 'Simpan tim'.`,
    },
  },
  {
    id: 'dashboard.tooFew',
    text: 'Pilih minimal 2 anggota untuk membuat tim!',
    section: '5',
    way: {
      at: dashboard,
      under: ['club'],
      steps: `${dashboardTeam}, then 'Simpan tim' with nobody chosen.`,
    },
  },
  {
    id: 'dashboard.server',
    text: words,
    section: '8',
    way: {
      at: dashboard,
      under: ['club', 'member-taken'],
      steps: `${dashboardSave} ${says(copy.answers.memberTaken)}`,
    },
  },
  {
    id: 'dashboard.error',
    text: '{server error}',
    section: '8',
    way: {
      at: dashboard,
      under: ['club', 'error-field:createTeamWithMembers'],
      steps: `${dashboardSave} ${says(copy.answers.errorField)}`,
    },
  },
  {
    id: 'dashboard.failed',
    text: 'Gagal membuat tim.',
    section: '8',
    way: {
      at: dashboard,
      under: ['club', 'html-error-page:createTeamWithMembers'],
      steps: dashboardSave,
    },
  },
  {
    id: 'dashboard.unreachable',
    text: 'Terjadi kesalahan, coba lagi nanti.',
    section: '8',
    way: { at: dashboard, under: ['club', 'offline:createTeamWithMembers'], steps: dashboardSave },
  },
  {
    id: 'dashboard.done',
    text: 'Tim "{name}" berhasil dibuat!',
    section: '8',
    way: { at: dashboard, under: ['club'], steps: dashboardSave },
  },

  {
    id: 'participants.updateFailed',
    text: 'Error updating participant.',
    section: '8',
    way: {
      at: participants,
      under: ['club', 'server-500:updateParticipant'],
      steps: "Press 'Edit …' beside a participant, then 'Save'.",
    },
  },
  {
    id: 'participants.question',
    text: 'Are you sure?',
    section: '8',
    way: {
      at: participants,
      under: ['club'],
      steps: "Press 'Delete …' beside a participant; 'Cancel' keeps them.",
    },
  },
  {
    id: 'participants.removed',
    text: 'Removed!',
    section: '8',
    way: {
      at: participants,
      under: ['club'],
      steps: `${removeSomebody} Best one other than ${demoAccounts.leader.name} and ${demoAccounts.member.name}, whom other ways need.`,
    },
  },
  {
    id: 'participants.server',
    text: words,
    section: '8',
    way: {
      at: participants,
      under: ['club', 'server-500:removeClubParticipant'],
      steps: `${removeSomebody} ${says(copy.answers.serverError)}`,
    },
  },
  {
    id: 'participants.failed',
    text: 'Failed to remove participant from GH.',
    section: '8',
    way: {
      at: participants,
      under: ['club', 'html-error-page:removeClubParticipant'],
      steps: removeSomebody,
    },
  },
  {
    id: 'participants.unreachable',
    text: 'Network error. Please check your connection.',
    section: '8',
    way: {
      at: participants,
      under: ['club', 'offline:removeClubParticipant'],
      steps: removeSomebody,
    },
  },
  {
    id: 'participants.expired',
    text: 'Session Expired',
    section: '8',
    way: { at: participants, under: ['club', 'club-401-on-remove'], steps: removeSomebody },
  },
  {
    id: 'participants.denied',
    text: 'Access Denied',
    section: '8',
    way: {
      at: participants,
      under: ['club', 'club-403:removeClubParticipant'],
      steps: removeSomebody,
    },
  },
] as const satisfies Message[];
