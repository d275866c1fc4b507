import type { MachineName } from '../../../server/db/seed/pictureContents.ts';
import { flower } from './motifs.ts';
import { box, colours, disc, line, oval, shape } from './svg.ts';

const steel = '#8FA39A';
const dark = '#1D342A';

const wheel = (x: number, y: number, radius: number, hub: string): string =>
  disc(x, y, radius, colours.ink) +
  disc(x, y, radius * 0.55, hub) +
  disc(x, y, radius * 0.2, colours.ink);

const face = (x: number, y: number, width: number, eye: string): string =>
  box(x - width / 2, y - 17, width, 34, 17, colours.ink) +
  disc(x - width * 0.22, y, 8, eye) +
  disc(x + width * 0.22, y, 8, eye);

/** A low car with a row of light sensors in front, 230 wide. */
function lineFollower(accent: string): string {
  return (
    `<ellipse rx="122" ry="11" fill="#000" fill-opacity=".28"/>${box(84, -22, 40, 14, 5, dark)}${line('M92-8v4M104-8v4M116-8v4', '#FF6B4A', 6)}` +
    shape('M-112-30Q-112-66-76-70L40-74Q78-72 104-34V-18H-112Z', accent) +
    shape('M-112-30H104V-18H-112Z', '#00000033') +
    box(-84, -92, 96, 26, 6, '#0E7A56') +
    line('M-74-84h30l8 8h26M-74-74h18', colours.sun, 4) +
    face(44, -50, 62, '#9BE67A') +
    line('M-60-92V-122', steel, 5) +
    disc(-60, -126, 8, colours.coral) +
    wheel(-66, -22, 26, colours.sun) +
    wheel(56, -18, 20, colours.sun)
  );
}

/** A heavy wedge with a steel blade, 230 wide. */
function sumo(accent: string): string {
  return (
    `<ellipse rx="122" ry="12" fill="#000" fill-opacity=".28"/>${shape('M-110-10V-86Q-110-108-88-108H30L92-20V-8H-104Z', accent)}` +
    shape('M30-108L126-4H92L14-96Z', '#DCE5E0') +
    shape('M30-108L126-4H112L26-104Z', '#fff') +
    box(-110, -44, 150, 40, 20, dark) +
    [-88, -56, -24, 8].map((x) => disc(x, -24, 12, steel) + disc(x, -24, 4, dark)).join('') +
    face(-40, -74, 78, '#FFB08A') +
    line('M-70-100L-50-92M-10-100L-30-92', colours.ink, 7) +
    shape('M-92-108L-76-146L-58-108ZM-34-108L-18-146L0-108Z', '#F6F7F2')
  );
}

/** A round player with a ball, 240 wide. */
function soccer(accent: string): string {
  return (
    `<ellipse rx="112" ry="11" fill="#000" fill-opacity=".28"/>${shape('M-104-16V-74Q-104-124-30-124T44-74V-16Z', accent)}${box(-104, -46, 148, 30, 6, '#00000026')}` +
    face(-26, -82, 86, '#7DE8D8') +
    wheel(-70, -18, 22, colours.paper) +
    wheel(14, -18, 22, colours.paper) +
    line('M-30-124V-148', steel, 5) +
    disc(-30, -152, 9, colours.sun) +
    disc(88, -28, 32, '#FDFBF4') +
    shape('M88-44l14 10-5 17h-18l-5-17z', colours.ink) +
    line('M88-44v-14M102-34l15-5M97-17l9 13M79-17l-9 13M74-34l-15-5', colours.ink, 4)
  );
}

/** A small two-wheeled mouse with light beams as whiskers, 220 wide. */
function mazeMouse(accent: string): string {
  return (
    `<ellipse rx="108" ry="11" fill="#000" fill-opacity=".28"/>${line('M-98-40Q-150-44-140-90Q-132-116-112-104', steel, 8)}` +
    shape('M-102-18Q-104-98-20-102Q66-98 106-30Q108-18 92-18Z', accent) +
    shape('M-102-36H103Q108-18 92-18H-102Z', '#00000030') +
    disc(-26, -112, 30, accent) +
    disc(-26, -112, 17, '#FFD9CC') +
    disc(22, -104, 24, accent) +
    disc(22, -104, 13, '#FFD9CC') +
    face(44, -64, 64, '#FFD866') +
    disc(106, -34, 9, colours.ink) +
    line('M116-44L150-58M118-34H154M116-24L150-12', '#FF8A6B', 4) +
    wheel(-44, -26, 30, colours.sun) +
    wheel(62, -16, 16, colours.sun)
  );
}

/** A quadcopter seen from the front, 300 wide, with its centre at the origin. */
function drone(accent: string): string {
  const rotor = (x: number) =>
    line(`M${x}-18V-40`, steel, 8) + oval(x, -44, 64, 7, '#ffffff88') + oval(x, -44, 20, 5, dark);
  return (
    line('M-110-12L-40 4H40L110-12', dark, 16) +
    rotor(-112) +
    rotor(112) +
    line('M-34 34L-58 70H-76M34 34L58 70H76', steel, 8) +
    shape('M-70-10Q-66-44 0-44T70-10Q66 42 0 42T-70-10Z', accent) +
    shape('M-70-10Q-66 42 0 42T70-10Q40 16 0 16T-70-10Z', '#00000026') +
    face(0, -12, 84, '#7DE8D8') +
    disc(0, 28, 10, colours.ink) +
    disc(0, 28, 4, '#7DE8D8') +
    disc(-112, -22, 6, colours.coral) +
    disc(112, -22, 6, '#9BE67A')
  );
}

/** A light bulb with a face, 200 high, with its centre at the origin. */
function lamp(accent: string): string {
  return (
    shape(
      'M-74-20C-74-70-38-100 0-100S74-70 74-20C74 18 40 34 36 62H-36C-40 34-74 18-74-20Z',
      '#FFF6D8',
    ) +
    shape('M20-98C56-88 74-60 74-20C74 18 40 34 36 62H10C30 20 50-30 20-98Z', accent) +
    `<g transform="translate(0-18)">${face(0, 0, 88, '#FFD866')}</g>` +
    line('M-10 16Q0 24 10 16', '#FFD866', 4) +
    box(-38, 62, 76, 14, 6, steel) +
    box(-32, 78, 64, 14, 6, dark) +
    box(-22, 94, 44, 12, 6, steel) +
    flower(0, 40, 14, colours.orange)
  );
}

/** The machines of the categories; each function takes the accent colour. */
export const machines = { lineFollower, sumo, soccer, mazeMouse, drone, lamp } satisfies Record<
  MachineName,
  (colour: string) => string
>;
