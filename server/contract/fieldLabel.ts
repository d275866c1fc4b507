/** What people call the fields of the forms whose names in the document are English. */
const labels: Record<string, string> = {
  about: 'Keterangan',
  categories: 'Kategori',
  category_id: 'Kategori',
  class: 'Kelas',
  contact: 'Kontak WhatsApp',
  content: 'Isi',
  cost: 'Biaya',
  cta_link: 'Tautan tombol',
  cta_text: 'Teks tombol',
  current_password: 'Password saat ini',
  date: 'Tanggal',
  description: 'Deskripsi',
  documents: 'Dokumen',
  end_date: 'Tanggal selesai',
  end_time: 'Jam selesai',
  fields: 'Letak isian',
  map_url: 'Tautan peta',
  longdec: 'Deskripsi lengkap',
  'member_ids[]': 'Anggota tim',
  meta_description: 'Deskripsi untuk mesin pencari',
  meta_title: 'Judul untuk mesin pencari',
  name: 'Nama',
  participant_ids: 'Anggota tim',
  password_confirmation: 'Konfirmasi password',
  phone: 'Nomor telepon',
  picture: 'Gambar',
  pinconfirmation: 'Konfirmasi PIN',
  points: 'Poin',
  profile_picture: 'Foto profil',
  programme: 'Susunan acara',
  published_at: 'Waktu terbit',
  ranking: 'Cara peringkat',
  registration_closes_at: 'Penutupan pendaftaran',
  registration_opens_at: 'Pembukaan pendaftaran',
  role: 'Peran',
  rounds: 'Babak',
  rows: 'Baris',
  rule: 'Peraturan',
  slug: 'Alamat',
  start_time: 'Jam mulai',
  subtitle: 'Subjudul',
  team_code: 'Kode tim',
  team_id: 'Tim',
  teams: 'Tim',
  team_name: 'Nama tim',
  time: 'Waktu',
  time_zone: 'Zona waktu',
  title: 'Judul',
  tournament_id: 'Lomba',
  venue: 'Tempat',
  video_id: 'Video',
};

/** Returns a field name as it is shown to people: `team_name` as 'Nama tim'. */
export function fieldLabel(field: string): string {
  if (Object.hasOwn(labels, field)) return labels[field] ?? field;
  const words = field
    .replaceAll(/[_[\]]+/g, ' ')
    .replace(/^(id|pin)\b/, (short) => short.toUpperCase())
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
