/**
 * The provinces of Indonesia from west to east with their regencies (kabupaten) and cities (kota), as the
 * list of codes of the Ministry of Home Affairs names them.
 */
export const provinces: Readonly<Record<string, { regencies: string; cities: string }>> = {
  Aceh: {
    regencies:
      'Aceh Barat, Aceh Barat Daya, Aceh Besar, Aceh Jaya, Aceh Selatan, Aceh Singkil, Aceh Tamiang, Aceh Tengah, Aceh Tenggara, Aceh Timur, Aceh Utara, Bener Meriah, Bireuen, Gayo Lues, Nagan Raya, Pidie, Pidie Jaya, Simeulue',
    cities: 'Banda Aceh, Langsa, Lhokseumawe, Sabang, Subulussalam',
  },
  'Sumatera Utara': {
    regencies:
      'Asahan, Batu Bara, Dairi, Deli Serdang, Humbang Hasundutan, Karo, Labuhanbatu, Labuhanbatu Selatan, Labuhanbatu Utara, Langkat, Mandailing Natal, Nias, Nias Barat, Nias Selatan, Nias Utara, Padang Lawas, Padang Lawas Utara, Pakpak Bharat, Samosir, Serdang Bedagai, Simalungun, Tapanuli Selatan, Tapanuli Tengah, Tapanuli Utara, Toba',
    cities:
      'Binjai, Gunungsitoli, Medan, Padangsidimpuan, Pematangsiantar, Sibolga, Tanjungbalai, Tebing Tinggi',
  },
  'Sumatera Barat': {
    regencies:
      'Agam, Dharmasraya, Kepulauan Mentawai, Lima Puluh Kota, Padang Pariaman, Pasaman, Pasaman Barat, Pesisir Selatan, Sijunjung, Solok, Solok Selatan, Tanah Datar',
    cities: 'Bukittinggi, Padang, Padang Panjang, Pariaman, Payakumbuh, Sawahlunto, Solok',
  },
  Riau: {
    regencies:
      'Bengkalis, Indragiri Hilir, Indragiri Hulu, Kampar, Kepulauan Meranti, Kuantan Singingi, Pelalawan, Rokan Hilir, Rokan Hulu, Siak',
    cities: 'Dumai, Pekanbaru',
  },
  'Kepulauan Riau': {
    regencies: 'Bintan, Karimun, Kepulauan Anambas, Lingga, Natuna',
    cities: 'Batam, Tanjungpinang',
  },
  Jambi: {
    regencies:
      'Batang Hari, Bungo, Kerinci, Merangin, Muaro Jambi, Sarolangun, Tanjung Jabung Barat, Tanjung Jabung Timur, Tebo',
    cities: 'Jambi, Sungai Penuh',
  },
  'Sumatera Selatan': {
    regencies:
      'Banyuasin, Empat Lawang, Lahat, Muara Enim, Musi Banyuasin, Musi Rawas, Musi Rawas Utara, Ogan Ilir, Ogan Komering Ilir, Ogan Komering Ulu, Ogan Komering Ulu Selatan, Ogan Komering Ulu Timur, Penukal Abab Lematang Ilir',
    cities: 'Lubuklinggau, Pagar Alam, Palembang, Prabumulih',
  },
  'Kepulauan Bangka Belitung': {
    regencies: 'Bangka, Bangka Barat, Bangka Selatan, Bangka Tengah, Belitung, Belitung Timur',
    cities: 'Pangkalpinang',
  },
  Bengkulu: {
    regencies:
      'Bengkulu Selatan, Bengkulu Tengah, Bengkulu Utara, Kaur, Kepahiang, Lebong, Mukomuko, Rejang Lebong, Seluma',
    cities: 'Bengkulu',
  },
  Lampung: {
    regencies:
      'Lampung Barat, Lampung Selatan, Lampung Tengah, Lampung Timur, Lampung Utara, Mesuji, Pesawaran, Pesisir Barat, Pringsewu, Tanggamus, Tulang Bawang, Tulang Bawang Barat, Way Kanan',
    cities: 'Bandar Lampung, Metro',
  },
  Banten: {
    regencies: 'Lebak, Pandeglang, Serang, Tangerang',
    cities: 'Cilegon, Serang, Tangerang, Tangerang Selatan',
  },
  'DKI Jakarta': {
    regencies: 'Kepulauan Seribu',
    cities: 'Jakarta Barat, Jakarta Pusat, Jakarta Selatan, Jakarta Timur, Jakarta Utara',
  },
  'Jawa Barat': {
    regencies:
      'Bandung, Bandung Barat, Bekasi, Bogor, Ciamis, Cianjur, Cirebon, Garut, Indramayu, Karawang, Kuningan, Majalengka, Pangandaran, Purwakarta, Subang, Sukabumi, Sumedang, Tasikmalaya',
    cities: 'Bandung, Banjar, Bekasi, Bogor, Cimahi, Cirebon, Depok, Sukabumi, Tasikmalaya',
  },
  'Jawa Tengah': {
    regencies:
      'Banjarnegara, Banyumas, Batang, Blora, Boyolali, Brebes, Cilacap, Demak, Grobogan, Jepara, Karanganyar, Kebumen, Kendal, Klaten, Kudus, Magelang, Pati, Pekalongan, Pemalang, Purbalingga, Purworejo, Rembang, Semarang, Sragen, Sukoharjo, Tegal, Temanggung, Wonogiri, Wonosobo',
    cities: 'Magelang, Pekalongan, Salatiga, Semarang, Surakarta, Tegal',
  },
  'DI Yogyakarta': {
    regencies: 'Bantul, Gunungkidul, Kulon Progo, Sleman',
    cities: 'Yogyakarta',
  },
  'Jawa Timur': {
    regencies:
      'Bangkalan, Banyuwangi, Blitar, Bojonegoro, Bondowoso, Gresik, Jember, Jombang, Kediri, Lamongan, Lumajang, Madiun, Magetan, Malang, Mojokerto, Nganjuk, Ngawi, Pacitan, Pamekasan, Pasuruan, Ponorogo, Probolinggo, Sampang, Sidoarjo, Situbondo, Sumenep, Trenggalek, Tuban, Tulungagung',
    cities: 'Batu, Blitar, Kediri, Madiun, Malang, Mojokerto, Pasuruan, Probolinggo, Surabaya',
  },
  Bali: {
    regencies: 'Badung, Bangli, Buleleng, Gianyar, Jembrana, Karangasem, Klungkung, Tabanan',
    cities: 'Denpasar',
  },
  'Nusa Tenggara Barat': {
    regencies:
      'Bima, Dompu, Lombok Barat, Lombok Tengah, Lombok Timur, Lombok Utara, Sumbawa, Sumbawa Barat',
    cities: 'Bima, Mataram',
  },
  'Nusa Tenggara Timur': {
    regencies:
      'Alor, Belu, Ende, Flores Timur, Kupang, Lembata, Malaka, Manggarai, Manggarai Barat, Manggarai Timur, Nagekeo, Ngada, Rote Ndao, Sabu Raijua, Sikka, Sumba Barat, Sumba Barat Daya, Sumba Tengah, Sumba Timur, Timor Tengah Selatan, Timor Tengah Utara',
    cities: 'Kupang',
  },
  'Kalimantan Barat': {
    regencies:
      'Bengkayang, Kapuas Hulu, Kayong Utara, Ketapang, Kubu Raya, Landak, Melawi, Mempawah, Sambas, Sanggau, Sekadau, Sintang',
    cities: 'Pontianak, Singkawang',
  },
  'Kalimantan Tengah': {
    regencies:
      'Barito Selatan, Barito Timur, Barito Utara, Gunung Mas, Kapuas, Katingan, Kotawaringin Barat, Kotawaringin Timur, Lamandau, Murung Raya, Pulang Pisau, Seruyan, Sukamara',
    cities: 'Palangka Raya',
  },
  'Kalimantan Selatan': {
    regencies:
      'Balangan, Banjar, Barito Kuala, Hulu Sungai Selatan, Hulu Sungai Tengah, Hulu Sungai Utara, Kotabaru, Tabalong, Tanah Bumbu, Tanah Laut, Tapin',
    cities: 'Banjarbaru, Banjarmasin',
  },
  'Kalimantan Timur': {
    regencies:
      'Berau, Kutai Barat, Kutai Kartanegara, Kutai Timur, Mahakam Ulu, Paser, Penajam Paser Utara',
    cities: 'Balikpapan, Bontang, Samarinda',
  },
  'Kalimantan Utara': {
    regencies: 'Bulungan, Malinau, Nunukan, Tana Tidung',
    cities: 'Tarakan',
  },
  'Sulawesi Utara': {
    regencies:
      'Bolaang Mongondow, Bolaang Mongondow Selatan, Bolaang Mongondow Timur, Bolaang Mongondow Utara, Kepulauan Sangihe, Kepulauan Siau Tagulandang Biaro, Kepulauan Talaud, Minahasa, Minahasa Selatan, Minahasa Tenggara, Minahasa Utara',
    cities: 'Bitung, Kotamobagu, Manado, Tomohon',
  },
  Gorontalo: {
    regencies: 'Boalemo, Bone Bolango, Gorontalo, Gorontalo Utara, Pohuwato',
    cities: 'Gorontalo',
  },
  'Sulawesi Tengah': {
    regencies:
      'Banggai, Banggai Kepulauan, Banggai Laut, Buol, Donggala, Morowali, Morowali Utara, Parigi Moutong, Poso, Sigi, Tojo Una-Una, Tolitoli',
    cities: 'Palu',
  },
  'Sulawesi Barat': {
    regencies: 'Majene, Mamasa, Mamuju, Mamuju Tengah, Pasangkayu, Polewali Mandar',
    cities: '',
  },
  'Sulawesi Selatan': {
    regencies:
      'Bantaeng, Barru, Bone, Bulukumba, Enrekang, Gowa, Jeneponto, Kepulauan Selayar, Luwu, Luwu Timur, Luwu Utara, Maros, Pangkajene dan Kepulauan, Pinrang, Sidenreng Rappang, Sinjai, Soppeng, Takalar, Tana Toraja, Toraja Utara, Wajo',
    cities: 'Makassar, Palopo, Parepare',
  },
  'Sulawesi Tenggara': {
    regencies:
      'Bombana, Buton, Buton Selatan, Buton Tengah, Buton Utara, Kolaka, Kolaka Timur, Kolaka Utara, Konawe, Konawe Kepulauan, Konawe Selatan, Konawe Utara, Muna, Muna Barat, Wakatobi',
    cities: 'Baubau, Kendari',
  },
  Maluku: {
    regencies:
      'Buru, Buru Selatan, Kepulauan Aru, Kepulauan Tanimbar, Maluku Barat Daya, Maluku Tengah, Maluku Tenggara, Seram Bagian Barat, Seram Bagian Timur',
    cities: 'Ambon, Tual',
  },
  'Maluku Utara': {
    regencies:
      'Halmahera Barat, Halmahera Selatan, Halmahera Tengah, Halmahera Timur, Halmahera Utara, Kepulauan Sula, Pulau Morotai, Pulau Taliabu',
    cities: 'Ternate, Tidore Kepulauan',
  },
  'Papua Barat Daya': {
    regencies: 'Maybrat, Raja Ampat, Sorong, Sorong Selatan, Tambrauw',
    cities: 'Sorong',
  },
  'Papua Barat': {
    regencies:
      'Fakfak, Kaimana, Manokwari, Manokwari Selatan, Pegunungan Arfak, Teluk Bintuni, Teluk Wondama',
    cities: '',
  },
  'Papua Tengah': {
    regencies: 'Deiyai, Dogiyai, Intan Jaya, Mimika, Nabire, Paniai, Puncak, Puncak Jaya',
    cities: '',
  },
  'Papua Pegunungan': {
    regencies:
      'Jayawijaya, Lanny Jaya, Mamberamo Tengah, Nduga, Pegunungan Bintang, Tolikara, Yahukimo, Yalimo',
    cities: '',
  },
  'Papua Selatan': {
    regencies: 'Asmat, Boven Digoel, Mappi, Merauke',
    cities: '',
  },
  Papua: {
    regencies:
      'Biak Numfor, Jayapura, Keerom, Kepulauan Yapen, Mamberamo Raya, Sarmi, Supiori, Waropen',
    cities: 'Jayapura',
  },
};
