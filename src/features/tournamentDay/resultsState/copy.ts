export const copy = {
  label: 'Status hasil',
  frozen: (time: string) =>
    `Papan dibekukan sejak ${time}. Hasil berikutnya diumumkan penyelenggara.`,
  ceremony: 'Ikuti upacara',
  provisional: 'Hasil sementara.',
  objectionsUntil: (time: string) => `Keberatan sampai ${time}.`,
  official: (time: string) => `Hasil resmi, diumumkan ${time}.`,
  correcting: 'Koreksi sedang disiapkan.',
  version: (version: number, time: string) => `Versi ${version}, ${time}`,
  corrected: (version: number, time: string, reason: string) =>
    `Versi ${version}, ${time}: ${reason}`,
} as const;
