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

/**
 * So many participants of one club, in the shape and the order of the document: always the same
 * ones.
 */
export function makePeople(count: number): ClubParticipant[] {
  const { compare } = new Intl.Collator('id');
  return Array.from({ length: count }, (_, place): ClubParticipant => {
    const first = firstNames[(place * 7) % firstNames.length] ?? '';
    const last =
      lastNames[(place * 11 + Math.floor(place / firstNames.length)) % lastNames.length] ?? '';
    return {
      id: place + 1,
      name: `${first} ${last}`,
      email: `${first}.${last}${place}@surel.example`.toLowerCase(),
      profile_picture: null,
    };
  }).sort((one, other) => compare(one.name, other.name) || one.id - other.id);
}

/** Those in whose name or address a text stands. */
export function peopleWith(people: readonly ClubParticipant[], text: string): ClubParticipant[] {
  const wanted = text.trim().toLowerCase();
  return people.filter(
    ({ name, email }) =>
      name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted),
  );
}
