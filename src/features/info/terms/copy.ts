import { brand } from '../../../brand.ts';
import type { TextPageCopy } from '../TextPage.tsx';

const contact = brand.contact.email
  ? `Pertanyaan, keberatan, dan permintaan penghapusan dapat dikirim ke ${brand.contact.email}.`
  : 'Pertanyaan, keberatan, dan permintaan penghapusan dapat disampaikan kepada penyelenggara lomba Anda.';

export const copy: TextPageCopy = {
  title: 'Terms & Conditions',
  titleLanguage: 'en',
  eyebrow: 'Ketentuan',
  lead: `Ketentuan bagi siapa pun yang memakai ${brand.name}: peserta, orang tua, pembina school club, dan penyelenggara.`,
  version: 'Versi 1.0, 27 November 2026',
  summary: [
    'Lomba, tim, dan hasilnya dapat dilihat siapa pun tanpa akun.',
    'Peserta yang belum berusia 18 tahun membuat akun dengan izin orang tua atau walinya.',
    'Isilah data yang benar, dan simpan password Anda untuk diri sendiri.',
    'Peraturan dan biaya sebuah lomba ditetapkan oleh penyelenggaranya, bukan oleh situs ini.',
    'Peserta dapat menghapus akunnya kapan saja di halaman Keamanan akun.',
  ],
  sections: [
    {
      id: 'agreement-to-terms',
      title: 'Agreement to Terms',
      paragraphs: [
        `${brand.name} adalah situs kompetisi robotika untuk sekolah di Indonesia. Lomba, tim, school club, dan hasil dapat dilihat tanpa akun. Akun diperlukan untuk mengikuti lomba atau mengelola klub.`,
        'Dengan membuat akun, Anda menyatakan telah membaca dan menyetujui ketentuan ini. Peserta yang belum berusia 18 tahun membuat akun dengan izin orang tua atau walinya; orang tua atau wali itulah yang menyetujui ketentuan ini untuknya.',
        'Ketentuan ini dapat berubah. Yang berlaku adalah yang tertulis di halaman ini. Jika tidak setuju dengan perubahannya, Anda dapat menghapus akun peserta kapan saja di halaman Keamanan akun.',
        'Setiap lomba dapat memiliki peraturan dan biaya sendiri. Keduanya ditetapkan oleh penyelenggara lomba itu, bukan oleh situs ini.',
        contact,
      ],
    },
    {
      id: 'user-representations',
      title: 'User Representations',
      paragraphs: ['Setiap pemilik akun menyatakan bahwa:'],
      points: [
        'data yang diisi benar, dan nama yang dipakai adalah nama sendiri atau nama sekolah yang diwakili;',
        'password dan PIN klub tidak diberikan kepada orang yang tidak berhak;',
        'gambar yang diunggah boleh dipakai, dan orang di dalamnya setuju gambar itu dilihat umum;',
        'situs tidak dipakai untuk melanggar hukum, mengganggu orang lain, atau membebani server dengan program otomatis.',
      ],
      more: [
        {
          intro: 'Pembina yang mendaftarkan school club juga menyatakan bahwa:',
          points: [
            'ia bertindak dengan izin sekolahnya;',
            'sebelum peserta membuat akun atau dimasukkan ke tim, sekolah memegang izin tertulis dari orang tua atau wali setiap peserta yang belum berusia 18 tahun, dan dapat menunjukkannya bila diminta;',
            'izin itu menyebut apa yang terlihat umum: nama peserta di halaman tim, tim, sekolah, dan hasil lombanya, serta foto profil bila klub mengizinkannya;',
            'nama lengkap peserta hanya ditampilkan kepada umum bila orang tua atau wali menyetujuinya; pengaturan awalnya nama depan dan inisial;',
            'data peserta hanya dipakai untuk kegiatan klub, dan peserta yang keluar dari klub segera dikeluarkan pula di sini.',
          ],
        },
        {
          intro: 'Penyelenggara lomba:',
          points: [
            'boleh memakai data peserta dan klub untuk menjalankan lombanya: pendaftaran, daftar hadir, kartu nama, penilaian, dan pengumuman hasil;',
            'boleh mengumumkan serta menyimpan hasil lomba, yaitu nama tim, sekolah, peringkat, poin, dan waktu;',
            'tidak memberikan email atau data peserta lain kepada sponsor atau pihak luar, dan tidak memakainya untuk iklan;',
            'memperbaiki hasil yang keliru, dan menghapus foto atau nama bila peserta, orang tua, atau sekolah memintanya.',
          ],
        },
      ],
      closing:
        'Bila ketentuan ini dilanggar, penyelenggara dapat membatalkan pendaftaran tim dan menonaktifkan school club. Hasil lomba yang sah tetap tercatat.',
    },
    {
      id: 'guideline-for-reviews',
      title: 'Guideline for Reviews',
      paragraphs: [
        'Situs ini tidak memiliki ulasan atau komentar. Pedoman ini berlaku bagi teks dan gambar yang Anda tampilkan sendiri, seperti nama tim, nama dan profil klub, logo, foto profil, dan banner:',
      ],
      points: [
        'tidak menghina, mengancam, atau merendahkan siapa pun;',
        'tidak menyesatkan, dan tidak memakai nama sekolah atau tim lain;',
        'tidak memuat data pribadi peserta seperti alamat rumah, nomor telepon, atau akun media sosial;',
        'tidak memuat iklan, atau karya orang lain tanpa izin.',
      ],
      closing:
        'Siapa pun boleh melaporkan teks atau gambar yang tidak sesuai. Penyelenggara meminta pemiliknya menggantinya, dan dapat menonaktifkan school club yang tidak melakukannya.',
    },
    {
      id: 'social-media',
      title: 'Social Media',
      paragraphs: [
        'Video di halaman Media diputar dari YouTube, dan baru dimuat setelah Anda menekan tombol putar. Sejak saat itu berlaku ketentuan YouTube. Tautan ke situs lain juga mengikuti ketentuan situs tersebut.',
        `Foto kegiatan dapat tampil di galeri ${brand.name}. Penyelenggara memastikan peserta yang dapat dikenali di dalamnya, beserta orang tua atau walinya, menyetujui penayangannya. Bila Anda tidak ingin suatu foto ditampilkan, sampaikan kepada penyelenggara atau kirim pesan kepada kami; foto itu akan dihapus dari situs.`,
        'Tautan ke halaman tim, klub, lomba, dan hasil boleh dibagikan, karena halaman itu terbuka untuk umum. Mintalah izin sebelum membagikan foto peserta di media sosial, dan jangan menyebut data pribadi mereka.',
      ],
    },
  ],
};
