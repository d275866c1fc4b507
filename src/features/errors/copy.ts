import type { paths } from '../../paths.ts';

type Words = { title: string; summary: string };

/** Pages that are in the route table but not built yet: what will be there, in one sentence. */
const notBuilt = {
  schoolClub: { title: 'School Club', summary: 'Ruang kerja school club: data klub, statistik, dan turnamen yang diikuti.' },
  schoolClubDashboard: { title: 'School Club', summary: 'Ruang kerja school club: data klub, statistik, dan turnamen yang diikuti.' },
  schoolClubLogin: { title: 'Login School Club', summary: 'Pintu masuk bagi pengelola school club.' },
  schoolClubRegister: { title: 'School Club', summary: 'Pendaftaran school club baru.' },
  schoolClubParticipants: { title: 'Participants', summary: 'Daftar peserta school club, untuk dicari, diubah, dan dikeluarkan.' },
  schoolClubTeams: { title: 'Manage Teams', summary: 'Daftar tim milik school club beserta kode timnya.' },
  schoolClubTeam: { title: 'Registered Teams', summary: 'Tempat membentuk tim dari peserta school club, per kategori.' },
  schoolClubTournamentFollowed: { title: 'Tournaments Followed', summary: 'Turnamen yang diikuti oleh tim-tim school club.' },
} as const satisfies Partial<Record<keyof typeof paths, Words>>;

export type NotBuiltName = keyof typeof notBuilt;

/** Words of the error, not-found and not-built pages. */
export const copy = {
  notFound: {
    title: '404 ERROR',
    text: 'The page you are looking for does not exist.',
    home: 'Back to Home',
  },
  error: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Try it once more, or start again from home.',
    retry: 'Try again',
    home: 'Back to Home',
  },
  unreachable: {
    title: 'No connection',
    text: 'This page could not be fetched. It opens by itself once the connection is back; until then you can go back to where you were.',
    back: 'Go back',
  },
  notBuilt: {
    eyebrow: 'Segera hadir',
    text: 'Halaman ini sedang dibangun.',
    onward: 'Lihat turnamen',
    home: 'Ke beranda',
    unnamed: { title: 'Segera hadir', summary: 'Halaman ini belum ada.' },
    pages: notBuilt as Record<NotBuiltName, Words>,
  },
} as const;
