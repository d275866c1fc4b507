import { teamParticipantsLimits } from '../../openapi/limits.ts';

/** Texts of the scenarios and their panel, which are for testers. */
export const copy = {
  /** The messages of the reference server in the same cases. */
  responses: {
    serverError: 'Terjadi kesalahan di server kami. Silakan coba lagi.',
    errorField: 'Permintaan ini ditolak.',
    tooMany: 'Terlalu banyak percobaan. Coba lagi dalam 2 menit.',
    tooLarge: 'Berkas yang dikirim maksimal 5 MB.',
    registrationClosed: 'Pendaftaran ditutup karena turnamen sudah dimulai.',
    forbiddenForClub: 'Anda hanya dapat mengelola klub Anda sendiri.',
    clubExpired: 'Sesi GH tidak valid. Silakan login ulang.',
    teamFull: `Tim maksimal memiliki ${teamParticipantsLimits.maxItems} anggota.`,
    memberTaken: 'Ayu Lestari sudah tergabung dalam tim lain di kategori ini.',
    teamChanged: 'Tim ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    mailSent:
      'Jika email ini terdaftar, kami mengirim tautan untuk membuat password baru. Tautan berlaku 30 menit.',
    handOverSent: 'Tautan telah dikirim ke baru@contoh.example. Tautan berlaku 30 menit.',
    passwordSaved: 'Password baru telah disimpan.',
    teamGone: 'Tim tidak ditemukan.',
    tournamentChanged:
      'Turnamen ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
  },
  panel: {
    title: 'QA scenarios',
    open: (count: number) => (count === 0 ? 'QA' : `QA · ${count}`),
    shortcut: 'Alt+Shift+Q',
    close: 'Close',
    views: { scenarios: 'Scenarios', messages: 'Messages', requests: 'Calls' },
    active: 'Laid over the product',
    none: 'None: the product is as it is.',
    unknown: (text: string, suggestion: string | undefined) =>
      `No such scenario: ${text}.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
    dismiss: 'Dismiss',
    moveTo: { left: 'Move to the left edge', right: 'Move to the right edge' },
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
    needsReload: 'Reload the page for the time and the account to take effect.',
    reload: 'Reload',
    copyLink: 'Copy link',
    linkCopied: 'The link is copied.',
    link: 'Link to this state',
    clear: 'Remove all',
  },
  messages: {
    intro:
      'Every message that the specifications name. Each link opens the page under the scenarios that bring the message there; the panel stays open.',
    find: 'Find a message',
    noneFound: 'No message matches.',
    serverMessage: (id: string) => `The server's own words (${id})`,
    from: (section: string) => `section ${section}`,
    go: 'Open the page',
    goFor: (text: string) => `Open the page for: ${text}`,
    opening: 'Opening the page is enough.',
    target: 'Looking for',
    found: 'Done',
  },
  requests: {
    table: 'Calls to the backend, the last first',
    none: 'No call yet.',
    request: 'Call',
    outcome: 'Answer',
    at: 'At',
    took: 'Took',
    underWay: '…',
    milliseconds: (milliseconds: number) => `${milliseconds} ms`,
    clear: 'Clear',
  },
} as const;
