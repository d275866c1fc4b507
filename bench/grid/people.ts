import type { ClubParticipant } from '../../openapi/schema.d.ts';

const firstNames = [
  'Adi',
  'Agus',
  'Aisyah',
  'Andika',
  'Anisa',
  'Ayu',
  'Bagas',
  'Bima',
  'Budi',
  'Cahya',
  'Citra',
  'Dewi',
  'Dimas',
  'Eka',
  'Fajar',
  'Fitri',
  'Galih',
  'Gita',
  'Hana',
  'Indra',
  'Intan',
  'Joko',
  'Kirana',
  'Laras',
  'Made',
  'Maya',
  'Nadia',
  'Nanda',
  'Putri',
  'Raka',
  'Ratna',
  'Rizky',
  'Salsabila',
  'Sari',
  'Surya',
  'Tania',
  'Umar',
  'Wahyu',
  'Yusuf',
  'Zahra',
];
const lastNames = [
  'Anggraini',
  'Firmansyah',
  'Gunawan',
  'Hakim',
  'Hidayat',
  'Kusuma',
  'Lestari',
  'Maharani',
  'Nugroho',
  'Permata',
  'Pradana',
  'Prasetyo',
  'Pratama',
  'Purnama',
  'Putra',
  'Rahayu',
  'Ramadhan',
  'Saputra',
  'Setiawan',
  'Siregar',
  'Suryani',
  'Utami',
  'Wibowo',
  'Wicaksono',
  'Wijaya',
];

/** Returns the given number of participants, always the same ones, in the order of the API. */
export function makePeople(count: number): ClubParticipant[] {
  const { compare } = new Intl.Collator('id');
  return Array.from({ length: count }, (_, index): ClubParticipant => {
    const first = firstNames[(index * 7) % firstNames.length] ?? '';
    const last =
      lastNames[(index * 11 + Math.floor(index / firstNames.length)) % lastNames.length] ?? '';
    return {
      id: index + 1,
      name: `${first} ${last}`,
      email: `${first}.${last}${index}@surel.example`.toLowerCase(),
      profile_picture: null,
    };
  }).sort((a, b) => compare(a.name, b.name) || a.id - b.id);
}

/** Returns the participants whose name or e-mail address contains the text. */
export function filterPeople(people: readonly ClubParticipant[], text: string): ClubParticipant[] {
  const searchText = text.trim().toLowerCase();
  return people.filter(
    ({ name, email }) =>
      name.toLowerCase().includes(searchText) || email.toLowerCase().includes(searchText),
  );
}
