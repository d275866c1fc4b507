import type { TimeFormat } from '../../../openapi/runs/scoreTimes.ts';

export type CategoryPlan = {
  name: string;
  slug: string;
  /** File name of the rule booklet, without extension. */
  rule: string | null;
  description: string;
  longDescription: string;
  /** Unless it is in hundredths of a second. */
  timeFormat?: TimeFormat;
};

export type CategoryName =
  | 'Line Follower'
  | 'Sumo Robot'
  | 'Soccer Bot'
  | 'Maze Solver'
  | 'Inspire'
  | 'Aerial Drone';

/** Long descriptions are plain text with an empty line between paragraphs. */
export const categoryPlans: readonly (CategoryPlan & { name: CategoryName })[] = [
  {
    name: 'Line Follower',
    slug: 'lineFollower',
    rule: 'line-follower',
    description:
      'Robot otonom mengikuti garis hitam secepat mungkin melewati tikungan tajam, persimpangan, dan garis putus-putus.',
    longDescription: `Line Follower adalah pintu masuk banyak siswa ke dunia robotika, dan tetap menjadi kategori yang paling ramai penontonnya. Robot harus membaca garis selebar dua sentimeter dengan sensor cahaya, lalu memutuskan sendiri seberapa keras setiap roda berputar. Tidak ada remote, tidak ada bantuan setelah peluit berbunyi.

Lintasan terdiri atas jalur lurus, tikungan sembilan puluh derajat, persimpangan, garis terbalik, dan satu bagian garis putus-putus yang letaknya baru diumumkan pada pagi hari lomba. Setiap tim mendapat waktu kalibrasi sepuluh menit. Jumlah percobaan diatur tiap lomba; bila lebih dari satu, peraturan babak menentukan yang mana yang dihitung.

Poin diberikan untuk setiap titik pemeriksaan yang dilewati. Bila dua tim mengumpulkan poin yang sama, waktu tempuh menentukan urutannya. Karena itu tim yang baik tidak hanya mengejar kecepatan: mereka tahu persis kapan robotnya perlu melambat.`,
  },
  {
    name: 'Sumo Robot',
    slug: 'sumo',
    rule: 'sumo-robot',
    description: 'Dua robot, satu arena bundar. Yang terdorong keluar lebih dahulu, kalah.',
    longDescription: `Di atas dohyo berdiameter 154 sentimeter, dua robot otonom dengan massa paling berat tiga kilogram saling mencari dan saling mendorong. Robot menunggu lima detik setelah tombol ditekan, lalu bergerak sendiri sampai salah satunya menyentuh tanah di luar ring.

Menang di sini bukan soal motor yang paling kuat saja. Sensor jarak harus menemukan lawan sebelum lawan menemukan kita, sensor garis harus mencegah robot melompat keluar sendiri, dan titik berat yang rendah sering mengalahkan tenaga yang besar. Setiap pertandingan berlangsung paling banyak tiga ronde.

Babak penyisihan memakai sistem setengah kompetisi di dalam grup. Dua tim teratas dari setiap grup melaju ke babak gugur, dan poin sepanjang hari menentukan peringkat akhir.`,
  },
  {
    name: 'Soccer Bot',
    slug: 'soccer',
    rule: null,
    description:
      'Dua lawan dua di lapangan hijau: robot mencari bola, mengoper, dan mencetak gol tanpa pengendali.',
    longDescription: `Soccer Bot mempertemukan dua tim dengan masing-masing dua robot di lapangan berukuran 243 kali 182 sentimeter. Bola memancarkan cahaya inframerah, dan robot menemukannya dengan sensor melingkar. Selebihnya adalah strategi: siapa yang menyerang, siapa yang menjaga gawang, dan bagaimana keduanya saling memberi tahu.

Pertandingan berlangsung dua kali sepuluh menit. Wasit menempatkan kembali robot yang macet, dan tim boleh memperbaiki robot di tepi lapangan selama permainan berjalan. Komunikasi antarrobot dalam satu tim diperbolehkan melalui Bluetooth berdaya rendah.

Kategori ini mengajarkan hal yang sulit diajarkan di kelas: merancang dua mesin yang harus bekerja sama, sekaligus dua kelompok siswa yang harus saling percaya.`,
  },
  {
    name: 'Maze Solver',
    slug: 'maze',
    rule: 'maze-solver',
    description:
      'Robot kecil menjelajahi labirin yang belum pernah dilihatnya, lalu mencari jalan tercepat ke tengah.',
    longDescription: `Labirin Maze Solver berukuran enam belas kali enam belas petak. Dindingnya baru dipasang setelah semua robot dikumpulkan di meja karantina, sehingga tidak ada tim yang tahu jalannya. Robot menjelajah, menggambar peta di memorinya, dan menghitung rute terpendek menuju empat petak di tengah.

Setiap tim memiliki tujuh menit. Selama waktu itu robot boleh melakukan pencarian sebanyak yang sanggup dilakukannya, kemudian lari cepat. Hanya lari tercepat yang dihitung, ditambah poin kecil untuk peta yang benar.

Algoritma flood fill, odometri, dan kendali gerak bertemu di dalam mesin yang muat di telapak tangan. Bila Anda ingin melihat penonton menahan napas demi sebuah robot seukuran tikus, datanglah ke final kategori ini.`,
  },
  {
    name: 'Inspire',
    slug: 'inspire',
    rule: 'inspire',
    timeFormat: 'HH:MM:SS',
    description:
      'Kategori terbuka: rancang robot yang menyelesaikan masalah nyata di sekitarmu dan ceritakan di depan juri.',
    longDescription: `Inspire tidak punya lintasan dan tidak punya lawan. Tim memilih sendiri masalah di lingkungannya, entah sampah sungai, antrean puskesmas, atau kebun sekolah yang kekeringan, lalu membangun robot yang membantu menyelesaikannya. Waktu pengerjaan di arena dicatat dalam jam, menit, dan detik.

Juri menilai tiga hal: seberapa nyata masalahnya, seberapa baik robotnya bekerja di depan mata mereka, dan seberapa jujur tim menceritakan apa yang belum berhasil. Buku catatan proyek wajib dibawa, lengkap dengan sketsa, foto percobaan, dan rencana perbaikan.

Banyak karya dari kategori ini tidak berhenti di panggung. Alat pengukur debit air buatan siswa Kupang kini dipakai kelompok tani, dan kursi roda bersensor dari Semarang sudah memasuki versi ketiganya. Tema tahun ini adalah tetangga: buatlah sesuatu untuk orang yang tinggal paling dekat denganmu.`,
  },
  {
    name: 'Aerial Drone',
    slug: 'drone',
    rule: null,
    description:
      'Kategori baru musim ini: drone mini terbang otonom melewati gerbang dan mendarat di petak sasaran.',
    longDescription: `Aerial Drone membawa RoboLaga ke udara untuk pertama kalinya. Drone dengan jarak poros paling panjang 150 milimeter terbang di dalam kurungan jaring berukuran delapan kali enam meter, melewati lima gerbang bercahaya, dan mendarat di petak yang ditandai pola batik.

Separuh lintasan diterbangkan secara manual, separuhnya harus otonom: kamera kecil di bawah drone membaca penanda lantai dan memperbaiki arah terbang. Baling-baling wajib berpelindung, baterai diperiksa sebelum setiap penerbangan, dan pilot mengenakan kacamata pelindung.

Karena kategori ini baru dibuka, belum ada catatan nilai dari musim sebelumnya. Nama pertama di papan peringkatnya bisa jadi nama timmu.`,
  },
];
