export const copy = {
  today: 'Hari ini',
  tomorrow: 'Besok',
  inDays: (days: number) => `dalam ${days} hari`,
  over: 'Selesai',
} as const;
