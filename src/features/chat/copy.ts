type ChatMessage = { from: 'me' | 'them'; author: string; text: string; time: string };

/** The people and messages are made up: the chat is a preview without a backend. */
export const copy = {
  title: 'Chat',
  eyebrow: 'Contoh',
  lead: 'Halaman ini hanya contoh: percakapannya rekaan, tidak ada pesan yang dikirim atau diterima. Untuk bertukar kabar, pakai grup WhatsApp tim atau tanya pembina Anda; jadwal dan hasil tim ada di profil Anda.',
  conversations: 'Percakapan',
  example: 'Contoh',
  unread: (count: number) => `${count} pesan belum dibaca`,
  open: 'sedang dibuka',
  messages: (name: string) => `Percakapan dengan ${name}`,
  field: 'Tulis pesan',
  send: 'Kirim',
  disabled: 'Pesan belum dapat dikirim: halaman ini hanya contoh.',
  list: [
    {
      id: 1,
      name: 'Tim Garuda Lintas',
      initials: 'GL',
      last: 'Siap, sampai ketemu di arena!',
      time: '16.42',
      unread: 0,
    },
    {
      id: 2,
      name: 'Kak Ratih, pembina',
      initials: 'KR',
      last: 'Formulirnya sudah saya terima.',
      time: '14.05',
      unread: 2,
    },
    {
      id: 3,
      name: 'Tim Sumo Banteng',
      initials: 'SB',
      last: 'Baterai cadangan ada di kotak biru.',
      time: 'Kemarin',
      unread: 0,
    },
    {
      id: 4,
      name: 'Dewi, logistik',
      initials: 'DL',
      last: 'Bus berangkat pukul enam tepat.',
      time: 'Sabtu',
      unread: 1,
    },
  ],
  day: 'Hari ini',
  thread: [
    {
      from: 'them',
      author: 'Sari',
      text: 'Sensor garis yang baru sudah terpasang. Kalibrasinya tinggal di tikungan kedua.',
      time: '16.20',
    },
    { from: 'me', author: 'Anda', text: 'Mantap. Kecepatannya masih 70 persen?', time: '16.24' },
    {
      from: 'them',
      author: 'Bima',
      text: 'Sudah 80, tapi di persimpangan kadang melebar. Besok pagi kita coba lagi sebelum pemeriksaan robot.',
      time: '16.31',
    },
    {
      from: 'me',
      author: 'Anda',
      text: 'Oke. Saya bawa roda cadangan dan lakban hitam.',
      time: '16.40',
    },
    { from: 'them', author: 'Sari', text: 'Siap, sampai ketemu di arena!', time: '16.42' },
  ] as readonly ChatMessage[],
} as const;
