/** Words of the tournaments that a club follows. */
export const copy = {
  title: 'Tournaments Followed',
  eyebrow: 'School club',
  lead: 'Turnamen yang diikuti klub Anda: setidaknya satu tim terdaftar di dalamnya.',
  table: 'Turnamen yang diikuti',
  loading: 'Memuat turnamen...',
  count: (count: string) => `${count} turnamen`,
  number: '#',
  name: 'Title',
  date: 'Date',
  image: 'Image',
  imageOf: (title: string) => `Gambar ${title}`,
  none: 'Klub Anda belum mengikuti turnamen. Begitu salah satu tim terdaftar, turnamennya muncul di sini.',
  toTournaments: 'Lihat turnamen',
  failed: 'Daftar turnamen belum dapat dimuat.',
} as const;
