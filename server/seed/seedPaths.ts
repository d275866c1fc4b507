import type { ClubPlan } from './plans/clubs.ts';
import type { ParticipantPlan } from './plans/participants.ts';
import type { TeamPlan } from './plans/teams.ts';

/** Paths of the seed files relative to /storage. Every picture belongs to only one row. */
export const seedPaths = {
  banner: (slug: string) => `banners/${slug}.svg`,
  blog: (slug: string) => `blogs/${slug}.svg`,
  category: (slug: string) => `categories/${slug}.svg`,
  club: ({ code }: ClubPlan) => `clubs/${code.toLowerCase()}.svg`,
  clubBanner: ({ code }: ClubPlan) => `clubs/${code.toLowerCase()}-banner.svg`,
  gallery: (file: string) => `gallery/${file}.svg`,
  participant: ({ slug }: ParticipantPlan) => `participants/${slug}.svg`,
  participantBanner: ({ slug }: ParticipantPlan) => `participants/${slug}-banner.svg`,
  rule: (slug: string) => `rules/${slug}.pdf`,
  team: ({ code }: TeamPlan) => `teams/${code.toLowerCase()}.svg`,
  tournament: (slug: string) => `tournaments/${slug}.svg`,
};
