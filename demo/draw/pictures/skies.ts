import type { SkyName } from '../../../server/db/seed/pictureContents.ts';
import type { Tone } from './landmark.ts';

/** The colours at one time of day; `sky` from top to bottom, `tone` is for the landmark. */
export type Sky = {
  sky: readonly string[];
  sun: string;
  hills: readonly [string, string];
  water: string;
  tone: Tone;
  night?: boolean;
};

export const skies = {
  dawn: {
    sky: ['#F7C98B', '#FBE3B5', '#FFF3DA'],
    sun: '#FFF8E4',
    hills: ['#E9B27B', '#C98A5A'],
    water: '#E5B98A',
    tone: { main: '#8C4A2B', light: '#B9683B', accent: '#FFD37A', dark: '#5C2C1B' },
  },
  day: {
    sky: ['#5FB8D6', '#A6DCE6', '#E6F6EE'],
    sun: '#FFF6D0',
    hills: ['#8CCBB0', '#57A88A'],
    water: '#4FA3BF',
    tone: { main: '#0E5A45', light: '#2C8467', accent: '#FFCB52', dark: '#0A3A2E' },
  },
  dusk: {
    sky: ['#5B2A45', '#C4523F', '#F7A45B', '#FFD27D'],
    sun: '#FFE9A8',
    hills: ['#B94C45', '#80324A'],
    water: '#8E3A4C',
    tone: { main: '#3E1B38', light: '#6A2B47', accent: '#FFCB52', dark: '#260F26' },
  },
  night: {
    sky: ['#071A24', '#0D3440', '#176A63'],
    sun: '#FFF3CF',
    hills: ['#155A57', '#0F4346'],
    water: '#0F4A50',
    night: true,
    tone: { main: '#0A2A2E', light: '#14464A', accent: '#F2B632', dark: '#051518' },
  },
  mint: {
    sky: ['#9FD9C0', '#CFEEDD', '#F6F7F2'],
    sun: '#FFCB52',
    hills: ['#A9D9C1', '#6FB896'],
    water: '#62B2A0',
    tone: { main: '#B4531A', light: '#DC7E3F', accent: '#FFE08A', dark: '#6F2F10' },
  },
  gold: {
    sky: ['#F39A5B', '#FFC561', '#FFECB3'],
    sun: '#FFF9E6',
    hills: ['#E9A344', '#C77B2E'],
    water: '#D98A45',
    tone: { main: '#0A5A43', light: '#218266', accent: '#FFF0B8', dark: '#07382B' },
  },
  coral: {
    sky: ['#EF7A62', '#FFB199', '#FFE7D6'],
    sun: '#FFF4E2',
    hills: ['#E79A88', '#B7646A'],
    water: '#CC7D7C',
    tone: { main: '#16524F', light: '#2E7F78', accent: '#FFD879', dark: '#0C3335' },
  },
  rain: {
    sky: ['#3F8F8C', '#84C3B5', '#DDF0DF'],
    sun: '#F9FBEA',
    hills: ['#69AC9C', '#3D857A'],
    water: '#2F7F80',
    tone: { main: '#5B2A45', light: '#87435F', accent: '#F7B267', dark: '#351427' },
  },
} satisfies Record<SkyName, Sky>;
