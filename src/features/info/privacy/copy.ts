import { brand } from '../../../brand.ts';
import type { TextPageCopy } from '../TextPage.tsx';

const contact = brand.contact.email
  ? `Kirim permintaan ke ${brand.contact.email}, sebaiknya dari email akun Anda, dan sebutkan halaman yang dimaksud. Kami dapat meminta bukti bahwa permintaan itu memang dari peserta, orang tua atau wali, atau sekolahnya.`
  : 'Sampaikan permintaan kepada penyelenggara lomba Anda, dan sebutkan halaman yang dimaksud.';

export const copy: TextPageCopy = {
  title: 'Kebijakan privasi',
  eyebrow: 'Ketentuan',
  lead: `Data apa yang disimpan ${brand.name}, siapa yang melihatnya, dan cara menghapusnya. Ditulis agar dapat dibaca peserta dan orang tua.`,
  version: 'Versi 1.0, 27 November 2026',
  summary: [
    'Kami hanya menyimpan data yang diperlukan untuk menjalankan lomba, tanpa alamat rumah dan tanggal lahir.',
    'Siapa pun dapat melihat nama depan dan inisial anggota tim; nama lengkap dan foto hanya bila klubnya mengizinkan.',
    'Email dan nomor telepon tidak pernah tampil di halaman publik.',
    'Data tidak dijual dan tidak dipakai untuk iklan.',
    'Orang tua atau wali boleh meminta data anaknya ditunjukkan, diperbaiki, atau dihapus, tanpa menyebutkan alasan.',
  ],
  sections: [
    {
      id: 'data',
      title: 'Data yang disimpan',
      paragraphs: ['Kami hanya menyimpan data yang diperlukan untuk menjalankan lomba:'],
      points: [
        'peserta: nama, email, kelas, password, klub, tim, pendaftaran, dan hasil; foto profil dan banner bila diunggah;',
        'school club: nama, email, nomor telepon, password, PIN, profil, dan logo;',
        'penyelenggara: nama, email, password, serta catatan perubahan yang dilakukannya.',
      ],
      closing:
        'Password dan PIN disimpan dalam bentuk acak, sehingga tidak dapat dibaca oleh siapa pun. Gambar disimpan ulang tanpa keterangan tersembunyi seperti lokasi pengambilan foto. Kami tidak meminta alamat rumah, tanggal lahir, atau nomor identitas peserta.',
    },
    {
      id: 'publik',
      title: 'Yang terlihat oleh umum',
      paragraphs: ['Tanpa akun, siapa pun dapat melihat:'],
      points: [
        'lomba, tim yang terdaftar, skor, dan peringkat; skor tampil begitu disimpan oleh penyelenggara;',
        'halaman tim: nama tim, kode, kategori, klub, dan anggotanya;',
        'nama anggota, sebagai nama depan dan inisial (misalnya Bagas W.), kecuali klubnya memilih nama lengkap; foto profilnya hanya bila klubnya mengizinkan;',
        'halaman school club: nama, logo, profil, tim, dan jumlah pesertanya.',
      ],
      closing:
        'Email dan nomor telepon tidak pernah tampil di halaman publik. Bagi klub yang memakai nama pendek, nama peserta tidak dapat dicari di situs ini.',
    },
    {
      id: 'akses',
      title: 'Siapa melihat apa',
      paragraphs: [],
      points: [
        'Anda melihat data akun Anda sendiri, dan nama lengkap anggota tim Anda.',
        'Pembina school club melihat nama, email, dan kelas peserta klubnya, dan dapat memperbaikinya.',
        'Penyelenggara melihat nama dan email akun, klub, serta tim yang terdaftar, agar dapat membantu dan menjalankan lomba.',
        'Administrator server menjaga data dan cadangannya.',
      ],
      closing:
        'Data tidak dijual, tidak dipakai untuk iklan, dan tidak diberikan kepada pihak lain, kecuali bila hukum mewajibkannya.',
    },
    {
      id: 'anak',
      title: 'Peserta dan orang tua',
      paragraphs: [
        'Menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, pemrosesan data anak memerlukan persetujuan orang tua atau wali. Karena itu, peserta membuat akun dengan izin orang tua atau walinya, dan sekolah memegang izin tertulisnya.',
        'Orang tua atau wali boleh meminta kami menunjukkan, memperbaiki, atau menghapus data anaknya, langsung atau melalui sekolah. Tidak perlu menyebutkan alasan.',
      ],
    },
    {
      id: 'penghapusan',
      title: 'Memperbaiki dan menghapus',
      paragraphs: ['Sebagian besar dapat Anda lakukan sendiri:'],
      points: [
        'Peserta: hapus akun di Profil, Keamanan akun. Nama, email, password, dan gambar dihapus saat itu juga dan tidak dapat dikembalikan. Di tim, tempat Anda menjadi "Peserta terhapus"; hasil lomba tim tetap ada.',
        'Peserta: keluar dari klub, atau mengganti gambar, di Profil.',
        'Pembina: menghapus data peserta yang tidak memiliki akun sendiri, di daftar peserta. Peserta seperti itu yang dikeluarkan dari klub terhapus dua menit kemudian. Di hasil lomba namanya menjadi "Peserta terhapus".',
        'Penyelenggara: menghapus data peserta mana pun atas permintaan.',
        'Pembina: memperbaiki nama atau email peserta, mengeluarkan peserta, dan memilih di Keamanan dan privasi apakah nama lengkap dan foto profil tampil.',
        'School club yang tidak lagi aktif: minta penyelenggara menonaktifkannya, maka klub tidak tampil lagi di daftar.',
      ],
      closing: `Untuk hal lain, seperti foto kegiatan, hasil yang keliru, atau data anak yang tidak dapat dihapus sendiri: ${contact.charAt(0).toLowerCase()}${contact.slice(1)} Salinan cadangan masih memuat data yang dihapus sampai cadangan itu sendiri dihapus.`,
    },
    {
      id: 'peramban',
      title: 'Penyimpanan di peramban, catatan, dan layanan lain',
      paragraphs: [],
      points: [
        'Situs ini tidak memakai cookie, alat statistik, atau pelacak.',
        'Di peramban Anda tersimpan tanda masuk (berlaku paling lama 30 hari), nama dan gambar akun, pilihan tampilan, isian yang belum selesai, dan salinan halaman publik untuk dibaca tanpa koneksi. Keluar dari akun menghapus tanda masuknya; gunakan itu di komputer bersama.',
        'Catatan server memuat waktu, jenis permintaan, dan hasilnya, tanpa isi, email, atau alamat jaringan. Untuk mencegah penebakan password, percobaan masuk dihitung menurut email dan alamat jaringan.',
        'Video diputar dari youtube-nocookie.com, dan baru dimuat setelah Anda menekan tombol putar.',
        'Tautan "Buka peta" membuka Google Maps di tab baru.',
        'Email hanya dikirim bila diminta, yaitu tautan untuk membuat password baru atau menyerahkan akun school club.',
      ],
    },
  ],
};
