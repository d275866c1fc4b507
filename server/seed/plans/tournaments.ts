import type { ProgrammeItem, TimeZone, TournamentDocument } from '../../../openapi/schema.d.ts';
import type { CategoryName } from './categories.ts';

/**
 * `day` is relative to the day of seeding: 0 is today, -6 six days ago. If `hasPicture` is false, the
 * client shows a default picture.
 */
export type TournamentPlan = {
  title: string;
  slug: string;
  day: number;
  /** How many days it lasts; without it one. */
  days?: number;
  /** The hour at which it ends. */
  endTime?: string;
  mapUrl?: string;
  cost?: string;
  contact?: string;
  programme?: readonly ProgrammeItem[];
  documents?: readonly TournamentDocument[];
  place: readonly [venue: string, city: string, province: string];
  hasPicture?: false;
  /** Its results are official, and its certificates issued. */
  isOfficial?: true;
  /** The hour at which it was to start until the day before seeding. */
  movedFrom?: string;
  categories: readonly CategoryName[];
};

const line = 'Line Follower';
const sumo = 'Sumo Robot';
const soccer = 'Soccer Bot';
const maze = 'Maze Solver';
const inspire = 'Inspire';
const drone = 'Aerial Drone';

/** How many teams of each category a tournament takes. */
export const capacities: Readonly<Record<CategoryName, number>> = {
  [line]: 16,
  [sumo]: 16,
  [soccer]: 12,
  [maze]: 12,
  [inspire]: 12,
  [drone]: 10,
};

const central = [
  'Bali',
  'Kalimantan Selatan',
  'Kalimantan Timur',
  'Nusa Tenggara Barat',
  'Nusa Tenggara Timur',
  'Sulawesi Selatan',
  'Sulawesi Utara',
];
const eastern = ['Maluku', 'Papua'];

/** Returns the time zone of a province. */
export function timeZoneOf(province: string): TimeZone {
  if (central.includes(province)) return 'Asia/Makassar';
  return eastern.includes(province) ? 'Asia/Jayapura' : 'Asia/Jakarta';
}

const at = (time: string, text: string, day = 1): ProgrammeItem => ({ day, time, text });

const oneDay = [
  at('07:00', 'Registrasi ulang dan pemeriksaan robot'),
  at('08:00', 'Pembukaan dan penjelasan peraturan'),
  at('08:30', 'Babak penyisihan'),
  at('12:00', 'Istirahat dan makan siang'),
  at('13:00', 'Babak final'),
  at('15:30', 'Penyerahan piala'),
];

