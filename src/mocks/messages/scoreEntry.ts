import { organiserPaths } from '../../paths.ts';
import { copy } from '../copy.ts';
import { type Message, serverMessage } from './message.ts';
import { addScenarios, press, type } from './steps.ts';

const section = 'extension';
const choice = organiserPaths.scores.href();
const scoreEntry = `${choice}?tournament=1&category=1`;
const team = 'Coto Controller';
const scored = 'Garuda Lintas';
const save = press('Simpan');
const enter = [type(team, 'Tim'), type('80', 'Poin'), type('10738', 'Waktu'), save];
const correct = [press(`Koreksi skor ${scored}`), press('Simpan koreksi')];
const remove = [press(`Hapus skor ${scored}`)];

export const scoreEntryMessages = [
  {
    id: 'scoreEntry.tournaments',
    text: 'Daftar turnamen belum dapat dimuat.',
    section,
    path: choice,
    scenarios: ['organiser', 'html-error-page:listManagedTournaments'],
  },
  {
    id: 'scoreEntry.noTournaments',
    text: 'Belum ada turnamen dengan kategori.',
    section,
    path: choice,
    scenarios: ['organiser', 'empty-everything'],
  },
  {
    id: 'scoreEntry.server',
    text: serverMessage,
    section,
    path: scoreEntry,
    scenarios: ['organiser', 'server-500:getScoreEntry'],
    serverText: copy.responses.serverError,
  },
  {
    id: 'scoreEntry.failed',
    text: 'Tim yang terdaftar belum dapat dimuat.',
    section,
    path: scoreEntry,
    scenarios: ['organiser', 'html-error-page:getScoreEntry'],
  },
  {
    id: 'scoreEntry.missing',
    text: 'Kategori ini tidak dipertandingkan di turnamen ini.',
    section,
    path: `${choice}?tournament=1&category=999`,
    scenarios: ['organiser'],
  },
  {
    id: 'scoreEntry.team',
    text: 'Pilih tim dari daftar.',
    section,
    path: scoreEntry,
    scenarios: ['organiser'],
    steps: [save],
  },
  {
    id: 'scoreEntry.noTeam',
    text: 'Tidak ada tim yang cocok.',
    section,
    path: scoreEntry,
    scenarios: ['organiser'],
    steps: [type('zzz', 'Tim')],
  },
  {
    id: 'scoreEntry.points',
    text: 'Poin harus bilangan bulat dari -9999 sampai 99999.',
    section,
    path: scoreEntry,
    scenarios: ['organiser'],
    steps: [type(team, 'Tim'), type('1.5', 'Poin'), save],
  },
  {
    id: 'scoreEntry.time',
    text: 'Waktu harus ditulis sebagai MM:SS.hh.',
    section,
    path: scoreEntry,
    scenarios: ['organiser'],
    steps: [type(team, 'Tim'), type('80', 'Poin'), type('satu', 'Waktu'), save],
  },
  {
    id: 'scoreEntry.entered',
    text: '{team}: {points} poin, {time} dicatat.',
    section,
    path: scoreEntry,
    scenarios: ['organiser'],
    steps: enter,
  },
  {
    id: 'scoreEntry.waiting',
    text: '{count} skor menunggu jaringan. Lanjutkan saja: semuanya tersimpan di peramban ini dan terkirim sendiri.',
    section,
    path: scoreEntry,
    scenarios: ['organiser', 'offline:addScore'],
    steps: enter,
  },
  {
    id: 'scoreEntry.refused',
    text: serverMessage,
    section,
    path: scoreEntry,
    scenarios: ['organiser', 'score-taken'],
    steps: enter,
    serverText: copy.responses.scoreTaken,
  },
  {
    id: 'scoreEntry.discarded',
    text: 'Skor {team} dibuang.',
    section,
    path: scoreEntry,
    scenarios: ['organiser', 'score-taken'],
    steps: [...enter, press(`Buang skor ${team}`)],
  },
  {
    id: 'scoreEntry.stored',
    text: '{progress} · Tanpa jaringan: daftar tim ini dari kunjungan terakhir.',
    section,
    path: scoreEntry,
    scenarios: ['organiser'],
    steps: [save, addScenarios('offline:getScoreEntry'), { action: 'reload' }],
  },
  {
    id: 'scoreCorrection.saved',
    text: serverMessage,
    section,
    path: scoreEntry,
    scenarios: ['organiser'],
    steps: correct,
    serverText: 'Skor telah dikoreksi.',
  },
  {
    id: 'scoreCorrection.changed',
    text: serverMessage,
    section,
    path: scoreEntry,
    scenarios: ['organiser', 'score-changed'],
    steps: correct,
    serverText: copy.responses.scoreChanged,
  },
  {
    id: 'scoreCorrection.failed',
    text: 'Koreksi belum dapat disimpan. Coba lagi.',
    section,
    path: scoreEntry,
    scenarios: ['organiser', 'html-error-page:correctScore'],
    steps: correct,
  },
  {
    id: 'scoreRemoval.failed',
    text: 'Skor belum dapat dihapus. Coba lagi.',
    section,
    path: scoreEntry,
    scenarios: ['organiser', 'html-error-page:deleteScore'],
    steps: remove,
  },
  {
    id: 'scoreRemoval.done',
    text: serverMessage,
    section,
    path: scoreEntry,
    scenarios: ['organiser'],
    steps: remove,
    serverText: 'Skor telah dihapus.',
  },
] as const satisfies Message[];
