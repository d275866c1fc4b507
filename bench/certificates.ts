// npx node bench/certificates.ts [--count 1000]: draws certificates of each design, with a logo and a signature, in the
// thread of the server. Prints how long all and a single one take, how large they are, what memory they need, and how
// long other requests wait meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import {
  type CertificateDesign,
  certificateTemplates,
  type CertificateText,
} from '../server/services/certificateRenderer.ts';
import { createCertificateRenderer } from '../server/node/certificates/certificateRenderer.ts';
import { createPictureProcessor } from '../server/node/files/sharpPictureProcessor.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } });
const count = Number(values.count);
const { rasterise } = createPictureProcessor();

const logo = await rasterise(
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="450"><defs><radialGradient id="g"><stop stop-color="gold"/><stop offset="1" stop-color="darkgreen"/></radialGradient></defs><circle cx="225" cy="225" r="200" fill="url(#g)"/><path d="M450 60h400v90H450zM450 180h300v90H450zM450 300h350v90H450z" fill="navy"/></svg>`,
);
const signature = await rasterise(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="300"><path d="M60 220C140 20 180 20 170 160S240 260 280 120 340 60 360 180 460 220 520 120 600 180 740 100" fill="none" stroke="navy" stroke-width="9"/></svg>`,
);

const words = ['Siti', 'Budi', 'Raden', 'Putri', 'Ayu', 'Dewi', 'Agus', 'Maharani', 'Santoso'];
const certificates = Array.from({ length: count }, (_, index): CertificateText => ({
  name: [1, 3, 7].map((step) => words[(index * step) % words.length]).join(' '),
  title: index % 5 ? 'Peserta' : `Juara ${(index % 3) + 1}`,
  category: 'Line Follower SMP',
  team: `Garuda ${index}`,
  school: `SMK Negeri ${index % 90} Tulang Bawang Tengah, Kabupaten Tulang Bawang Barat`,
  tournament: 'Kontes Robot Pelajar Jawa Timur 2026',
  place: 'GOR Ken Arok, Malang',
  date: '28–29 November 2026',
  number: `421.5/${index}/KRP-JT/2026`,
  code: index.toString(32).toUpperCase().padStart(16, 'K7QF2M9XTR4BVW8H'),
  checkUrl: `https://robolaga.id/cek/${index.toString(32).padStart(16, 'K7QF2M9XTR4BVW8H')}`,
  issuedAt: new Date('2026-11-29T09:00:00Z'),
}));

const renderer = createCertificateRenderer();
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

async function measure<Result>(work: () => Promise<Result>) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage.rss());
  }, 20);
  delays.enable();
  const started = performance.now();
  const result = await work();
  const milliseconds = performance.now() - started;
  delays.disable();
  clearInterval(watch);
  return { result, milliseconds, memory, p99: delays.percentile(99) / 1e6 };
}

const idle = process.memoryUsage.rss();
for (const template of certificateTemplates) {
  const design: CertificateDesign = {
    template,
    logo,
    signature,
    signerName: 'Dr. Bambang Wijayanto, M.Pd.',
    signerTitle: 'Ketua Penyelenggara',
    placeAndDate: 'Malang, 29 November 2026',
    background: null,
    fields: null,
  };
  await renderer.render(design, certificates.slice(0, 20));
  const singles: number[] = [];
  let size = 0;
  for (const certificate of certificates.slice(0, 40)) {
    const { result, milliseconds } = await measure(() => renderer.render(design, [certificate]));
    singles.push(milliseconds);
    size = Math.max(size, result.length);
  }
  singles.sort((a, b) => a - b);
  const all = await measure(() => renderer.render(design, certificates));
  const each = await measure(async () => {
    for (const certificate of certificates) await renderer.render(design, [certificate]);
  });
  console.log(
    `${template}: single ${Math.round(singles[20] ?? 0)} ms (slowest ${Math.round(singles[39] ?? 0)} ms), ${kilobytes(size)};`,
    `${count} in one file ${(all.milliseconds / 1000).toFixed(1)} s, ${kilobytes(all.result.length)},`,
    `+${megabytes(all.memory - idle)}, p99 of the event loop ${all.p99.toFixed(1)} ms;`,
    `one file each ${(each.milliseconds / 1000).toFixed(1)} s, +${megabytes(each.memory - idle)}, p99 ${each.p99.toFixed(1)} ms`,
  );
}
await renderer.close();
