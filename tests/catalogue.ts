/** A text that the specifications promise where something fails, is refused or is done. */
export type Message = {
  id: string;
  /** As it is specified, without the sign that may stand before it; what stands in braces differs each time. */
  text: string;
  spec: 'participant' | 'club';
  section: '4' | '5' | '8';
  /** Why nobody can see it. */
  unreachable?: string;
};

/** The server's own words, which a screen shows as they come. */
const words = '{server message}';

const participant = [
  { id: 'board.empty', text: 'Score Not Found', spec: 'participant', section: '8' },
  { id: 'tournaments.server', text: words, spec: 'participant', section: '8' },
  { id: 'tournaments.error', text: 'Error fetching tournaments', spec: 'participant', section: '8' },
  { id: 'tournaments.noSuccess', text: 'Failed to fetch tournaments', spec: 'participant', section: '8' },
  { id: 'tournament.failed', text: 'Failed to fetch tournament details.', spec: 'participant', section: '8' },
  { id: 'registration.teamsFailed', text: 'Failed to fetch teams.', spec: 'participant', section: '8' },
  { id: 'registration.noTeamChosen', text: 'Silakan pilih tim.', spec: 'participant', section: '5' },
  { id: 'registration.noTeam', text: 'Anda tidak memiliki tim dalam kategori ini.', spec: 'participant', section: '5' },
  { id: 'registration.allRegistered', text: 'Tim Anda telah terdaftar!', spec: 'participant', section: '4' },
  { id: 'registration.server', text: words, spec: 'participant', section: '8' },
  { id: 'registration.failed', text: 'Pendaftaran gagal.', spec: 'participant', section: '8' },
  { id: 'registration.unreachable', text: 'Terjadi kesalahan saat mendaftar.', spec: 'participant', section: '8' },
  { id: 'registration.done', text: 'Berhasil terdaftar!', spec: 'participant', section: '8' },
  { id: 'registration.registered', text: 'Sudah Terdaftar', spec: 'participant', section: '4' },

  { id: 'signUp.name', text: 'Name is required', spec: 'participant', section: '5' },
  { id: 'signUp.email', text: 'Email is required', spec: 'participant', section: '5' },
  { id: 'signUp.password', text: 'Password is required', spec: 'participant', section: '5' },
  { id: 'signUp.confirmation', text: 'Please confirm your password', spec: 'participant', section: '5' },
  { id: 'signUp.mismatch', text: 'Passwords do not match', spec: 'participant', section: '5' },
  { id: 'signUp.server', text: words, spec: 'participant', section: '8' },
  { id: 'signUp.failed', text: 'Registration failed', spec: 'participant', section: '8' },
  { id: 'signIn.email', text: 'Email is required', spec: 'participant', section: '5' },
  { id: 'signIn.password', text: 'Password is required', spec: 'participant', section: '5' },
  { id: 'signIn.server', text: words, spec: 'participant', section: '8' },
  { id: 'signIn.failed', text: 'Login failed', spec: 'participant', section: '8' },

  { id: 'teams.loaded', text: 'Daftar tim berhasil dimuat!', spec: 'participant', section: '8' },
  { id: 'teams.failed', text: 'Gagal mengambil daftar tim.', spec: 'participant', section: '8' },
  {
    id: 'teams.nonOk', text: 'Gagal mengambil data tim.', spec: 'participant', section: '8',
    unreachable: 'The specification only logs it; what a person reads in the same case is teams.failed.',
  },
  { id: 'team.server', text: words, spec: 'participant', section: '8' },
  { id: 'team.failed', text: 'Failed to fetch team details.', spec: 'participant', section: '8' },
  { id: 'team.unknown', text: 'An unknown error occurred.', spec: 'participant', section: '8' },
  { id: 'removal.question', text: 'Are you sure you want to remove {name} from the team?', spec: 'participant', section: '8' },
  { id: 'removal.confirm', text: 'Yes, Remove', spec: 'participant', section: '8' },
  { id: 'removal.done', text: words, spec: 'participant', section: '8' },
  { id: 'removal.server', text: words, spec: 'participant', section: '8' },
  { id: 'removal.failed', text: 'Failed to remove member.', spec: 'participant', section: '8' },

  { id: 'upload.done', text: 'Upload berhasil!', spec: 'participant', section: '8' },
  { id: 'upload.failed', text: 'Terjadi kesalahan, coba lagi.', spec: 'participant', section: '8' },
  { id: 'upload.server', text: words, spec: 'participant', section: '8' },
  { id: 'upload.refused', text: 'Gagal mengupload file.', spec: 'participant', section: '8' },
  { id: 'join.required', text: 'GH ID dan PIN harus diisi!', spec: 'participant', section: '5' },
  { id: 'join.done', text: 'Berhasil bergabung dengan GH!', spec: 'participant', section: '8' },
  { id: 'join.server', text: words, spec: 'participant', section: '8' },
  { id: 'join.failed', text: 'Gagal bergabung dengan GH.', spec: 'participant', section: '8' },
  { id: 'join.unreachable', text: 'Terjadi kesalahan. Coba lagi.', spec: 'participant', section: '8' },
  { id: 'myTeams.server', text: words, spec: 'participant', section: '8' },
  { id: 'myTeams.failed', text: 'An unknown error occurred.', spec: 'participant', section: '8' },
] as const satisfies Message[];