/** The seventh tournament is the default one of the client. */
export const tournamentPlans: readonly TournamentPlan[] = [
  {
    title: 'Jakarta Robot Games',
    slug: 'jakarta',
    day: 0,
    endTime: '17:00',
    cost: 'Rp150.000 per tim, dibayar di tempat',
    programme: oneDay,
    contact: 'https://wa.me/6281255501001',
    place: ['Istora Cendrawasih', 'Jakarta', 'DKI Jakarta'],
    categories: [line, sumo, soccer, maze, inspire],
  },
  {
    title: 'Bandung Juara Robotika',
    slug: 'bandung',
    day: 5,
    movedFrom: '08:00',
    place: ['Gelanggang Pasundan', 'Bandung', 'Jawa Barat'],
    categories: [line, sumo, soccer, inspire],
  },
  {
    title: 'Dewata Robot Cup Denpasar',
    slug: 'denpasar',
    day: 12,
    place: ['Balai Budaya Renon', 'Denpasar', 'Bali'],
    categories: [sumo, soccer, inspire, drone],
  },
  {
    title: 'Pinisi Robotic Challenge Makassar',
    slug: 'makassar',
    day: -6,
    place: ['Gedung Pinisi Losari', 'Makassar', 'Sulawesi Selatan'],
    categories: [line, sumo, maze, inspire],
  },
  {
    title: 'Merapi Maze Day Yogyakarta',
    slug: 'yogyakarta',
    day: 21,
    days: 2,
    endTime: '15:00',
    cost: 'Gratis',
    programme: [
      at('08:00', 'Registrasi ulang dan latihan di labirin'),
      at('13:00', 'Babak penyisihan Maze Solver dan Line Follower'),
      at('08:00', 'Presentasi Inspire', 2),
      at('10:00', 'Babak final', 2),
      at('14:00', 'Penyerahan piala', 2),
    ],
    contact: 'https://wa.me/6281255501005',
    place: ['Graha Merapi', 'Yogyakarta', 'DI Yogyakarta'],
    categories: [line, maze, inspire],
  },
  {
    title: 'Ampera Robot Festival Palembang',
    slug: 'palembang',
    day: -62,
    isOfficial: true,
    place: ['Balai Ampera', 'Palembang', 'Sumatera Selatan'],
    categories: [line, sumo, maze, drone],
  },
  {
    title: 'RoboLaga Distrik Surabaya',
    slug: 'surabaya',
    day: 2,
    endTime: '16:30',
    cost: 'Rp100.000 per tim, ditransfer saat mendaftar',
    programme: oneDay,
    documents: [
      {
        title: 'Surat undangan untuk sekolah',
        url: 'https://contoh.robolaga.id/surat-undangan.pdf',
      },
      { title: 'Formulir izin orang tua', url: 'https://contoh.robolaga.id/izin-orang-tua' },
    ],
    contact: 'https://wa.me/6281255501007',
    mapUrl: 'https://www.openstreetmap.org/?mlat=-7.2653&mlon=112.7427#map=16/-7.2653/112.7427',
    place: ['Graha Cendekia', 'Surabaya', 'Jawa Timur'],
    categories: [line, sumo, soccer, maze, inspire],
  },
  {
    title: 'Ranah Minang Robot Gathering',
    slug: 'padang',
    day: 47,
    place: ['Balai Rantau', 'Padang', 'Sumatera Barat'],
    categories: [],
  },
  {
    title: 'Semeru Robot Open Malang',
    slug: 'malang',
    day: -20,
    place: ['Gedung Semeru', 'Malang', 'Jawa Timur'],
    categories: [line, sumo, soccer, inspire],
  },
  {
    title: 'Kejuaraan Robotika Pelajar Semarang',
    slug: 'semarang',
    day: -34,
    days: 2,
    place: ['Gedung Lawang Pelajar', 'Semarang', 'Jawa Tengah'],
    categories: [line, maze, inspire],
  },
  {
    title: 'Serambi Robot Expo Banda Aceh',
    slug: 'banda-aceh',
    day: -48,
    place: ['Balai Serambi', 'Banda Aceh', 'Aceh'],
    categories: [line, sumo, inspire],
  },
  {
    title: 'Borneo Robot Trail Balikpapan',
    slug: 'balikpapan',
    day: -69,
    place: ['Dome Teluk', 'Balikpapan', 'Kalimantan Timur'],
    categories: [line, sumo, soccer],
  },
  {
    title: 'Danau Toba Robot Race Balige',
    slug: 'balige',
    day: -90,
    place: ['Balai Toba', 'Balige', 'Sumatera Utara'],
    categories: [line, sumo, maze],
  },
  {
    title: 'Nyiur Melambai Robot Cup Manado',
    slug: 'manado',
    day: -118,
    place: ['Gedung Nyiur', 'Manado', 'Sulawesi Utara'],
    categories: [line, soccer, inspire],
  },
  {
    title: 'Sunan Robot League Cirebon',
    slug: 'cirebon',
    day: -146,
    place: ['Balai Sunan', 'Cirebon', 'Jawa Barat'],
    categories: [sumo, soccer, maze],
  },
  {
    title: 'Bengawan Robot Derby Solo',
    slug: 'solo',
    day: -174,
    place: ['Pendapa Bengawan', 'Surakarta', 'Jawa Tengah'],
    categories: [line, sumo, inspire],
  },
  {
    title: 'Cenderawasih Robot Fest Jayapura',
    slug: 'jayapura',
    day: -209,
    place: ['Gelanggang Cenderawasih', 'Jayapura', 'Papua'],
    categories: [line, soccer, inspire],
  },
  {
    title: 'Khatulistiwa Zero Line Pontianak',
    slug: 'pontianak',
    day: -244,
    place: ['Balai Khatulistiwa', 'Pontianak', 'Kalimantan Barat'],
    categories: [line, maze],
  },
  {
    title: 'Maluku Manise Robot Day Ambon',
    slug: 'ambon',
    day: -279,
    place: ['Gedung Manise', 'Ambon', 'Maluku'],
    categories: [line, sumo, soccer],
  },
  {
    title: 'Rinjani Robot Challenge Mataram',
    slug: 'mataram',
    day: -314,
    place: ['Aula Rinjani', 'Mataram', 'Nusa Tenggara Barat'],
    categories: [line, inspire],
  },
  {
    title: 'Mahakam Robot Regatta Samarinda',
    slug: 'samarinda',
    day: -356,
    place: ['Balai Mahakam', 'Samarinda', 'Kalimantan Timur'],
    hasPicture: false,
    categories: [line, sumo, soccer],
  },
  {
    title: 'Flobamora Robot Games Kupang',
    slug: 'kupang',
    day: -398,
    place: ['Gedung Flobamora', 'Kupang', 'Nusa Tenggara Timur'],
    categories: [line, sumo, inspire],
  },
  {
    title: 'Siger Robot Open Bandar Lampung',
    slug: 'bandar-lampung',
    day: -440,
    place: ['Balai Siger', 'Bandar Lampung', 'Lampung'],
    categories: [sumo, soccer, maze],
  },
  {
    title: 'Lancang Kuning Robot Cup Pekanbaru',
    slug: 'pekanbaru',
    day: -489,
    place: ['Gedung Lancang Kuning', 'Pekanbaru', 'Riau'],
    categories: [line, soccer],
  },
  {
    title: 'Kota Hujan Line Masters Bogor',
    slug: 'bogor',
    day: -545,
    place: ['Aula Kota Hujan', 'Bogor', 'Jawa Barat'],
    categories: [line, maze, inspire],
  },
  {
    title: 'Pasar Terapung Robot Show Banjarmasin',
    slug: 'banjarmasin',
    day: -104,
    place: ['Balai Martapura', 'Banjarmasin', 'Kalimantan Selatan'],
    categories: [line, sumo, drone],
  },
  {
    title: 'Api Biru Robot Night Banyuwangi',
    slug: 'banyuwangi',
    day: -132,
    place: ['Gelanggang Blambangan', 'Banyuwangi', 'Jawa Timur'],
    categories: [sumo, soccer, maze],
  },
  {
    title: 'Toraja Highland Robot Meet',
    slug: 'toraja',
    day: -160,
    place: ['Balai Tongkonan', 'Rantepao', 'Sulawesi Selatan'],
    categories: [line, inspire, drone],
  },
  {
    title: 'Komodo Robot Voyage Labuan Bajo',
    slug: 'labuan-bajo',
    day: -226,
    place: ['Balai Komodo', 'Labuan Bajo', 'Nusa Tenggara Timur'],
    categories: [line, sumo, soccer, inspire],
  },
  {
    title: 'Grand Final Nasional RoboLaga Magelang',
    slug: 'magelang',
    day: 150,
    place: ['Gedung Menoreh', 'Magelang', 'Jawa Tengah'],
    categories: [line, sumo, soccer, maze, inspire, drone],
  },
];
