import type { CategoryName } from '../../../server/db/seed/categories.ts';

/** The rule booklet of a category: numbered rules by section, and the table of points. */
export type RuleBooklet = {
  category: CategoryName;
  slug: string;
  summary: string;
  sections: readonly { title: string; rules: readonly string[] }[];
  scoring: readonly (readonly [what: string, points: string, note: string])[];
};

const conduct = {
  title: 'Sikap dan keselamatan',
  rules: [
    'Setiap tim terdiri atas satu sampai lima anggota dari klub sekolah yang sama, dengan satu orang ketua.',
    'Hanya anggota tim yang boleh menyentuh robot di area lomba. Pelatih memberi saran dari luar garis.',
    'Kacamata pelindung wajib dipakai saat memotong, mengebor, dan menyolder.',
    'Baterai yang menggembung, robek, atau panas harus segera diserahkan kepada petugas keselamatan.',
    'Keputusan juri ketua bersifat akhir. Keberatan diajukan oleh ketua tim paling lambat lima menit setelah nilai diumumkan.',
    'Tim yang merusak arena atau robot lain dengan sengaja dikeluarkan dari turnamen.',
  ],
};

export const ruleBooklets: readonly RuleBooklet[] = [
  {
    category: 'Line Follower',
    slug: 'line-follower',
    summary: 'Robot otonom mengikuti garis dari titik awal sampai titik akhir secepat mungkin.',
    sections: [
      {
        title: 'Robot',
        rules: [
          'Ukuran robot paling besar 25 cm x 20 cm x 20 cm, termasuk sensor dan kabel.',
          'Massa robot tidak dibatasi. Tegangan baterai paling tinggi 12,6 volt.',
          'Robot harus sepenuhnya otonom. Modul nirkabel dilepas sebelum robot masuk karantina.',
          'Robot dimulai dengan satu tombol atau satu sakelar yang mudah dijangkau juri.',
          'Robot tidak boleh meninggalkan bekas, cairan, atau potongan pada lintasan.',
        ],
      },
      {
        title: 'Lintasan',
        rules: [
          'Garis berwarna hitam di atas dasar putih dengan lebar 2 cm, toleransi 2 mm.',
          'Lintasan memuat tikungan 90 derajat, persimpangan, garis terbalik, dan satu bagian garis putus-putus.',
          'Letak bagian putus-putus diumumkan pada pagi hari lomba.',
          'Titik pemeriksaan ditandai pada tepi lintasan dan tidak boleh dipakai sebagai penanda oleh robot.',
          'Pencahayaan arena antara 300 dan 900 lux dan dapat berubah sepanjang hari.',
        ],
      },
      {
        title: 'Jalannya lomba',
        rules: [
          'Setiap tim mendapat waktu kalibrasi 10 menit di lintasan latihan.',
          'Setiap tim memiliki tiga percobaan. Percobaan dengan nilai tertinggi dihitung.',
          'Satu percobaan berlangsung paling lama tiga menit.',
          'Robot yang keluar garis lebih dari 3 detik dikembalikan ke titik pemeriksaan terakhir.',
          'Program tidak boleh diganti di antara dua percobaan. Penyetelan angka melalui tombol pada robot diperbolehkan.',
          'Waktu dicatat dalam menit, detik, dan perseratus detik.',
        ],
      },
      conduct,
    ],
    scoring: [
      ['Titik pemeriksaan dilewati', '8', 'paling banyak sepuluh'],
      ['Garis putus-putus diselesaikan', '10', 'sekali'],
      ['Mencapai titik akhir', '10', 'sekali'],
      ['Pengembalian ke lintasan', '-3', 'setiap kejadian'],
      ['Poin sama', '-', 'waktu lebih singkat menang'],
    ],
  },
  {
    category: 'Sumo Robot',
    slug: 'sumo-robot',
    summary: 'Dua robot otonom saling mendorong keluar dari arena bundar.',
    sections: [
      {
        title: 'Robot',
        rules: [
          'Ukuran robot pada saat mulai paling besar 20 cm x 20 cm. Tinggi tidak dibatasi.',
          'Massa robot paling berat 3 kg, ditimbang sebelum setiap babak.',
          'Robot boleh mengembang setelah pertandingan dimulai.',
          'Magnet, perekat, dan alat hisap untuk menambah cengkeraman dilarang.',
          'Ujung pelat tidak boleh lebih tajam dari jari-jari 0,1 mm dan diuji dengan kertas.',
          'Robot dilarang mengganggu sensor lawan dengan cahaya atau suara.',
        ],
      },
      {
        title: 'Arena',
        rules: [
          'Arena berdiameter 154 cm, berwarna hitam dengan garis tepi putih selebar 5 cm.',
          'Permukaan arena setinggi 5 cm dari lantai.',
          'Area kosong selebar 1 m di sekeliling arena tidak boleh dimasuki selama pertandingan.',
        ],
      },
      {
        title: 'Jalannya pertandingan',
        rules: [
          'Robot diletakkan di belakang garis mulai menurut undian arah.',
          'Setelah tombol ditekan, robot diam selama 5 detik penuh.',
          'Satu pertandingan terdiri atas paling banyak tiga ronde, masing-masing 3 menit.',
          'Tim yang lebih dahulu memenangkan dua ronde memenangkan pertandingan.',
          'Ronde diulang bila kedua robot saling mengunci selama 20 detik.',
          'Perbaikan di antara dua ronde dibatasi 60 detik.',
        ],
      },
      conduct,
    ],
    scoring: [
      ['Memenangkan ronde', '10', 'setiap ronde'],
      ['Memenangkan pertandingan', '15', 'setiap pertandingan'],
      ['Menang dalam 10 detik', '5', 'paling banyak sekali tiap pertandingan'],
      ['Mulai sebelum 5 detik', '-5', 'setiap kejadian'],
      ['Poin sama', '-', 'jumlah waktu lebih singkat menang'],
    ],
  },
  {
    category: 'Maze Solver',
    slug: 'maze-solver',
    summary: 'Robot menjelajahi labirin yang tidak dikenal dan berlari secepatnya menuju pusat.',
    sections: [
      {
        title: 'Robot',
        rules: [
          'Panjang dan lebar robot paling besar 16 cm. Tinggi tidak dibatasi.',
          'Robot tidak boleh memanjat, melompati, atau merusak dinding.',
          'Robot tidak boleh meninggalkan bagian dirinya di dalam labirin.',
          'Sumber tenaga tidak boleh memakai proses pembakaran.',
          'Program dikunci ketika robot masuk meja karantina.',
        ],
      },
      {
        title: 'Labirin',
        rules: [
          'Labirin terdiri atas 16 x 16 petak, masing-masing 18 cm x 18 cm.',
          'Dinding setinggi 5 cm dan setebal 1,2 cm, sisi putih dengan bagian atas merah.',
          'Tujuan adalah empat petak di tengah dengan satu jalan masuk.',
          'Titik mulai berada di salah satu sudut dan dikelilingi dinding pada tiga sisi.',
        ],
      },
      {
        title: 'Jalannya lomba',
        rules: [
          'Setiap tim memiliki waktu 7 menit di dalam labirin.',
          'Waktu lari diukur dari garis keluar petak mulai sampai masuk ke tujuan.',
          'Robot boleh melakukan pencarian dan lari sebanyak yang dapat dilakukannya.',
          'Setelah disentuh, robot kembali ke titik mulai dan memori peta boleh dipertahankan.',
          'Lari tercepat menjadi waktu resmi tim.',
        ],
      },
      conduct,
    ],
    scoring: [
      ['Mencapai tujuan', '60', 'sekali'],
      ['Setiap 16 petak dipetakan benar', '2', 'paling banyak enam belas kali'],
      ['Lari kedua lebih cepat dari pertama', '8', 'sekali'],
      ['Robot disentuh', '-4', 'setiap kejadian'],
      ['Poin sama', '-', 'lari tercepat menang'],
    ],
  },
  {
    category: 'Inspire',
    slug: 'inspire',
    summary:
      'Kategori terbuka untuk robot yang membantu menyelesaikan masalah nyata di sekitar tim.',
    sections: [
      {
        title: 'Karya',
        rules: [
          'Tema musim ini adalah tetangga: karya ditujukan bagi orang yang tinggal paling dekat dengan tim.',
          'Karya harus memuat sedikitnya satu sensor, satu penggerak, dan satu keputusan yang diambil oleh program.',
          'Tim menunjukkan bukti pembicaraan dengan sedikitnya tiga calon pengguna.',
          'Bagian yang dibeli jadi harus disebutkan dalam buku catatan beserta harganya.',
          'Karya muat di atas meja 180 cm x 75 cm atau pada lantai 2 m x 2 m.',
        ],
      },
      {
        title: 'Buku catatan',
        rules: [
          'Buku catatan proyek berisi sketsa, foto percobaan, kegagalan, dan rencana perbaikan.',
          'Setiap halaman memuat tanggal dan nama anggota yang mengerjakan.',
          'Buku catatan boleh ditulis tangan dan dinilai dari isinya.',
          'Kode program dilampirkan atau ditunjukkan di layar.',
        ],
      },
      {
        title: 'Penilaian di arena',
        rules: [
          'Tim merakit dan menguji karyanya di arena. Waktu pengerjaan dicatat dalam jam, menit, dan detik.',
          'Presentasi berlangsung paling lama 7 menit, dilanjutkan tanya jawab 5 menit.',
          'Robot diperagakan sedikitnya dua kali di depan juri.',
          'Semua anggota tim harus berbicara.',
          'Pengunjung boleh bertanya; jawaban kepada pengunjung ikut dinilai.',
        ],
      },
      conduct,
    ],
    scoring: [
      ['Masalah nyata dan pengguna jelas', '25', 'paling banyak'],
      ['Robot bekerja di depan juri', '35', 'paling banyak'],
      ['Buku catatan dan kejujuran', '25', 'paling banyak'],
      ['Penyampaian', '15', 'paling banyak'],
      ['Poin sama', '-', 'waktu pengerjaan lebih singkat menang'],
    ],
  },
];
