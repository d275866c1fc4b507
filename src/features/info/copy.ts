import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';

export const copy = {
  faq: {
    title: 'FAQ',
    eyebrow: 'Bantuan',
    lead: `Jawaban atas pertanyaan tentang akun, school club, tim, dan turnamen di ${brand.name}.`,
    items: [
      {
        question: `Apa itu ${brand.name}?`,
        answer: `${brand.name} adalah platform kompetisi robotika untuk sekolah di Indonesia. Di sini Anda dapat melihat turnamen, tim, school club, dan papan skor, serta mendaftarkan tim ke kategori lomba.`,
      },
      {
        question: 'Bagaimana cara membuat akun peserta?',
        answer:
          'Pilih Register di bagian atas halaman, lalu isi nama, email, dan kata sandi. Setelah berhasil, Anda langsung masuk ke profil Anda.',
        link: { label: 'Buat akun', to: paths.signUp.href() },
      },
      {
        question: 'Bagaimana cara bergabung dengan school club?',
        answer:
          'Minta ID dan PIN kepada pembina school club Anda, lalu masukkan keduanya di halaman profil. Setiap peserta hanya dapat bergabung dengan satu school club.',
        link: { label: 'Ke halaman profil', to: paths.profile.href() },
      },
      {
        question: 'Siapa yang membentuk tim?',
        answer:
          'Tim dibentuk oleh pengelola school club dari peserta yang sudah bergabung dengan klub itu. Tim Anda kemudian muncul di halaman profil, pada bagian My Teams.',
        link: { label: 'Lihat semua tim', to: paths.teams.href() },
      },
      {
        question: 'Berapa anggota dalam satu tim?',
        answer:
          'Satu tim beranggotakan paling banyak lima peserta, dan salah satunya menjadi leader. Dalam satu kategori, setiap peserta hanya dapat menjadi anggota satu tim.',
      },
      {
        question: 'Bagaimana cara mendaftarkan tim ke turnamen?',
        answer:
          'Masuk sebagai peserta, buka halaman turnamen, pilih tim pada kategori yang sesuai, lalu tekan Daftar. Tim yang berhasil terdaftar ditandai dengan Sudah Terdaftar.',
        link: { label: 'Lihat turnamen', to: paths.tournaments.href() },
      },
      {
        question: 'Mengapa tim saya tidak muncul saat mendaftar?',
        answer:
          'Yang ditampilkan hanya tim Anda yang kategorinya sama dengan kategori lomba. Jika Anda belum memiliki tim dalam kategori itu, hubungi pengelola school club Anda.',
      },
      {
        question: 'Kategori apa saja yang dilombakan?',
        answer:
          'Semua kategori ada di beranda, lengkap dengan penjelasannya. Jika peraturannya sudah tersedia, berkas PDF-nya dapat dibaca dan diunduh di halaman kategori.',
        link: { label: 'Ke beranda', to: paths.home.href() },
      },
      {
        question: 'Di mana saya dapat melihat hasil pertandingan?',
        answer:
          'Skor terbaik tiap kategori tampil di papan skor pada beranda dan dapat dibuka layar penuh. Peringkat lengkap satu kategori dapat dibuka dari halaman turnamennya.',
        link: { label: 'Buka papan skor', to: paths.board.href() },
      },
      {
        question: 'Bagaimana sekolah mendaftarkan school club?',
        answer:
          'Buka halaman School Club, pilih Daftar sekarang!, lalu isi data klub. Setelah terdaftar, pengelola dapat mengatur peserta dan membentuk tim dari dasbor klub.',
        link: { label: 'Ke halaman School Club', to: paths.school.href() },
      },
      {
        question: 'Apakah ada biaya untuk ikut bertanding?',
        answer: `Akun di ${brand.name} dapat dibuat tanpa biaya. Biaya lomba dan cara pembayarannya, jika ada, ditetapkan oleh penyelenggara masing-masing turnamen.`,
      },
      {
        question: 'Bagaimana cara mengganti foto profil dan banner?',
        answer:
          'Buka halaman profil, pilih gambar baru, atur potongannya, lalu tekan Crop & Upload. Hanya berkas gambar yang diterima.',
        link: { label: 'Ke halaman profil', to: paths.profile.href() },
      },
    ],
  },
  terms: {
    title: 'Terms & Conditions',
    eyebrow: 'Legal',
    lead: `The rules that apply when you use ${brand.name}. This text is a placeholder until the organiser publishes the final version.`,
    contents: 'On this page',
    sections: [
      {
        id: 'agreement-to-terms',
        title: 'Agreement to Terms',
        paragraphs: [
          `These terms are an agreement between you, whether personally or on behalf of a school, and the organiser of ${brand.name}. They cover your access to and use of this website and everything that is offered on it.`,
          'By using the website you confirm that you have read these terms, that you understand them, and that you agree to be bound by them. If you do not agree with all of them, please do not use the website.',
          'The terms may change from time to time. The version on this page is the one that applies, and it is your responsibility to look at it now and then. If you go on using the website after a change, you accept the changed terms.',
        ],
        points: [],
      },
      {
        id: 'user-representations',
        title: 'User Representations',
        paragraphs: [
          'By creating an account, for yourself or for a school club, you represent that:',
        ],
        points: [
          'the information you give when you register is true, accurate and complete, and you will keep it up to date;',
          'you have the legal capacity to agree to these terms, or, if you are a minor, your parent, guardian or school has given permission;',
          'you keep your password, and the PIN of your school club, to yourself;',
          'you register only teams and participants that you are entitled to register;',
          'you will not use the website for anything unlawful, nor by means of bots or scripts that put a strain on it;',
          'pictures that you upload are your own, or you may use them, and the people in them agree.',
        ],
      },
      {
        id: 'guideline-for-reviews',
        title: 'Guideline for Reviews',
        paragraphs: [
          'Where the website lets you leave a review or a comment about a tournament, a team or a school club, please keep to the following:',
        ],
        points: [
          'write about what you have seen or taken part in yourself;',
          'no insults, no hatred, and nothing that discriminates against anyone;',
          'nothing false or misleading, and no campaign that asks others for reviews, good or bad;',
          'no review of your own team or of a direct competitor for gain;',
          'no private information about pupils, such as addresses or telephone numbers.',
        ],
        closing:
          'The organiser may accept, decline or remove reviews at its own discretion, and is under no obligation to screen them. Reviews are the opinion of those who wrote them, not of the organiser.',
      },
      {
        id: 'social-media',
        title: 'Social Media',
        paragraphs: [
          `${brand.name} may link to its own pages on social media and show videos that are hosted there. Those services belong to others and have terms and privacy rules of their own, which apply as soon as you follow a link or play a video.`,
          'If you connect a social media account, or mention us from one, you confirm that you may do so without breaking the terms of that service. The organiser does not review what third parties publish there and is not responsible for its accuracy or legality.',
          'Photographs and results of tournaments may be shared on our own pages. If you do not want to be shown, tell the organiser of your tournament.',
        ],
        points: [],
      },
    ],
  },
} as const;
