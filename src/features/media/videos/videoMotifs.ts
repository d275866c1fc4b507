type Motif = { pattern: RegExp; tint: string; path: string };

/** What posters of videos show, by words in their titles; 320 by 180 units, around a play button. */
const motifs: readonly Motif[] = [
  {
    pattern: /kalibrasi|sensor/i,
    tint: '#0E5563',
    path: 'M30 156a130 130 0 0 1 260 0M58 156a102 102 0 0 1 204 0M86 156a74 74 0 0 1 148 0M10 156h300M160 26V8M68 64L55 51M252 64l13-13',
  },
  {
    pattern: /older/i,
    tint: '#1B5E4A',
    path: 'M-10 36h66l24 24h32M-10 90h56M-10 144h66l24-24h32M330 36h-66l-24 24h-32M330 90h-56M330 144h-66l-24-24h-32M54 82a8 8 0 1 0 .1 0M266 82a8 8 0 1 0 .1 0M160-10v34M160 190v-34M116 24h88v132h-88zM116 60h-4M116 120h-4M204 60h4M204 120h4',
  },
  {
    pattern: /line|lintasan|tikungan|garis/i,
    tint: '#8A3D10',
    path: 'M-10 150C70 150 40 44 116 44s60 92 112 92 34-106 102-106M-10 166C86 166 56 60 116 60s60 92 112 92 50-106 102-106',
  },
  {
    pattern: /sumo|dohyo/i,
    tint: '#6E2F3C',
    path: 'M160 12a78 78 0 1 0 .1 0M160 24a66 66 0 1 0 .1 0M112 66v48M208 66v48M40 90h24M256 90h24',
  },
  {
    pattern: /maze|labirin/i,
    tint: '#27406B',
    path: 'M20 20h76v36M20 20v140h44v-36h36v36h56M128 20v36H60v36M160 20h140v140h-76v-36M192 160v-36M256 124v-36h-32V56M192 20v36M264 56h36M60 124H20M224 20v18',
  },
  {
    pattern: /soccer|gol\b|bola/i,
    tint: '#1F6B3A',
    path: 'M24 18h272v144H24zM160 18v144M160 40a50 50 0 1 0 .1 0M24 54h40v72H24M296 54h-40v72h40',
  },
  {
    pattern: /drone|terbang|udara/i,
    tint: '#0E5563',
    path: 'M76 18a34 34 0 1 0 .1 0M244 18a34 34 0 1 0 .1 0M76 94a34 34 0 1 0 .1 0M244 94a34 34 0 1 0 .1 0M76 52l168 76M244 52L76 128M52 52h48M220 52h48M52 128h48M220 128h48',
  },
  {
    pattern: /bengkel|rakit/i,
    tint: '#4A2748',
    path: 'M144 8h32l6 22 20 9 20-11 22 22-11 20 9 20 22 6v-12M144 8l-6 22-20 9-20-11-22 22 11 20-9 20-22 6v-12M144 172h32l6-22 20-9 20 11 22-22-11-20 9-20 22-6v12M144 172l-6-22-20-9-20 11-22-22 11-20-9-20-22-6v12M-10 40h46l18 18M330 40h-46l-18 18M-10 140h46l18-18M330 140h-46l-18-18',
  },
  {
    pattern: /inspire|ide/i,
    tint: '#6B4E0A',
    path: 'M160 22a68 68 0 1 0 .1 0M160-6v18M160 168v18M76 6l14 16M244 6l-14 16M76 174l14-16M244 174l-14-16M40 90h36M244 90h36M60 48l22 12M260 48l-22 12M60 132l22-12M260 132l-22-12',
  },
];

/** Returns the motif of a video's poster: that of its title, otherwise one by its id. */
export const videoMotif = (id: number, title: string): Omit<Motif, 'pattern'> =>
  motifs.find(({ pattern }) => pattern.test(title)) ??
  (motifs[Math.abs(id) % motifs.length] as Motif);
