import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';

export const copy = {
  contents: 'Di halaman ini',
  summary: 'Singkatnya',
  faq: {
    title: 'FAQ',
    eyebrow: 'Bantuan',
    lead: `Jawaban untuk orang tua, peserta, dan pembina: akun, tim, dan hari lomba di ${brand.name}.`,
    /** The columns; each has a heading. */
    groups: [
      {
        title: 'Akun, tim, dan pendaftaran',
        items: [
          {
            question: `Apa itu ${brand.name}, dan apakah berbayar?`,
            answer: `${brand.name} adalah platform kompetisi robotika untuk sekolah di Indonesia: lomba, tim, school club, dan papan skor. Akun dapat dibuat tanpa biaya. Biaya lomba dan cara pembayarannya, jika ada, ditetapkan oleh penyelenggara masing-masing lomba.`,
          },
          {
            question: 'Bagaimana anak saya mendapat akun?',
            answer:
              'Anak membuatnya sendiri lewat "Register" di bagian atas halaman, atau mengaktifkan akun yang sudah dibuat klubnya dengan kartu akun dari pembina. Email tidak wajib bila klub yang membuat akunnya.',
            link: { label: 'Buat akun', to: paths.signUp.href() },
          },
          {
            question: 'Bagaimana cara bergabung dengan school club?',
            answer:
              'Minta ID dan PIN kepada pembina school club, lalu masukkan keduanya di halaman profil. Setiap peserta hanya dapat bergabung dengan satu school club.',
            link: { label: 'Ke halaman profil', to: paths.profile.href() },
          },
          {
            question: 'Siapa yang membentuk tim, dan berapa anggotanya?',
            answer:
              'Pembina membentuk tim dari peserta klubnya: paling banyak lima peserta, salah satunya ketua. Dalam satu kategori, setiap peserta hanya dapat menjadi anggota satu tim. Tim Anda muncul di halaman profil, pada bagian "My Teams".',
            link: { label: 'Lihat semua tim', to: paths.teams.href() },
          },
          {
            question: 'Bagaimana cara mendaftarkan tim ke lomba?',
            answer:
              'Pembina mendaftarkan tim klubnya di "Siap lomba?". Peserta juga dapat melakukannya: buka halaman lomba, pilih tim pada kategori yang sama, lalu tekan "Daftar". Tim yang terdaftar ditandai dengan "Sudah Terdaftar".',
            link: { label: 'Lihat lomba', to: paths.tournaments.href() },
          },
          {
            question: 'Bagaimana sekolah mendaftarkan school club?',
            answer:
              'Buka halaman School Club, pilih "Daftar sekarang!", lalu isi data klub. Setelah terdaftar, pembina dapat mengatur peserta dan membentuk tim dari dasbor klub.',
            link: { label: 'Ke halaman School Club', to: paths.school.href() },
          },
        ],
      },
      {
        title: 'Hari lomba',
        items: [
          {
            question: 'Kapan dan di mana lombanya?',
            answer:
              'Halaman lomba menyebut tanggal, jam mulai, dan tempat, dengan peta dan berkas kalender. Cari nama sekolah, tim, atau kotanya. Bila jam atau tempat berubah, halaman itu menandainya.',
            link: { label: 'Ke daftar lomba', to: paths.tournaments.href() },
          },
          {
            question: 'Apa yang harus dilakukan tim setelah tiba?',
            answer:
              'Lapor ke meja penyelenggara agar tim tercatat hadir. Tim yang tidak hadir saat dipanggil dapat dicatat tidak ikut, jadi datanglah sebelum jam mulai.',
          },
          {
            question: 'Anggota sakit atau tim terlambat. Bagaimana?',
            answer:
              'Bicaralah dengan penyelenggara di tempat. Sampai percobaan pertama tim, penyelenggara dapat mengganti anggota, dan selama masih ada tempat dapat menambahkan tim.',
          },
          {
            question: 'Peraturan mana yang berlaku?',
            answer:
              'Setiap kategori memiliki halaman sendiri di beranda. Jika peraturannya sudah tersedia, berkas PDF-nya dapat dibaca dan diunduh di sana.',
            link: { label: 'Ke beranda', to: paths.home.href() },
          },
          {
            question: 'Di mana saya dapat melihat hasilnya?',
            answer:
              'Hasil tiap kategori muncul di halaman lombanya begitu dicatat, dan tetap ada setelah lomba. Skor terbaik tampil di papan skor, yang dapat dibuka layar penuh.',
            link: { label: 'Buka papan skor', to: paths.board.href() },
          },
          {
            question: 'Nilai atau nama di hasil salah. Siapa yang memperbaikinya?',
            answer:
              'Pada hari lomba, bicaralah dengan penyelenggara di meja skor: koreksi memerlukan alasan dan tercatat. Nama tim dan anggotanya diperbaiki pembina klub.',
          },
          {
            question: 'Bagaimana memeriksa keaslian sertifikat?',
            answer:
              'Setiap sertifikat punya kode QR dan kode tertulis. Halaman cek menyebut untuk apa sertifikat itu, apakah masih berlaku, dan apakah nama di kertasnya cocok.',
            link: { label: 'Cek sertifikat', to: paths.certificateCheck.href() },
          },
        ],
      },
    ],
  },
} as const;
