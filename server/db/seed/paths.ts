import type { ClubPlan } from './clubs.ts';
import type { Person } from './people.ts';
import type { TeamPlan } from './teams.ts';

/** Where the world's files stand, relative to /storage. Every picture belongs to one row only. */
export const worldPaths = {
  banner: (slug: string) => `banners/${slug}.svg`,
  blog: (slug: string) => `blogs/${slug}.svg`,
  category: (slug: string) => `categories/${slug}.svg`,
  club: ({ code }: ClubPlan) => `clubs/${code.toLowerCase()}.svg`,
  clubBanner: ({ code }: ClubPlan) => `clubs/${code.toLowerCase()}-banner.svg`,
  gallery: (file: string) => `gallery/${file}.svg`,
  participant: ({ slug }: Person) => `participants/${slug}.svg`,
  participantBanner: ({ slug }: Person) => `participants/${slug}-banner.svg`,
  rule: (slug: string) => `rules/${slug}.pdf`,
  team: ({ code }: TeamPlan) => `teams/${code.toLowerCase()}.svg`,
  tournament: (slug: string) => `tournaments/${slug}.svg`,
};
