import type { Doubt } from './findDoubts.ts';

const texts: Record<Doubt['kind'], (value: string, other: string) => string> = {
  faster: (value, other) => `${value} jauh lebih cepat dari percobaan lain tim ini (${other}).`,
  slower: (value, other) => `${value} jauh lebih lambat dari percobaan lain tim ini (${other}).`,
  fastest: (value, other) => `${value} jauh lebih cepat dari waktu terbaik babak ini (${other}).`,
  highest: (value, other) => `${value} poin jauh di atas poin tertinggi babak ini (${other}).`,
};

export const copy = {
  title: 'Benar?',
  doubt: ({ kind, value, other }: Doubt) => texts[kind](value, other),
  ofTeam: (team: string, doubt: string) => `${team}: ${doubt}`,
  more: (count: string) => `${count} baris lain juga ditandai di tabel.`,
  confirm: 'Ya, simpan',
  check: 'Periksa lagi',
} as const;
