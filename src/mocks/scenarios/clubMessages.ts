import { clubRegistrationPasswordLimits, pinLimits } from '../../../openapi/limits.ts';
import { teamFormMemberIdsLimits, teamParticipantsLimits } from '../../../openapi/workLimits.ts';
import { paths } from '../../paths.ts';
import { copy } from '../panel/copy.ts';
import { at } from './message.ts';

const { responses } = copy;

/** What the specification of the school club's pages lets them say. */
export const clubMessages = [
  ...at(paths.schoolClubRegister.href(), 'visitor', [
    'Name is required',
    'Email is required',
    'Phone is required',
    `Password must be at least ${clubRegistrationPasswordLimits.minLength} characters`,
    `PIN must be exactly ${pinLimits.length} numeric digits`,
    [responses.tooMany, 'rate-limited'],
    ['Registration failed', 'html-error-page:registerClub'],
  ]),
  ...at(paths.schoolClubLogin.href(), 'visitor', [
    [responses.tooMany, 'rate-limited'],
    ['Login failed', 'no-success:loginClub'],
  ]),
  ...at(paths.schoolClubDashboard.href(), 'club', [
    [responses.clubExpired, 'expired-session:club'],
    'Gagal',
    'Nama dan Email wajib diisi',
    'Success',
    'Data Updated',
    ['Failed', 'html-error-page:updateClub'],
    ['Failed Updated Data', 'html-error-page:updateClub'],
    'Isi semua kolom: nama tim dan kategori!',
    ['Kode tim dari GH tidak valid. Harus 4 huruf kapital.', 'bad-club-code'],
    'Kode tim harus terdiri dari 4 huruf kapital (contoh: JNYS)',
    teamFormMemberIdsLimits.messages.minItems,
    [responses.memberTaken, 'member-taken'],
    [responses.errorField, 'error-field:createTeamWithMembers'],
    ['Gagal membuat tim.', 'html-error-page:createTeamWithMembers'],
    ['Terjadi kesalahan, coba lagi nanti.', 'offline:createTeamWithMembers'],
    'Tim "{name}" berhasil dibuat!',
  ]),
  ...at(paths.schoolClubTeam.href(), 'club', [
    ['Unknown School Club', 'html-error-page:getClub'],
    ['XXXX', 'html-error-page:getClub'],
    ['Gagal mengambil kategori', 'offline:listCategories'],
    ['Gagal mengambil data GH', 'html-error-page:getClub'],
    ['Gagal mengambil tim', 'html-error-page:listBuilderTeams'],
    ['Gagal mengambil anggota', 'error-without-message:listClubParticipants'],
    ['Gagal mengambil anggota tim', 'offline:getBuilderTeam'],
    ['Gagal mengambil anggota tersedia', 'offline:listAvailableParticipants'],
    ['Gagal update tim', 'error-without-message:updateTeam'],
    ['Gagal hapus tim', 'html-error-page:deleteTeam'],
    ['Gagal hapus anggota', 'html-error-page:updateTeam'],
    ['Gagal tambah anggota', 'html-error-page:updateTeam'],
    ['Terjadi kesalahan, coba lagi nanti.', 'offline:createTeam'],
    [responses.teamChanged, 'team-changed'],
    'Daftar tim berhasil dimuat!',
    'Isi nama tim dan pilih kategori!',
    'Pilih minimal 1 anggota untuk membuat tim!',
    teamParticipantsLimits.messages.minItems,
    ['Tim harus memiliki minimal 1 anggota!', 'team-changed'],
    teamParticipantsLimits.messages.maxItems,
    'GH tidak dikenali. Silakan login ulang.',
    'Token GH tidak ditemukan. Silakan login ulang.',
    [responses.memberTaken, 'member-taken'],
    [responses.errorField, 'error-field:createTeam'],
    ['HTTP {status}', 'html-error-page:createTeam'],
    'Tim "{name}" berhasil dibuat!',
    'Tim "{name}" berhasil diperbarui!',
    'Tim "{name}" berhasil dihapus!',
    '{member} berhasil dihapus!',
    '{member} berhasil ditambahkan!',
  ]),
  ...at(paths.schoolClubParticipants.href(), 'club', [
    ['Error updating participant.', 'server-500:updateParticipant'],
    'Are you sure?',
    'Removed!',
    [responses.serverError, 'server-500:removeClubParticipant'],
    ['Failed to remove participant from GH.', 'html-error-page:removeClubParticipant'],
    ['Network error. Please check your connection.', 'offline:removeClubParticipant'],
    ['Session Expired', 'club-401-on-remove'],
    ['Access Denied', 'club-403:removeClubParticipant'],
  ]),
];
