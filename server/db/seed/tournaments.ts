import type { CategoryName } from './categories.ts';

/**
 * `day` is relative to the day of seeding: 0 is today, -6 six days ago. If `hasPicture` is false, the
 * client shows a default picture.
 */
export type TournamentPlan = {
  title: string;
  slug: string;
  day: number;
  hasPicture?: false;
  categories: readonly CategoryName[];
};

const line = 'Line Follower';
const sumo = 'Sumo Robot';
const soccer = 'Soccer Bot';
const maze = 'Maze Solver';
const inspire = 'Inspire';
const drone = 'Aerial Drone';

/** The seventh tournament is the default one of the client. */
export const tournamentPlans: readonly TournamentPlan[] = [
  {
    title: 'Jakarta Robot Games',
    slug: 'jakarta',
    day: 0,
    categories: [line, sumo, soccer, maze, inspire],
  },
  {
    title: 'Bandung Juara Robotika',
    slug: 'bandung',
    day: 5,
    categories: [line, sumo, soccer, inspire],
  },
  {
    title: 'Dewata Robot Cup Denpasar',
    slug: 'denpasar',
    day: 12,
    categories: [sumo, soccer, inspire, drone],
  },
  {
    title: 'Pinisi Robotic Challenge Makassar',
    slug: 'makassar',
    day: -6,
    categories: [line, sumo, maze, inspire],
  },
  {
    title: 'Merapi Maze Day Yogyakarta',
    slug: 'yogyakarta',
    day: 21,
    categories: [line, maze, inspire],
  },
  {
    title: 'Ampera Robot Festival Palembang',
    slug: 'palembang',
    day: 33,
    categories: [line, sumo, maze, drone],
  },
  {
    title: 'RoboLaga Distrik Surabaya',
    slug: 'surabaya',
    day: 2,
    categories: [line, sumo, soccer, maze, inspire],
  },
  {
    title: 'Ranah Minang Robot Gathering',
    slug: 'padang',
    day: 47,
    categories: [],
  },
  {
    title: 'Semeru Robot Open Malang',
    slug: 'malang',
    day: -20,
    categories: [line, sumo, soccer, inspire],
  },
  {
    title: 'Kejuaraan Robotika Pelajar Semarang',
    slug: 'semarang',
    day: -34,
    categories: [line, maze, inspire],
  },
  {
    title: 'Serambi Robot Expo Banda Aceh',
    slug: 'banda-aceh',
    day: -48,
    categories: [line, sumo, inspire],
  },
  {
    title: 'Borneo Robot Trail Balikpapan',
    slug: 'balikpapan',
    day: -69,
    categories: [line, sumo, soccer],
  },
  {
    title: 'Danau Toba Robot Race Balige',
    slug: 'balige',
    day: -90,
    categories: [line, sumo, maze],
  },
  {
    title: 'Nyiur Melambai Robot Cup Manado',
    slug: 'manado',
    day: -118,
    categories: [line, soccer, inspire],
  },
  {
    title: 'Sunan Robot League Cirebon',
    slug: 'cirebon',
    day: -146,
    categories: [sumo, soccer, maze],
  },
  {
    title: 'Bengawan Robot Derby Solo',
    slug: 'solo',
    day: -174,
    categories: [line, sumo, inspire],
  },
  {
    title: 'Cenderawasih Robot Fest Jayapura',
    slug: 'jayapura',
    day: -209,
    categories: [line, soccer, inspire],
  },
  {
    title: 'Khatulistiwa Zero Line Pontianak',
    slug: 'pontianak',
    day: -244,
    categories: [line, maze],
  },
  {
    title: 'Maluku Manise Robot Day Ambon',
    slug: 'ambon',
    day: -279,
    categories: [line, sumo, soccer],
  },
  {
    title: 'Rinjani Robot Challenge Mataram',
    slug: 'mataram',
    day: -314,
    categories: [line, inspire],
  },
  {
    title: 'Mahakam Robot Regatta Samarinda',
    slug: 'samarinda',
    day: -356,
    hasPicture: false,
    categories: [line, sumo, soccer],
  },
  {
    title: 'Flobamora Robot Games Kupang',
    slug: 'kupang',
    day: -398,
    categories: [line, sumo, inspire],
  },
  {
    title: 'Siger Robot Open Bandar Lampung',
    slug: 'bandar-lampung',
    day: -440,
    categories: [sumo, soccer, maze],
  },
  {
    title: 'Lancang Kuning Robot Cup Pekanbaru',
    slug: 'pekanbaru',
    day: -489,
    categories: [line, soccer],
  },
  {
    title: 'Kota Hujan Line Masters Bogor',
    slug: 'bogor',
    day: -545,
    categories: [line, maze, inspire],
  },
  {
    title: 'Pasar Terapung Robot Show Banjarmasin',
    slug: 'banjarmasin',
    day: 61,
    categories: [line, sumo, drone],
  },
  {
    title: 'Api Biru Robot Night Banyuwangi',
    slug: 'banyuwangi',
    day: 75,
    categories: [sumo, soccer, maze],
  },
  {
    title: 'Toraja Highland Robot Meet',
    slug: 'toraja',
    day: 96,
    categories: [line, inspire, drone],
  },
  {
    title: 'Komodo Robot Voyage Labuan Bajo',
    slug: 'labuan-bajo',
    day: 120,
    categories: [line, sumo, soccer, inspire],
  },
  {
    title: 'Grand Final Nasional RoboLaga Magelang',
    slug: 'magelang',
    day: 150,
    categories: [line, sumo, soccer, maze, inspire, drone],
  },
];
