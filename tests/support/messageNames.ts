/** Names as people give them, and how they stand in a message. */
export const messageNames: [string, string][] = [
  ['Garuda Baja', 'Garuda Baja'],
  ['Tim "Elang" 01', 'Tim "Elang" 01'],
  ["Qur'an Robotic's", "Qur'an Robotic's"],
  ['Panda & Kancil', 'Panda & Kancil'],
  ['#1 Bintang', '#1 Bintang'],
  ['100% Juara', '100% Juara'],
  ['Robo+ Kids', 'Robo+ Kids'],
  ['Roket 🚀🤖', 'Roket 🚀🤖'],
  ['Keluarga 👨‍👩‍👧‍👦', 'Keluarga 👨‍👩‍👧‍👦'],
  ['Baris\nDua', 'Baris Dua'],
  [
    'Ni Luh Ayu Ketut Sri Wahyuningsih Putri Handayani Kusumaningrum Dewi Larasati'.repeat(3),
    'Ni Luh Ayu Ketut Sri Wahyuningsih Putri Handayani Kusumaningrum Dewi Larasati'.repeat(3),
  ],
  ['I Gusti Ngurah Agung, S.Pd.?=', 'I Gusti Ngurah Agung, S.Pd.?='],
  ['ロボット部', 'ロボット部'],
];
