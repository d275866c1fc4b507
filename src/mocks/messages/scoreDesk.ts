import { organiserPaths } from '../../features/organiser/organiserPaths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { addScenarios, press, type } from './steps.ts';

const section = 'extension';
const choice = organiserPaths.scores.href();
const desk = `${choice}?tournament=1&category=1`;
const team = 'Coto Controller';
const scored = 'Garuda Lintas';
const save = press('Simpan');
const enter = [type(team, 'Tim'), type('80', 'Poin'), type('10738', 'Waktu'), save];
const correct = [press(`Koreksi skor ${scored}`), press('Simpan koreksi')];
const remove = [press(`Hapus skor ${scored}`)];

export const scoreDeskMessages = [
  {
    id: 'scoreDesk.tournaments',
    text: 'Daftar turnamen belum dapat dimuat.',
    section,
    path: choice,
    scenarios: ['organiser', 'html-error-page:listOrganisedTournaments'],
  },
  {
    id: 'scoreDesk.noTournaments',
    text: 'Belum ada turnamen dengan kategori.',
    section,
    path: choice,
    scenarios: ['organiser', 'empty-everything'],
  },
  {
    id: 'scoreDesk.server',
    text: serverMessage,
    section,
    path: desk,
    scenarios: ['organiser', 'server-500:getScoreDesk'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'scoreDesk.failed',
    text: 'Tim yang terdaftar belum dapat dimuat.',
    section,
    path: desk,
    scenarios: ['organiser', 'html-error-page:getScoreDesk'],
  },
  {
    id: 'scoreDesk.missing',
    text: 'Kategori ini tidak dipertandingkan di turnamen ini.',
    section,
    path: `${choice}?tournament=1&category=999`,
    scenarios: ['organiser'],
  },
  {
    id: 'scoreEntry.team',
    text: 'Pilih tim dari daftar.',
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: [save],
  },
  {
    id: 'scoreEntry.noTeam',
    text: 'Tidak ada tim yang cocok.',
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: [type('zzz', 'Tim')],
  },
  {
    id: 'scoreEntry.points',
    text: 'Poin harus bilangan bulat dari -9999 sampai 99999.',
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: [type(team, 'Tim'), type('1.5', 'Poin'), save],
  },
  {
    id: 'scoreEntry.time',
    text: 'Waktu harus ditulis sebagai MM:SS.hh.',
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: [type(team, 'Tim'), type('80', 'Poin'), type('satu', 'Waktu'), save],
  },
  {
    id: 'scoreEntry.entered',
    text: '{team}: {points} poin, {time} dicatat.',
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: enter,
  },
  {
    id: 'scoreEntry.waiting',
    text: '{count} skor menunggu jaringan. Lanjutkan saja: semuanya tersimpan di peramban ini dan terkirim sendiri.',
    section,
    path: desk,
    scenarios: ['organiser', 'offline:addScore'],
    steps: enter,
  },
  {
    id: 'scoreEntry.refused',
    text: serverMessage,
    section,
    path: desk,
    scenarios: ['organiser', 'score-taken'],
    steps: enter,
    serverText: copy.responses.scoreTaken,
  },
  {
    id: 'scoreEntry.discarded',
    text: 'Skor {team} dibuang.',
    section,
    path: desk,
    scenarios: ['organiser', 'score-taken'],
    steps: [...enter, press(`Buang skor ${team}`)],
  },
  {
    id: 'scoreEntry.stored',
    text: '{progress} · Tanpa jaringan: daftar tim ini dari kunjungan terakhir.',
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: [save, addScenarios('offline:getScoreDesk'), { action: 'reload' }],
  },
  {
    id: 'scoreCorrection.saved',
    text: serverMessage,
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: correct,
    serverText: 'Skor telah dikoreksi.',
  },
  {
    id: 'scoreCorrection.changed',
    text: serverMessage,
    section,
    path: desk,
    scenarios: ['organiser', 'score-changed'],
    steps: correct,
    serverText: copy.responses.scoreChanged,
  },
  {
    id: 'scoreCorrection.failed',
    text: 'Koreksi belum dapat disimpan. Coba lagi.',
    section,
    path: desk,
    scenarios: ['organiser', 'html-error-page:correctScore'],
    steps: correct,
  },
  {
    id: 'scoreRemoval.failed',
    text: 'Skor belum dapat dihapus. Coba lagi.',
    section,
    path: desk,
    scenarios: ['organiser', 'html-error-page:deleteScore'],
    steps: remove,
  },
  {
    id: 'scoreRemoval.done',
    text: serverMessage,
    section,
    path: desk,
    scenarios: ['organiser'],
    steps: remove,
    serverText: 'Skor telah dihapus.',
  },
] as const satisfies Message[];
