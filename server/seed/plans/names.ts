type Words = readonly [string, ...string[]];

/**
 * The people of a region. A name consists of a word of `boys` or `girls` and one of `boysLast` or
 * `girlsLast`.
 */
export type Region = {
  boys: Words;
  girls: Words;
  boysLast: Words;
  girlsLast: Words;
};

const words = (text: string): Words => text.split(', ') as [string, ...string[]];
const family = (text: string): { boysLast: Words; girlsLast: Words } => ({
  boysLast: words(text),
  girlsLast: words(text),
});

/** Lists of realistic names; the people are invented. */
export const regions = {
  javanese: {
    boys: words(
      'Aditya, Bayu, Danang, Dimas, Eko, Fajar, Galih, Hendra, Joko, Krisna, Panji, Rangga, Satria, Tegar, Wahyu, Yoga, Arya, Bima, Gilang, Bagus',
    ),
    girls: words(
      'Anindya, Ayu, Citra, Dewi, Dyah, Endah, Kinanti, Laras, Maharani, Nastiti, Puspita, Ratih, Sekar, Tri, Wening, Wulan, Galuh, Indah, Retno, Rara',
    ),
    boysLast: words(
      'Prasetyo, Nugroho, Wibowo, Saputra, Kurniawan, Santoso, Setiawan, Pamungkas, Hidayat, Wijayanto, Purnomo, Susilo, Utomo, Raharjo',
    ),
    girlsLast: words(
      'Lestari, Rahayu, Wulandari, Handayani, Kusumawati, Pertiwi, Anggraini, Puspitasari, Utami, Ningrum, Setyowati, Widyastuti, Safitri, Permatasari',
    ),
  },
  sundanese: {
    boys: words(
      'Asep, Cecep, Dadan, Deden, Encep, Gugun, Iwan, Jajang, Kiki, Rizal, Ujang, Yayan, Agung, Rendi, Faisal, Ginanjar',
    ),
    girls: words(
      'Euis, Neng Rani, Teti, Rina, Siti, Intan, Nia, Yuyun, Lilis, Mega, Neneng, Dini, Rosita, Tiara, Salma, Fitri',
    ),
    boysLast: words(
      'Sutisna, Permana, Hermawan, Suryana, Gunawan, Ramdani, Kusnadi, Maulana, Firmansyah, Nugraha, Saepudin, Supriatna',
    ),
    girlsLast: words(
      'Nurhayati, Sumiati, Komalasari, Rosmiati, Mulyani, Kartika, Rohaeni, Nuraeni, Wiharti, Hasanah, Maryati, Fauziah',
    ),
  },
  betawi: {
    boys: words(
      'Rafi, Zaki, Ilham, Farhan, Naufal, Rizky, Kevin, Marcel, Reza, Daffa, Raka, Hafiz, Jonathan, Michael',
    ),
    girls: words(
      'Alya, Nabila, Zahra, Keisha, Aurel, Vania, Clarissa, Jessica, Salsabila, Amira, Rania, Felicia, Kayla, Syifa',
    ),
    ...family(
      'Mahardika, Firdaus, Tanjung, Halim, Wijaya, Siregar, Suherman, Alatas, Kusuma, Salim, Anwar, Gunadi, Pratama, Iskandar',
    ),
  },
  balinese: {
    boys: words('I Wayan, I Made, I Nyoman, I Ketut, I Gede, I Putu, I Kadek, I Komang'),
    girls: words('Ni Luh, Ni Made, Ni Nyoman, Ni Ketut, Ni Putu, Ni Kadek, Ni Komang, Ni Wayan'),
    boysLast: words(
      'Adnyana, Artawan, Suardika, Mahendra, Widiana, Pradnyana, Sudarma, Arsana, Dharmawan, Wiguna',
    ),
    girlsLast: words(
      'Pradnyani, Sukerti, Widiantari, Trisna Dewi, Maheswari, Suryaningsih, Puspa Dewi, Anggreni, Parwati, Candra Dewi',
    ),
  },
  batak: {
    boys: words(
      'Andreas, Binsar, Daniel, Gomgom, Horas, Jogi, Lamhot, Parulian, Rinto, Sahat, Togar, Yosep',
    ),
    girls: words(
      'Berliana, Debora, Ester, Gloria, Hotmaida, Lamtiur, Maria, Netty, Rotua, Sondang, Tiurma, Yohana',
    ),
    ...family(
      'Simanjuntak, Sihombing, Nainggolan, Hutapea, Manurung, Situmorang, Panjaitan, Lumbantobing, Pasaribu, Marpaung, Silalahi, Ginting',
    ),
  },
  minang: {
    boys: words(
      'Afdhal, Buya Rizki, Fadhil, Hanif, Ikhsan, Luthfi, Mulyadi, Rahmat, Taufik, Yendri, Zulfan, Irfan',
    ),
    girls: words(
      'Annisa, Dilla, Fadhila, Hayati, Latifa, Meutia, Rahmi, Silvia, Upik Rahma, Vina, Yesi, Zaskia',
    ),
    ...family(
      'Chaniago, Koto, Piliang, Sikumbang, Jambak, Tanjung, Guci, Pitopang, Panyalai, Malayu, Bodi, Simabur',
    ),
  },
  malay: {
    boys: words(
      'Azlan, Hafizh, Iqbal, Kamal, Mirza, Ridho, Syahrul, Tengku Fauzan, Wan Rasyid, Zulkarnain, Ferdi, Robby',
    ),
    girls: words(
      'Aisyah, Balqis, Cahaya, Dinda, Hanifah, Khairani, Melati, Nurul, Suci, Tengku Sarah, Widya, Zubaidah',
    ),
    ...family(
      'Alamsyah, Effendi, Harahap, Lubis, Mansyur, Nasution, Rangkuti, Syahputra, Usman, Yunus, Ramadhan, Muis',
    ),
  },
  banjar: {
    boys: words(
      'Akhmad, Hasan, Jailani, Khairul, Noor Ilmi, Rusdi, Syarif, Fikri, Hadi, Maulidan, Rahmadi, Samsul',
    ),
    girls: words(
      'Alfisah, Diang Rosa, Galuh Ayu, Hikmah, Jamilah, Maulida, Norhasanah, Rabiatul, Salamah, Yulia, Zainab, Risna',
    ),
    ...family(
      'Rifani, Anshari, Fauzi, Sabran, Hidayatullah, Rahman, Noorhalis, Gazali, Arsyad, Basri, Syahrani, Mulkani',
    ),
  },
  dayak: {
    boys: words(
      'Agustinus, Bonifasius, Damianus, Florentinus, Hendrikus, Lukas, Markus, Petrus, Rian, Silvanus, Yohanes, Ahmad',
    ),
    girls: words(
      'Agnes, Bernadeta, Dayang, Elisabet, Florensia, Katarina, Lusia, Monika, Oktaviana, Theresia, Veronika, Siti',
    ),
    ...family(
      'Lawai, Jenau, Usop, Ngo, Tingan, Luhat, Ding, Sulang, Bayer, Anyang, Kuleh, Lampang',
    ),
  },
  minahasan: {
    boys: words(
      'Alfrets, Brayen, Christo, Denny, Franky, Geraldo, Jeremy, Kenzo, Marlon, Rivaldo, Steven, Vino',
    ),
    girls: words(
      'Angel, Chelsea, Deisy, Fransiska, Gabriela, Injilia, Jeane, Kezia, Meiske, Priskila, Sharon, Verlita',
    ),
    ...family(
      'Rumengan, Mandagi, Kalalo, Lengkong, Pangemanan, Tumbelaka, Wowor, Sondakh, Karundeng, Mamahit, Rorimpandey, Walangitan',
    ),
  },
  bugis: {
    boys: words(
      'Andi Baso, Andi Tenri, Daeng Rahim, Akbar, Ambo Dalle, Fadli, Haerul, Ilyas, Muh Arif, Sulaiman, Takdir, Yusril',
    ),
    girls: words(
      'Andi Besse, Andi Cahaya, Besse Tenri, Fatimah, Hasnawati, Ikha, Mirnawati, Nurfadillah, Rabiah, Sitti Aminah, Tenri Ola, Widia',
    ),
    ...family(
      'Mappanyukki, Pawelloi, Mattalatta, Massewali, Sompa, Parenrengi, Mallarangan, Tahir, Palaguna, Makkasau, Lamappa, Sanusi',
    ),
  },
  ambonese: {
    boys: words(
      'Abner, Benny, Costantinus, Edwin, Glen, Hary, Jafar, Leo, Moksen, Nanda, Ronald, Victor',
    ),
    girls: words(
      'Aprilia, Bella, Dorcas, Femmy, Grace, Hawa, Jenifer, Lidya, Naomi, Ona, Rachel, Welma',
    ),
    ...family(
      'Latuconsina, Tuasikal, Siahaya, Pelupessy, Lekatompessy, Salampessy, Matulessy, Tomasoa, Hehanussa, Manuputty, Lawalata, Wattimena',
    ),
  },
  papuan: {
    boys: words(
      'Abraham, Alex, Daud, Elieser, Frans, Isak, Jonas, Lamek, Melkias, Otis, Samuel, Yance',
    ),
    girls: words(
      'Adolfina, Dolly, Fince, Hermina, Juliana, Magdalena, Novita, Orpa, Rosalina, Sarlota, Tineke, Yuliana',
    ),
    ...family(
      'Rumbiak, Kogoya, Wenda, Mandacan, Tabuni, Rumaropen, Yarangga, Wanggai, Krey, Ayomi, Murib, Imbiri',
    ),
  },
  timorese: {
    boys: words(
      'Adrianus, Blasius, Dominggus, Emanuel, Gaspar, Kornelis, Marianus, Nikolaus, Remigius, Stefanus, Viktor, Yakobus',
    ),
    girls: words(
      'Anjelina, Blandina, Delfiana, Emiliana, Getrudis, Kristina, Marselina, Noviana, Paulina, Serafina, Trivonia, Yosefina',
    ),
    ...family('Bere, Nahak, Seran, Tefa, Lao, Manek, Benu, Taolin, Leki, Kase, Nenobais, Fallo'),
  },
  acehnese: {
    boys: words(
      'Teuku Rayyan, Cut Ali, Fajri, Ghazali, Haikal, Mukhlis, Munawar, Rizal, Said, Teuku Umar, Zahrul, Zikri',
    ),
    girls: words(
      'Cut Intan, Cut Meutia, Husna, Intan Zahara, Khadijah, Mauliza, Nadia, Raihan, Rauzah, Syarifah, Ulfa, Zahratul',
    ),
    ...family(
      'Abdullah, Hamzah, Ibrahim, Ismail, Jauhari, Mahmud, Nurdin, Puteh, Rasyidin, Sulaiman, Yusuf, Zainuddin',
    ),
  },
  sasak: {
    boys: words(
      'Lalu Arya, Lalu Bagus, Haris, Imam, Jauhar, Lalu Gede, Muzakir, Rohman, Saiful, Syamsul, Zohri, Wirya',
    ),
    girls: words(
      'Baiq Ayu, Baiq Nurul, Baiq Rini, Hidayatun, Juwita, Laila, Marhamah, Nurmala, Sabrina, Suhaeni, Ulfiana, Zohrah',
    ),
    ...family(
      'Hamdani, Jayadi, Kusuma, Mustakim, Nasrullah, Purnawan, Rinjani, Sasaki, Turmuzi, Wirasakti, Zulkifli, Anggara',
    ),
  },
} satisfies Record<string, Region>;

export type RegionName = keyof typeof regions;
