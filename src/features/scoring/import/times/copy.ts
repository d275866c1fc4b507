import type { TimeMeaning } from '../../../../../openapi/runs/timeMeanings.ts';
import type { CellForm } from './workbookTime.ts';

const twoParts = { hours: 'jam dan menit', minutes: 'menit dan detik' };
const threeParts = {
  hours: 'jam, menit, dan detik',
  minutes: 'menit, detik, dan pecahan detik',
};

/** What the forms of times can mean, within a sentence. */
const meanings: Record<CellForm, Partial<Record<TimeMeaning, string>>> = {
  digits: { seconds: 'detik', minutes: 'menit', digits: 'ketikan tanpa tanda' },
  decimal: { seconds: 'detik', minutes: 'menit dan detik', digits: 'menit dan detik tanpa tanda' },
  'two parts': { ...twoParts, seconds: 'detik dan pecahannya' },
  'three parts': threeParts,
  'hour and minute': twoParts,
  'hour to second': threeParts,
  duration: { hours: 'lama waktu, seperti disimpan lembar kerja' },
};

/** What a form means by one of its meanings. */
const meaning = (form: CellForm, of: TimeMeaning): string => meanings[form][of] ?? '';

export const copy = {
  date: (text: string) =>
    `Sel waktu berisi tanggal (${text}). Format sel sebagai teks, lalu ketik ulang.`,
  meaning,
  option: (form: CellForm, of: TimeMeaning) =>
    meaning(form, of).replace(/^./, (first) => first.toUpperCase()),
  question: (text: string, columns: string, times: readonly string[]) =>
    times.length > 1
      ? `${text} di kolom ${columns}: ${times.join(' atau ')}?`
      : `Apa arti ${text} di kolom ${columns}?`,
  lead: {
    text: (count: string) => `${count} sel ditulis seperti ini.`,
    workbook: (count: string) =>
      `${count} sel seperti ini. Lembar kerja menyimpan ketikan 0:45 sebagai jam dan menit.`,
  },
  example: (text: string, time: string | undefined) => `${text} → ${time ?? 'tidak mungkin'}`,
  impossible: (text: string, as: string, format: string) =>
    `${text} tidak dapat dibaca sebagai ${as}, seperti waktu lain di kolom ini. Tulis lengkap sebagai ${format}.`,
  partOfMinute: (text: string, format: string) =>
    `${text} di kolom menit dapat berarti menit dan detik, atau sebagian dari menit. Tulis lengkap sebagai ${format}.`,
  note: (text: string, as: string, time: string) =>
    `Waktu seperti ${text} dibaca sebagai ${as}: ${time}.`,
  noteOfTitle: (text: string, as: string, time: string) =>
    `Waktu seperti ${text} dibaca sebagai ${as}, menurut judul kolomnya: ${time}.`,
} as const;
