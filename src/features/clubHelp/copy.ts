export const copy = {
  title: 'Panduan klub',
  lead: 'Dari daftar kelas sampai hari lomba, dalam enam langkah.',
  label: 'Langkah bagi klub',
  steps: {
    prepare: {
      title: 'Siapkan daftar',
      text: 'Cukup nama. Email boleh kosong; kelas, tim, dan kategori menghemat langkah berikutnya. Judul kolom boleh berbahasa Indonesia atau Inggris.',
      action: 'Unduh contoh',
    },
    import: {
      title: 'Impor peserta',
      text: 'Pilih berkas lembar kerja (XLSX, XLS, ODS) atau CSV, atau tempel sel. Setiap baris diperiksa dulu; semuanya disimpan sekaligus, atau tidak sama sekali.',
      action: 'Impor peserta',
    },
    teams: {
      title: 'Lengkapi tim',
      text: 'Satu tim untuk satu kategori, paling banyak lima anggota. Di daftar peserta, tandai peserta lalu bagi menjadi tim; di halaman Tim, tunjuk ketua dan ganti anggota.',
      action: 'Buka daftar peserta',
    },
    register: {
      title: 'Daftarkan ke lomba',
      text: '"Siap lomba?" menyebut apa yang masih kurang pada setiap tim. Pilih lombanya, centang timnya, lalu daftarkan sekaligus; pendaftaran dapat dibatalkan selama masih dibuka.',
      action: 'Siap lomba?',
    },
    cards: {
      title: 'Bagikan kartu akun',
      text: 'Peserta tanpa akun memindai kartunya dan membuat password sendiri. Peserta yang sudah punya kartu tidak dibuatkan lagi, jadi kartu yang dicetak tetap berlaku. Sesudah kartu dipakai, klub tidak dapat melihat password-nya atau membuat kartu baru; nama, kelas, dan tim tetap terlihat.',
      action: 'Kartu akun',
    },
    day: {
      title: 'Di hari lomba',
      text: 'Tim terlambat atau anggota sakit? Penyelenggara dapat menambahkan tim dan mengganti anggota sebelum percobaan pertama. Halaman lomba menyebut jam, tempat, dan skor terbaru.',
      action: 'Lomba yang diikuti',
    },
  },
} as const;
