import type { BlogText } from './blogText.ts';

export const arenaBlogs: readonly BlogText[] = [
  {
    title: 'Sepuluh menit sebelum peluit: ritual kecil tim-tim juara',
    slug: 'sepuluh-menit-sebelum-peluit',
    day: 2,
    metaTitle: 'Ritual sebelum lomba robot | RoboLaga',
    metaDescription:
      'Apa yang dilakukan tim juara pada sepuluh menit terakhir sebelum robotnya turun ke arena.',
    content: `<p>Di setiap arena ada satu meja yang paling sunyi, dan biasanya bukan meja tim yang paling gugup. Sepuluh menit sebelum peluit, tim-tim berpengalaman justru mengerjakan hal-hal yang tampak sepele: mengelap roda, menghitung baut, dan membaca daftar yang sama untuk kesekian kali.</p>
<h2>Daftar yang ditulis saat kepala dingin</h2>
<p>Pelatih klub dari Surabaya menyebutnya <strong>daftar orang mengantuk</strong>. Isinya harus bisa diikuti oleh siapa pun dalam keadaan paling lelah, tanpa perlu berpikir. Daftar itu ditulis seminggu sebelum lomba, bukan di pinggir arena.</p>
<ol>
<li>Baterai terpasang, tegangan dicatat di kertas, bukan di ingatan.</li>
<li>Roda dilap dengan kain lembap, lalu dikeringkan.</li>
<li>Sensor dibaca di atas putih dan di atas hitam; selisihnya harus lebih dari dua ratus.</li>
<li>Program yang terpasang dicocokkan dengan nomor di label robot.</li>
<li>Semua orang berhenti menyentuh robot.</li>
</ol>
<p>Butir kelima adalah yang tersulit. Keinginan untuk mengubah satu angka terakhir selalu datang, dan hampir selalu berakhir buruk.</p>
<blockquote>Robot yang kamu kenal lebih baik daripada robot yang baru saja kamu perbaiki.</blockquote>
<h2>Setelah peluit</h2>
<p>Menariknya, ritual itu tidak berhenti ketika pertandingan selesai. Menang atau kalah, tim yang baik menuliskan tiga kalimat: apa yang terjadi, apa yang kita kira terjadi, dan apa yang akan kita ukur lain kali. Kebiasaan itulah yang membuat musim depan selalu lebih ringan. Jadwal lomba terdekat dapat dilihat di <a href="/tournaments">halaman turnamen</a>.</p>`,
  },
  {
    title:
      'Mengapa robot paling cepat di babak penyisihan jarang sekali menjadi juara di final Line Follower',
    slug: 'robot-tercepat-jarang-juara',
    day: 9,
    metaTitle: 'Cepat di penyisihan, kalah di final',
    metaDescription:
      'Catatan tiga musim Line Follower menunjukkan bahwa konsistensi mengalahkan kecepatan puncak.',
    content: `<p>Kami mengumpulkan catatan waktu dari tiga musim Line Follower dan menemukan pola yang berulang: dari tujuh belas robot tercepat di babak penyisihan, hanya empat yang berdiri di podium pada sore harinya. Sisanya keluar garis pada tikungan yang paginya mereka lewati dengan mudah.</p>
<h2>Apa yang berubah antara pagi dan sore</h2>
<p>Arena yang sama bisa menjadi arena yang berbeda. Cahaya matahari bergeser, baterai turun setengah volt, dan debu sepatu penonton menempel di lintasan. Robot yang disetel tepat di batas kemampuannya tidak punya ruang untuk semua itu.</p>
<table>
<thead><tr><th>Gaya penyetelan</th><th>Rata-rata waktu pagi</th><th>Rata-rata waktu final</th><th>Selesai tanpa keluar garis</th></tr></thead>
<tbody>
<tr><td>Secepat mungkin</td><td>00:21.40</td><td>00:29.85</td><td>4 dari 10</td></tr>
<tr><td>Cadangan sepuluh persen</td><td>00:23.10</td><td>00:23.90</td><td>8 dari 10</td></tr>
<tr><td>Sangat hati-hati</td><td>00:31.75</td><td>00:31.60</td><td>10 dari 10</td></tr>
</tbody>
</table>
<p>Baris kedua adalah tempat para juara berada. Mereka melepaskan hampir dua detik di pagi hari, dan mendapatkannya kembali ketika semua orang lain melambat.</p>
<h3>Cara menemukan sepuluh persen itu</h3>
<ul>
<li>Naikkan kecepatan sampai robot keluar garis tiga kali dari sepuluh percobaan.</li>
<li>Turunkan sepuluh persen dari angka tersebut, lalu jangan disentuh lagi.</li>
<li>Ulangi pengujian dengan baterai yang sudah setengah terpakai.</li>
</ul>
<p>Konsistensi memang tidak seru untuk direkam, tetapi papan skor tidak pernah menanyakan seberapa seru sebuah putaran.</p>`,
  },
  {
    title: 'Membaca lawan di atas dohyo',
    slug: 'membaca-lawan-di-atas-dohyo',
    day: 17,
    metaTitle: 'Strategi Sumo Robot untuk pemula',
    metaDescription:
      'Tiga strategi sumo robot, kapan dipakai, dan bagaimana lawan akan membalasnya.',
    content: `<p>Pertandingan sumo robot sering selesai sebelum penonton sempat duduk. Dalam waktu sesingkat itu tidak ada kesempatan untuk mengubah program, jadi strategi harus dipilih pada saat robot diletakkan. Melihat lawan dengan saksama selama tiga puluh detik bisa lebih berharga daripada menambah satu motor.</p>
<h2>Tiga watak robot</h2>
<p><strong>Si penyeruduk</strong> melaju lurus begitu hitungan selesai. Ia mengandalkan kejutan dan pelat depan yang tajam. <strong>Si pemutar</strong> menghindar dahulu, lalu menyerang dari samping. <strong>Si penunggu</strong> diam di tengah, sabar, dan baru bergerak ketika sensornya melihat sesuatu mendekat.</p>
<p>Tidak ada watak yang selalu menang. Penyeruduk kalah oleh pemutar yang menghindar tepat waktu, pemutar kalah oleh penunggu yang tidak terpancing, dan penunggu kalah oleh penyeruduk yang cukup berat.</p>
<h2>Yang bisa dibaca dari luar</h2>
<ul>
<li>Letak sensor jarak menunjukkan arah mana yang dijaga lawan.</li>
<li>Roda yang lebar berarti traksi; roda yang kecil berarti percepatan.</li>
<li>Pelat yang menyentuh lantai harus dilawan dari samping, bukan dari depan.</li>
</ul>
<blockquote>Kami kalah tiga kali dari robot yang lebih ringan. Baru pada kekalahan ketiga kami mencatat cara ia berputar.</blockquote>
<p>Kalimat itu datang dari kapten tim sumo asal Makassar, yang musim ini membawa pulang piala pertamanya. Buku catatannya kini dipajang di ruang klub, lengkap dengan coretan kopi di halaman terakhir.</p>`,
  },
  {
    title: 'Aerial Drone dibuka: semua yang perlu kamu siapkan',
    slug: 'aerial-drone-dibuka',
    day: 26,
    metaTitle: 'Kategori baru Aerial Drone',
    metaDescription: 'Aturan singkat, perlengkapan, dan cara berlatih untuk kategori Aerial Drone.',
    content: `<p>Setelah dua tahun uji coba dan lebih dari dua ratus penerbangan di atas lapangan badminton, kategori Aerial Drone resmi dibuka musim ini. Drone mini akan terbang di dalam kurungan jaring, melewati lima gerbang bercahaya, dan mendarat di petak bermotif kawung.</p>
<h2>Perlengkapan minimum</h2>
<p>Kabar baiknya, kategori ini tidak harus mahal. Drone dengan jarak poros paling panjang 150 milimeter sudah banyak dibuat sendiri oleh klub sekolah, dan RoboLaga meminjamkan kurungan jaring kepada penyelenggara di setiap kota.</p>
<ul>
<li>Drone dengan pelindung baling-baling penuh.</li>
<li>Dua baterai satu sel dan satu kantong tahan api.</li>
<li>Kacamata pelindung untuk setiap anggota di dalam garis.</li>
<li>Kamera bawah untuk membaca penanda lantai.</li>
</ul>
<p><img src="/storage/blogs/gerbang-drone.svg" alt="Drone oranye melewati tiga gerbang bercahaya di atas perbukitan" width="1200" height="630"></p>
<h2>Separuh manual, separuh otonom</h2>
<p>Tiga gerbang pertama diterbangkan oleh pilot. Setelah itu tangan harus lepas dari kendali, dan drone melanjutkan sendiri dengan bantuan penanda di lantai. Peralihan itulah yang paling sering gagal saat uji coba, jadi berlatihlah berpindah mode sambil tetap melayang di satu titik.</p>
<p>Pendaftaran perdana dibuka di beberapa kota sekaligus. Karena belum ada catatan nilai dari musim lalu, papan peringkatnya masih kosong, dan itu undangan yang sangat jarang datang.</p>`,
  },
  {
    title: 'Kalah terhormat di Ambon',
    slug: 'kalah-terhormat-di-ambon',
    day: 38,
    metaTitle: null,
    metaDescription:
      'Cerita sebuah tim Soccer Bot yang kalah sebelas gol tanpa balas dan pulang sebagai tim favorit penonton.',
    content: `<p>Papan skor menunjukkan sebelas lawan nol ketika wasit meniup peluit panjang. Di sisi lapangan, empat siswa kelas sembilan dari Maluku Tengah saling memandang, lalu tertawa. Robot penjaga gawang mereka baru saja menyelesaikan pertandingan penuh pertamanya tanpa mati.</p>
<h2>Perjalanan dengan dua kapal</h2>
<p>Mereka datang dengan dua kapal dan satu kotak pendingin ikan yang berisi robot. Salah satu papan kendali rusak terkena air garam di perjalanan, sehingga malam sebelum lomba dihabiskan di pojok perbaikan, dengan obeng pinjaman dari calon lawan mereka sendiri.</p>
<p>Pada babak kedua, ketika gol kesembilan masuk, penonton mulai bersorak setiap kali robot kecil itu berhasil menyentuh bola. Menjelang akhir, sorakan untuk sentuhan bola lebih keras daripada sorakan untuk gol.</p>
<blockquote>Target kami bukan menang. Target kami, robotnya masih jalan waktu foto bersama.</blockquote>
<h2>Yang dibawa pulang</h2>
<p>Tim itu pulang tanpa piala, tetapi dengan tiga hal yang lebih berguna: satu papan kendali cadangan hadiah dari tim juara, nomor telepon seorang pelatih di Surabaya, dan daftar dua belas perbaikan yang ditulis di belakang kertas skor. Musim ini mereka sudah mendaftar lagi. Kali ini kotak pendinginnya berlabel <em>elektronik, bukan ikan</em>.</p>`,
  },
  {
    title: 'Panduan penonton: cara menikmati lomba robot tanpa tahu apa-apa',
    slug: 'panduan-penonton',
    day: 51,
    metaTitle: 'Panduan penonton lomba robot',
    metaDescription:
      'Apa yang harus dilihat, kapan bersorak, dan mengapa semua orang tiba-tiba diam.',
    content: `<p>Orang tua, adik, dan tetangga yang diajak menonton sering bertanya hal yang sama: kita harus melihat ke mana? Lomba robot berlangsung cepat, kecil, dan kadang di balik punggung orang. Panduan singkat ini dibuat untuk mereka.</p>
<h2>Mulailah dari papan skor</h2>
<p>Papan skor berpindah kategori setiap sepuluh detik. Angka di tengah adalah poin, dan angka di kanan adalah waktu. Bila poinnya sama, tim dengan waktu lebih singkat berada di atas. Khusus Inspire, waktunya ditulis dalam jam karena karya di sana dibangun dan didemonstrasikan lebih lama.</p>
<h2>Kapan bersorak, kapan diam</h2>
<ul>
<li><strong>Line Follower:</strong> bersoraklah setelah tikungan, bukan sebelum. Robot tidak mendengar, tetapi kaptennya iya.</li>
<li><strong>Sumo Robot:</strong> bebas bersorak, terutama saat hitungan mundur lima detik.</li>
<li><strong>Maze Solver:</strong> diam ketika robot memasuki seperempat terakhir labirin. Anda akan mengerti mengapa.</li>
<li><strong>Inspire:</strong> bertanyalah. Tim senang menjelaskan, dan pertanyaan Anda sering lebih jujur daripada pertanyaan juri.</li>
</ul>
<h2>Setelah lomba</h2>
<p>Datanglah ke meja tim yang kalah. Di sanalah percakapan paling menarik berlangsung, karena semua orang sedang mencari tahu apa yang sebenarnya terjadi. Tanyakan satu hal saja: apa yang akan kalian ubah? Anda akan pulang dengan satu istilah baru, dan mereka dengan satu pendengar baru.</p>`,
  },
];
