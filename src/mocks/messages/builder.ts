import { teamParticipantsLimits } from '../../../openapi/limits.ts';
import { paths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { withServerText } from './withServerText.ts';
import { type Message, serverMessage } from './message.ts';

const builder = paths.schoolClubTeam.href();

const newTeam = "Press 'Create Team', choose a 'Category', type a 'Team Name', press 'Continue'";
const createTeam = `${newTeam}, choose a member, press 'Save Team'.`;
const editTeam = "Press 'Edit …' next to a team, then 'Continue'";
const updateTeam = `${editTeam}, change nothing, press 'Update Team'.`;
const manageTeam = "Press 'Manage members of …' next to a team";
const addMember = `${manageTeam} with fewer than 5 members, then 'Add' next to a person.`;
const removeMember = `${manageTeam} with at least 3 members, then 'Remove …' next to one of them.`;

export const builderMessages = [
  {
    id: 'builder.unknownClub',
    text: 'Unknown School Club',
    section: '8',
    repro: { path: builder, scenarios: ['club', 'html-error-page:getClub'] },
  },
  {
    id: 'builder.unknownCode',
    text: 'XXXX',
    section: '8',
    repro: { path: builder, scenarios: ['club', 'html-error-page:getClub'] },
  },
  {
    id: 'builder.categories',
    text: 'Gagal mengambil kategori',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'offline:listCategories'],
      steps: "Press 'Create Team'.",
    },
  },
  {
    id: 'builder.club',
    text: 'Gagal mengambil data GH',
    section: '8',
    repro: { path: builder, scenarios: ['club', 'html-error-page:getClub'] },
  },
  {
    id: 'builder.teams',
    text: 'Gagal mengambil tim',
    section: '8',
    repro: { path: builder, scenarios: ['club', 'html-error-page:listBuilderTeams'] },
  },
  {
    id: 'builder.people',
    text: 'Gagal mengambil anggota',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'error-without-message:listClubParticipants'],
      steps: `${newTeam}.`,
    },
  },
  {
    id: 'builder.members',
    text: 'Gagal mengambil anggota tim',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'offline:getBuilderTeam'],
      steps: `${manageTeam}.`,
    },
  },
  {
    id: 'builder.available',
    text: 'Gagal mengambil anggota tersedia',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'offline:listAvailableParticipants'],
      steps: `${manageTeam}.`,
    },
  },
  {
    id: 'builder.update',
    text: 'Gagal update tim',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'error-without-message:updateTeam'],
      steps: updateTeam,
    },
  },
  {
    id: 'builder.delete',
    text: 'Gagal hapus tim',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'html-error-page:deleteTeam'],
      steps: "Press 'Delete …' next to a team, then 'Delete'. The team is not deleted.",
    },
  },
  {
    id: 'builder.removeMember',
    text: 'Gagal hapus anggota',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'html-error-page:updateTeam'],
      steps: removeMember,
    },
  },
  {
    id: 'builder.addMember',
    text: 'Gagal tambah anggota',
    section: '8',
    repro: { path: builder, scenarios: ['club', 'html-error-page:updateTeam'], steps: addMember },
  },
  {
    id: 'builder.unreachable',
    text: 'Terjadi kesalahan, coba lagi nanti.',
    section: '8',
    repro: { path: builder, scenarios: ['club', 'offline:createTeam'], steps: createTeam },
  },
  {
    id: 'builder.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'team-changed'],
      steps: `${addMember} ${withServerText(copy.responses.teamChanged)}`,
    },
  },
  {
    id: 'builder.loaded',
    text: 'Daftar tim berhasil dimuat!',
    section: '8',
    repro: { path: builder, scenarios: ['club'] },
  },
  {
    id: 'builder.incomplete',
    text: 'Isi nama tim dan pilih kategori!',
    section: '5',
    repro: {
      path: builder,
      scenarios: ['club'],
      steps: "Press 'Create Team', leave the form empty, press 'Continue'.",
    },
  },
  {
    id: 'builder.createAtLeast',
    text: 'Pilih minimal 1 anggota untuk membuat tim!',
    section: '5',
    repro: {
      path: builder,
      scenarios: ['club'],
      steps: `${newTeam}, choose nobody, press 'Save Team'.`,
    },
  },
  {
    id: 'builder.updateAtLeast',
    text: teamParticipantsLimits.messages.minItems,
    section: '5',
    repro: {
      path: builder,
      scenarios: ['club'],
      steps: `${editTeam}, remove everybody from 'Current Members' with the cross buttons, press 'Update Team'.`,
    },
  },
  {
    id: 'builder.removeAtLeast',
    text: 'Tim harus memiliki minimal 1 anggota!',
    section: '5',
    repro: {
      path: builder,
      scenarios: ['club', 'slow-3g', 'team-changed'],
      steps:
        `${manageTeam} with at least 4 members. When the members are shown, add 'lone-member' in the QA panel ` +
        "and press 'Remove …' next to two of them within 3 seconds.",
    },
  },
  {
    id: 'builder.atMost',
    text: teamParticipantsLimits.messages.maxItems,
    section: '5',
    repro: {
      path: builder,
      scenarios: ['club'],
      steps: `${manageTeam}, add people with 'Add' until the team has ${teamParticipantsLimits.maxItems} members, then press 'Add' once more.`,
    },
  },
  {
    id: 'builder.noClub',
    text: 'GH tidak dikenali. Silakan login ulang.',
    section: '5',
    repro: {
      path: builder,
      scenarios: ['club'],
      steps: `${newTeam}, choose a member, add 'lost-session:user' in the QA panel, wait a second, press 'Save Team'.`,
    },
  },
  {
    id: 'builder.noToken',
    text: 'Token GH tidak ditemukan. Silakan login ulang.',
    section: '5',
    repro: {
      path: builder,
      scenarios: ['club'],
      steps: "Press 'Create Team', add 'lost-session:token' in the QA panel and close it.",
    },
  },
  {
    id: 'create.server',
    text: serverMessage,
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'member-taken'],
      steps: `${createTeam} ${withServerText(copy.responses.memberTaken)}`,
    },
  },
  {
    id: 'create.error',
    text: '{server error}',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club', 'error-field:createTeam'],
      steps: `${createTeam} ${withServerText(copy.responses.errorField)}`,
    },
  },
  {
    id: 'create.http',
    text: 'HTTP {status}',
    section: '8',
    repro: { path: builder, scenarios: ['club', 'html-error-page:createTeam'], steps: createTeam },
  },
  {
    id: 'create.done',
    text: 'Tim "{name}" berhasil dibuat!',
    section: '8',
    repro: { path: builder, scenarios: ['club'], steps: createTeam },
  },
  {
    id: 'update.done',
    text: 'Tim "{name}" berhasil diperbarui!',
    section: '8',
    repro: { path: builder, scenarios: ['club'], steps: updateTeam },
  },
  {
    id: 'delete.done',
    text: 'Tim "{name}" berhasil dihapus!',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club'],
      steps: `${createTeam} Then press 'Delete …' next to that team, then 'Delete'.`,
    },
  },
  {
    id: 'member.added',
    text: '{member} berhasil ditambahkan!',
    section: '8',
    repro: { path: builder, scenarios: ['club'], steps: addMember },
  },
  {
    id: 'member.removed',
    text: '{member} berhasil dihapus!',
    section: '8',
    repro: {
      path: builder,
      scenarios: ['club'],
      steps: `${removeMember} 'Urungkan' undoes it.`,
    },
  },
] as const satisfies Message[];