const club = [
  { id: 'clubRegister.name', text: 'Name is required', spec: 'club', section: '5' },
  { id: 'clubRegister.email', text: 'Email is required', spec: 'club', section: '5' },
  { id: 'clubRegister.phone', text: 'Phone is required', spec: 'club', section: '5' },
  { id: 'clubRegister.password', text: 'Password must be at least 8 characters', spec: 'club', section: '5' },
  { id: 'clubRegister.pin', text: 'PIN must be exactly 6 numeric digits', spec: 'club', section: '5' },
  { id: 'clubRegister.server', text: '{server error}', spec: 'club', section: '8' },
  { id: 'clubRegister.failed', text: 'Registration failed', spec: 'club', section: '8' },
  { id: 'clubSignIn.server', text: words, spec: 'club', section: '8' },
  { id: 'clubSignIn.failed', text: 'Login failed', spec: 'club', section: '8' },
  { id: 'clubSession.invalid', text: 'Sesi GH tidak valid. Silakan login ulang.', spec: 'club', section: '8' },

  { id: 'clubEdit.incompleteTitle', text: 'Gagal', spec: 'club', section: '5' },
  { id: 'clubEdit.incomplete', text: 'Nama dan Email wajib diisi', spec: 'club', section: '5' },
  { id: 'clubEdit.doneTitle', text: 'Success', spec: 'club', section: '8' },
  { id: 'clubEdit.done', text: 'Data Updated', spec: 'club', section: '8' },
  { id: 'clubEdit.failedTitle', text: 'Failed', spec: 'club', section: '8' },
  { id: 'clubEdit.failed', text: 'Failed Updated Data', spec: 'club', section: '8' },

  { id: 'builder.unknownClub', text: 'Unknown School Club', spec: 'club', section: '8' },
  { id: 'builder.unknownCode', text: 'XXXX', spec: 'club', section: '8' },
  { id: 'builder.categories', text: 'Gagal mengambil kategori', spec: 'club', section: '8' },
  { id: 'builder.club', text: 'Gagal mengambil data GH', spec: 'club', section: '8' },
  { id: 'builder.teams', text: 'Gagal mengambil tim', spec: 'club', section: '8' },
  { id: 'builder.people', text: 'Gagal mengambil anggota', spec: 'club', section: '8' },
  { id: 'builder.members', text: 'Gagal mengambil anggota tim', spec: 'club', section: '8' },
  { id: 'builder.available', text: 'Gagal mengambil anggota tersedia', spec: 'club', section: '8' },
  { id: 'builder.update', text: 'Gagal update tim', spec: 'club', section: '8' },
  { id: 'builder.delete', text: 'Gagal hapus tim', spec: 'club', section: '8' },
  { id: 'builder.removeMember', text: 'Gagal hapus anggota', spec: 'club', section: '8' },
  { id: 'builder.addMember', text: 'Gagal tambah anggota', spec: 'club', section: '8' },
  { id: 'builder.unreachable', text: 'Terjadi kesalahan, coba lagi nanti.', spec: 'club', section: '8' },
  { id: 'builder.server', text: words, spec: 'club', section: '8' },
  { id: 'builder.loaded', text: 'Daftar tim berhasil dimuat!', spec: 'club', section: '8' },
  { id: 'builder.incomplete', text: 'Isi nama tim dan pilih kategori!', spec: 'club', section: '5' },
  { id: 'builder.createAtLeast', text: 'Pilih minimal 1 anggota untuk membuat tim!', spec: 'club', section: '5' },
  { id: 'builder.updateAtLeast', text: 'Pilih minimal 1 anggota untuk tim!', spec: 'club', section: '5' },
  { id: 'builder.removeAtLeast', text: 'Tim harus memiliki minimal 1 anggota!', spec: 'club', section: '5' },
  { id: 'builder.atMost', text: 'Tim maksimal memiliki 5 anggota!', spec: 'club', section: '5' },
  { id: 'builder.noClub', text: 'GH tidak dikenali. Silakan login ulang.', spec: 'club', section: '5' },
  { id: 'builder.noToken', text: 'Token GH tidak ditemukan. Silakan login ulang.', spec: 'club', section: '5' },
  { id: 'create.server', text: words, spec: 'club', section: '8' },
  { id: 'create.error', text: '{server error}', spec: 'club', section: '8' },
  { id: 'create.http', text: 'HTTP {status}', spec: 'club', section: '8' },
  { id: 'create.done', text: 'Tim "{name}" berhasil dibuat!', spec: 'club', section: '8' },
  { id: 'update.done', text: 'Tim "{name}" berhasil diperbarui!', spec: 'club', section: '8' },
  { id: 'delete.done', text: 'Tim "{name}" berhasil dihapus!', spec: 'club', section: '8' },
  { id: 'member.added', text: '{member} berhasil ditambahkan!', spec: 'club', section: '8' },
  { id: 'member.removed', text: '{member} berhasil dihapus!', spec: 'club', section: '8' },

  { id: 'dashboard.incomplete', text: 'Isi semua kolom: nama tim dan kategori!', spec: 'club', section: '5' },
  { id: 'dashboard.badCode', text: 'Kode tim dari GH tidak valid. Harus 4 huruf kapital.', spec: 'club', section: '5' },
  { id: 'dashboard.badCodeAtSave', text: 'Kode tim harus terdiri dari 4 huruf kapital (contoh: JNYS)', spec: 'club', section: '5' },
  { id: 'dashboard.tooFew', text: 'Pilih minimal 2 anggota untuk membuat tim!', spec: 'club', section: '5' },
  { id: 'dashboard.server', text: words, spec: 'club', section: '8' },
  { id: 'dashboard.error', text: '{server error}', spec: 'club', section: '8' },
  { id: 'dashboard.failed', text: 'Gagal membuat tim.', spec: 'club', section: '8' },
  { id: 'dashboard.unreachable', text: 'Terjadi kesalahan, coba lagi nanti.', spec: 'club', section: '8' },
  { id: 'dashboard.done', text: 'Tim "{name}" berhasil dibuat!', spec: 'club', section: '8' },

  { id: 'participants.updateFailed', text: 'Error updating participant.', spec: 'club', section: '8' },
  { id: 'participants.question', text: 'Are you sure?', spec: 'club', section: '8' },
  { id: 'participants.removed', text: 'Removed!', spec: 'club', section: '8' },
  { id: 'participants.server', text: words, spec: 'club', section: '8' },
  { id: 'participants.failed', text: 'Failed to remove participant from GH.', spec: 'club', section: '8' },
  { id: 'participants.unreachable', text: 'Network error. Please check your connection.', spec: 'club', section: '8' },
  { id: 'participants.expired', text: 'Session Expired', spec: 'club', section: '8' },
  { id: 'participants.denied', text: 'Access Denied', spec: 'club', section: '8' },
] as const satisfies Message[];

/** Every message of the error catalogues, and of the states and rules before them that say what went wrong. */
export const catalogue = [...participant, ...club] as const;

export type MessageId = (typeof catalogue)[number]['id'];

/** A message by its id. */
export function messageOf(id: MessageId): Message {
  const found = catalogue.find((message) => message.id === id);
  if (!found) throw new Error(`${id} is not in the catalogue`);
  return found;
}
