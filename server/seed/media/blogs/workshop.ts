import type { BlogText } from './blogText.ts';

export const workshopBlogs: readonly BlogText[] = [
  {
    title: 'Memulai klub robotika dengan dua laptop dan satu mesin bor',
    slug: 'memulai-klub-robotika',
    day: 63,
    metaTitle: 'Cara memulai klub robotika di sekolah',
    metaDescription:
      'Langkah nyata memulai klub robotika dengan peralatan seadanya, dari klub madrasah di Semarang.',
    content: `<p>Pertanyaan yang paling sering kami terima dari guru bukan tentang kode, melainkan tentang uang. Berapa biaya memulai klub robotika? Jawaban dari sebuah madrasah di Semarang mungkin melegakan: dua laptop lama, satu mesin bor milik bagian sarana, dan satu meja yang boleh kotor.</p>
<h2>Bulan pertama: jangan membeli apa pun</h2>
<p>Klub itu memulai dengan membongkar. Printer rusak, mainan, kipas, dan pemutar cakram dikumpulkan dari rumah anggota. Dalam empat minggu mereka memiliki sebelas motor, puluhan gir, dan pemahaman tentang bagaimana sesuatu dirakit oleh orang lain.</p>
<h3>Yang dipelajari dari barang bekas</h3>
<ul>
<li>Cara membaca arah putaran dan tegangan motor dari labelnya.</li>
<li>Cara melepas solder tanpa merusak jalurnya.</li>
<li>Cara memberi label pada segala sesuatu, termasuk kotak yang kosong.</li>
</ul>
<h2>Bulan kedua: satu robot untuk semua</h2>
<p>Kesalahan umum adalah membeli satu kit untuk setiap kelompok. Klub ini membeli satu papan kendali saja, lalu membagi diri menjadi tim mekanik, tim sensor, dan tim cerita. Tim cerita mencatat semua keputusan, dan catatannya kelak menjadi buku panduan untuk anggota baru.</p>
<p>Dua tahun kemudian klub itu mengajar robotika ke enam sekolah tetangga. Mesin bornya masih sama, hanya mata bornya yang berganti. Sekolahmu ingin menyusul? <a href="/school">Lihat klub-klub yang sudah terdaftar</a> dan sapa yang terdekat.</p>`,
  },
  {
    title: 'PID tanpa air mata',
    slug: 'pid-tanpa-air-mata',
    day: 78,
    metaTitle: 'PID untuk robot pengikut garis',
    metaDescription:
      'Penjelasan kendali PID dengan perumpamaan menuang teh, tanpa rumus yang menakutkan.',
    content: `<p>Bayangkan menuang teh ke dalam gelas yang dipegang adikmu di atas sepeda yang bergerak. Matamu melihat jarak antara teko dan gelas, tanganmu memperbaiki, dan setiap perbaikan mengubah keadaan berikutnya. Selamat, kamu sudah mengerti kendali umpan balik. PID hanya memberi nama pada tiga kebiasaan tanganmu.</p>
<h2>P: memperbaiki sebesar kesalahannya</h2>
<p>Semakin jauh robot dari garis, semakin kuat ia berbelok. Bila angka P terlalu kecil, robot malas dan keluar di tikungan. Bila terlalu besar, ia bergoyang seperti orang yang panik memegang setang.</p>
<h2>D: mengingat arah perubahan</h2>
<p>D memperhatikan seberapa cepat kesalahan itu berubah. Ketika robot sudah bergerak menuju garis, D berkata, pelan-pelan, kita hampir sampai. Inilah obat untuk goyangan yang disebabkan oleh P.</p>
<h2>I: mengingat kesalahan lama</h2>
<p>Bila satu motor sedikit lebih lemah, robot akan selalu condong ke satu sisi. I menjumlahkan kecondongan kecil itu dan memperbaikinya. Pada lintasan pendek, I sering boleh nol.</p>
<ol>
<li>Mulai dengan I dan D bernilai nol, naikkan P sampai robot mulai bergoyang.</li>
<li>Naikkan D sampai goyangannya hilang.</li>
<li>Naikkan kecepatan sedikit, lalu ulangi dari langkah pertama.</li>
</ol>
<blockquote>Setelan terbaik kami ditemukan oleh anggota yang paling sabar, bukan yang paling pintar matematika.</blockquote>
<p>Catat setiap percobaan. Tiga angka yang cocok hari ini akan terlupakan minggu depan, dan menemukannya kembali selalu lebih lama daripada menuliskannya.</p>`,
  },
  {
    title: 'Menyolder bersama anak kelas tujuh: aman, rapi, dan menyenangkan',
    slug: 'menyolder-bersama-anak-kelas-tujuh',
    day: 95,
    metaTitle: 'Mengajar menyolder di SMP',
    metaDescription: 'Rencana pelajaran sembilan puluh menit untuk solderan pertama yang aman.',
    content: `<p>Besi bersuhu tiga ratus lima puluh derajat di tangan anak berusia tiga belas tahun terdengar seperti ide buruk. Setelah mengajar lebih dari empat ratus siswa, para relawan pojok solder RoboLaga berpendapat sebaliknya: anak-anak justru sangat berhati-hati ketika diberi alat sungguhan dan penjelasan yang jujur.</p>
<h2>Sebelum listrik dinyalakan</h2>
<p>Lima belas menit pertama dilakukan tanpa panas. Siswa memegang solder dingin seperti pensil, berlatih menyentuh titik selama dua detik, dan menyebutkan dengan suara keras ke mana alat itu harus kembali. Baru setelah semua orang bosan, stopkontak dinyalakan.</p>
<h3>Perlengkapan setiap meja</h3>
<ul>
<li>Kacamata pelindung untuk semua orang, termasuk yang hanya melihat.</li>
<li>Dudukan solder yang dibaut ke meja.</li>
<li>Kipas penghisap asap yang menarik, bukan meniup.</li>
<li>Semangkuk air bersih dan satu relawan untuk setiap empat siswa.</li>
</ul>
<h2>Papan pertama: lampu yang berkedip</h2>
<p>Papan latihan kami hanya berisi tujuh komponen, dan begitu baterainya dipasang, dua mata robot di papan itu berkedip. Tidak ada nilai, tidak ada lomba. Siswa yang selesai lebih dahulu menjadi pendamping, dan biasanya menjelaskan lebih baik daripada kami.</p>
<p>Sejak program ini berjalan, dua luka kecil tercatat, keduanya karena kertas. Berkas papan latihan dan lembar pendamping boleh diminta oleh klub mana pun melalui panitia kota masing-masing.</p>`,
  },
  {
    title: 'Dari balok warna ke baris kode',
    slug: 'dari-balok-warna-ke-baris-kode',
    day: 121,
    metaTitle: null,
    metaDescription: null,
    content: `<p>Ada perdebatan lama di ruang guru: kapan siswa harus meninggalkan pemrograman blok dan menulis kode sungguhan? Pertanyaannya sendiri menyesatkan, karena blok sudah merupakan kode sungguhan. Yang berubah hanyalah cara menuliskannya.</p>
<h2>Tanda bahwa siswa siap pindah</h2>
<p>Pelatih-pelatih yang kami temui tidak memakai umur sebagai patokan. Mereka menunggu tiga tanda: siswa mulai mengeluh bahwa blok terlalu lambat disusun, siswa menamai variabelnya dengan sengaja, dan siswa bisa menjelaskan programnya tanpa melihat layar.</p>
<h2>Jembatan satu minggu</h2>
<ol>
<li>Hari pertama, tampilkan program blok dan kode teks berdampingan, lalu cari pasangannya.</li>
<li>Hari kedua, ubah hanya angka di dalam kode teks.</li>
<li>Hari ketiga, hapus satu baris dan minta siswa menemukannya kembali.</li>
<li>Hari keempat, tulis ulang program terpendek dari ingatan.</li>
<li>Hari kelima, biarkan mereka memilih sendiri.</li>
</ol>
<p>Banyak siswa memilih kembali ke blok pada hari kelima, dan itu tidak apa-apa. Mereka tahu pintunya tidak terkunci. Untuk latihan di rumah, lingkungan seperti <a href="https://scratch.mit.edu/">Scratch</a> tetap menjadi tempat bermain yang baik.</p>
<blockquote>Robot tidak peduli apakah perintahnya berbentuk balok atau teks. Ia hanya peduli apakah perintahnya masuk akal.</blockquote>`,
  },
  {
    title: 'Inspire: ketika robot belajar menjadi tetangga yang baik',
    slug: 'robot-menjadi-tetangga-yang-baik',
    day: 158,
    metaTitle: 'Karya terbaik kategori Inspire',
    metaDescription: 'Tiga karya Inspire yang masih dipakai setelah lombanya usai.',
    content: `<p>Kebanyakan robot lomba berakhir di lemari. Karya kategori Inspire punya nasib lain, karena sejak awal dibuat untuk seseorang. Kami mengunjungi tiga tim setahun setelah mereka turun panggung, dan menemukan robot mereka masih bekerja.</p>
<h2>Penyiram yang tahu kapan harus diam</h2>
<p>Di Kupang, air lebih berharga daripada baterai. Robot buatan siswa SMA Flobamora mengukur kelembapan tanah di dua belas titik dan hanya menyiram yang benar-benar kering. Kelompok tani setempat menambahkan dua roda bekas gerobak, dan sekarang robot itu berkeliling sendiri setiap subuh.</p>
<h2>Kursi yang mendengar</h2>
<p>Tim dari Semarang membuat kursi roda yang berhenti ketika ada anak kecil melintas. Versi pertamanya terlalu takut dan berhenti untuk kucing, daun, dan bayangan. Versi ketiga, kata pemiliknya, akhirnya cukup berani untuk pergi ke pasar.</p>
<h2>Peta genangan dari Pontianak</h2>
<p>Dengan kamera kecil dan layang-layang, satu klub memotret gang-gang yang tergenang setelah hujan. Petanya ditempel di balai warga, dan tiga saluran air sudah diperbaiki karenanya.</p>
<ul>
<li>Ketiganya dimulai dengan wawancara, bukan dengan kit.</li>
<li>Ketiganya gagal di depan penggunanya sedikitnya dua kali.</li>
<li>Ketiganya punya buku catatan yang lebih tebal daripada robotnya.</li>
</ul>
<p>Tema musim ini masih sama: tetangga. Mungkin masalah yang paling layak dipecahkan sedang duduk di sebelah rumahmu.</p>`,
  },
  {
    title: 'Membuat tim yang akur dari lima orang keras kepala',
    slug: 'membuat-tim-yang-akur',
    day: 196,
    metaTitle: 'Kerja sama dalam tim robotika',
    metaDescription:
      'Pembagian peran, rapat lima menit, dan seni berselisih dengan sopan dalam tim robotika.',
    content: `<p>Satu tim RoboLaga terdiri atas satu sampai lima orang. Tim satu orang jarang bertengkar, tetapi juga jarang selesai. Tim lima orang punya tenaga yang cukup untuk menyelesaikan apa pun, termasuk persahabatan mereka sendiri, bila tidak diatur sejak awal.</p>
<h2>Peran yang berputar</h2>
<p>Klub-klub yang bertahan lama memutar peran setiap bulan. Penulis program menjadi penguji, mekanik menjadi pencatat. Tujuannya bukan supaya semua orang ahli dalam segala hal, melainkan supaya tidak ada orang yang bisa berkata bahwa hanya dia yang mengerti.</p>
<ul>
<li><strong>Kapten</strong> memutuskan ketika waktu habis, bukan ketika pendapatnya berbeda.</li>
<li><strong>Mekanik</strong> menjaga robot tetap utuh dan daftar bautnya lengkap.</li>
<li><strong>Pemrogram</strong> memberi nama pada setiap versi dan tidak pernah menghapus yang lama.</li>
<li><strong>Penguji</strong> berusaha merusak robot sebelum arena melakukannya.</li>
<li><strong>Pencatat</strong> menuliskan keputusan beserta alasannya.</li>
</ul>
<h2>Rapat lima menit</h2>
<p>Setiap latihan dibuka dengan berdiri melingkar. Setiap orang menyebutkan satu hal yang berhasil, satu hal yang macet, dan satu hal yang ia butuhkan dari orang lain. Tidak ada diskusi di dalam lingkaran; diskusi dilakukan setelahnya, oleh yang berkepentingan saja.</p>
<blockquote>Kami boleh berbeda pendapat tentang sensor. Kami tidak boleh berbeda pendapat tentang jam berapa kita pulang.</blockquote>
<p>Anggota tim dapat diatur oleh klub sekolah, dan ketua tim dapat mendaftarkannya ke turnamen. Namun tidak ada tombol untuk membuat sebuah tim menjadi akur. Untuk yang satu itu, lima menit sehari masih menjadi alat terbaik yang kami tahu.</p>`,
  },
];
