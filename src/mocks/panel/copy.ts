import { teamParticipantsLimits } from '../../../openapi/workLimits.ts';

const changed = (what: string) =>
  `${what} ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.`;

/** Texts of the scenarios and their panel, which are for testers. */
export const copy = {
  /** The messages of the reference server in the same cases. */
  responses: {
    serverError: 'Terjadi kesalahan di server kami. Silakan coba lagi.',
    serverOutdated:
      'Server ini versi lama dan tidak menyimpan lagi sampai diperbarui. Data Anda belum tersimpan. Coba lagi sebentar lagi.',
    errorField: 'Permintaan ini ditolak.',
    tooMany: 'Terlalu banyak percobaan. Coba lagi dalam 2 menit.',
    tooLarge: 'Berkas yang dikirim maksimal 5 MB.',
    registrationClosed: 'Pendaftaran ditutup karena lomba sudah dimulai.',
    forbiddenForClub: 'Anda hanya dapat mengelola klub Anda sendiri.',
    clubExpired: 'Sesi GH tidak valid. Silakan login ulang.',
    teamFull: `Tim maksimal memiliki ${teamParticipantsLimits.maxItems} anggota.`,
    memberTaken: 'Ayu Lestari sudah tergabung dalam tim lain di kategori ini.',
    teamChanged: changed('Tim'),
    mailSent:
      'Jika email ini terdaftar, kami mengirim tautan untuk membuat password baru. Tautan berlaku 30 menit.',
    ownershipTransferSent: 'Tautan telah dikirim ke baru@contoh.example. Tautan berlaku 3 hari.',
    linkValid: 'Tautan ini berlaku.',
    passwordSaved: 'Password baru telah disimpan.',
    teamGone: 'Tim tidak ditemukan.',
    scoreChanged: 'Skor ini baru saja dikoreksi di meja lain. Periksa kembali lalu ulangi.',
    matchUndone: 'Hasil ini membatalkan pertandingan 7: Garuda Baja lawan Komodo Lintas (2 : 0).',
    callOvertaken: 'Giliran ini baru saja diubah di meja lain.',
    calledElsewhere: 'Garuda Baja sedang dipanggil ke Arena 2.',
    scoreTaken: 'Percobaan 1 tim ini sudah dicatat: 60 poin, 01:30.00.',
    planChanged: 'Rencana baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    certificateMissing: 'Sertifikat tidak ditemukan.',
    certificateChanged: changed('Sertifikat'),
    certificateDesignChanged:
      'Desain sertifikat baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    tournamentChanged: changed('Lomba'),
    blogChanged: changed('Artikel'),
    categoryChanged: changed('Kategori'),
    bannerChanged: changed('Banner'),
    videoChanged: changed('Video'),
    galleryItemChanged: changed('Item galeri'),
  },
  panel: {
    title: 'QA scenarios',
    open: (count: number) => (count === 0 ? 'QA' : `QA · ${count}`),
    shortcut: 'Alt+Shift+Q',
    close: 'Close',
    views: { scenarios: 'Scenarios', messages: 'Messages' },
    active: 'Laid over the product',
    none: 'None: the product is as it is.',
    unknown: (text: string) => `No such scenario: ${text}.`,
    noSignIn: (name: string) =>
      `The account ${name} could not be signed in. Its address may have been changed; start the demonstration afresh.`,
    remove: (text: string) => `Remove ${text}`,
    find: 'Find a scenario',
    noneFound: 'No scenario matches.',
    kinds: {
      time: 'Time',
      account: 'Who is signed in',
      data: 'What there is',
      response: 'What is answered',
      network: 'The way there',
    },
    all: 'all',
    add: (name: string) => `Add ${name}`,
    addShort: 'Add',
    parameter: (name: string, hint: string) => `${name}: ${hint}`,
    link: 'Link to this state',
    clear: 'Remove all',
  },
  messages: {
    intro:
      'The messages of the specifications. Each link opens the page with the scenarios in which it can show the message. A message without a fault is the result of what is entered or pressed there.',
    find: 'Find a message',
    noneFound: 'No message matches.',
    participant: 'Participant and public side',
    club: 'School club',
  },
} as const;
